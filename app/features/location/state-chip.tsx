import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { changeStateLink, stateChip } from "./location-places.ts";

/**
 * The visitor's state in the header while the place above the content is closed or has no state to speak of. Its width is
 * fixed, because script fills in the code of the state.
 */
export function StateChip() {
	const t = useTranslations("location");
	return (
		<SiteLink
			path="/state-compliance"
			{...changeStateLink.mark("")}
			className="hidden min-h-11 items-center justify-center gap-1 rounded-full px-2 text-sm font-semibold text-ink-900 hover:bg-ink-50 in-data-banner-closed:inline-flex"
		>
			<Icon name="pin" className="size-5" />
			<span {...stateChip.mark("")} aria-hidden="true" className="w-6 max-[359px]:hidden" />
			<span className="sr-only">{t("change")}</span>
		</SiteLink>
	);
}
