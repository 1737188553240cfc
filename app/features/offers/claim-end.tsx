import { useTranslations } from "use-intl";
import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";

/** When a hold ends. */
export function ClaimEnd({ locale, heldUntil }: { locale: Locale; heldUntil: string }) {
	const t = useTranslations("claim");
	return (
		<p className="mt-2 border-l-4 border-sun-400 pl-4 text-lg font-semibold text-ink-900">
			<time dateTime={heldUntil}>{formatDateTime(locale, new Date(heldUntil), agency.timeZone)}</time> ({t("zone")})
		</p>
	);
}
