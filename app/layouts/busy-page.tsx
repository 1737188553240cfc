import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";
import { MessagePage } from "./message-page.tsx";

/** The error of a page that was refused, which isn't a fault and isn't logged as one. */
export const busyError = new Error("The site is busy");

/** The same for all addresses, also those that a form was posted to: only the browser still has the typed values. */
export function BusyPage({ reload }: { reload: { href: string; label: string } }) {
	const t = useTranslations("common.busy");
	return (
		<MessagePage title={t("title")} text={t("text")}>
			<a href={`tel:${agency.phone.e164}`} className={buttonStyle("primary")}>
				<Icon name="phone" />
				{t("call", { phone: agency.phone.display })}
			</a>
			<a href={reload.href} className={buttonStyle("secondary")}>
				{reload.label}
			</a>
		</MessagePage>
	);
}
