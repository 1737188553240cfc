import { useTranslations } from "use-intl";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { changeStateLink } from "./location-places.ts";

/** Opens the choice of a state, also after the notice about it was closed. */
export function ChangeStateLink({ className }: { className: string }) {
	const t = useTranslations("location");
	return (
		<SiteLink path="/state-compliance" {...changeStateLink.mark("")} className={className}>
			{t("change")}
		</SiteLink>
	);
}
