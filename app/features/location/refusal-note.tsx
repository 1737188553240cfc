import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { WithheldReason } from "#domain/claims/figures.ts";
import type { SalesRefusal } from "#domain/claims/selling.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";

interface RefusalNoteProps {
	reason: SalesRefusal | WithheldReason;
	/** Two letters; null while it is unknown. */
	state: string | null;
}

/** Takes the place of figures or appointments that are refused, and says why. */
export function RefusalNote({ reason, state }: RefusalNoteProps) {
	const t = useTranslations("withheld");
	const name = jurisdictionName(state ?? "", usePageLocale()) ?? state ?? "";
	const isDebt = reason === "no_opinion";
	return (
		<div className="rounded-lg border-l-4 border-coral-600 bg-coral-50 p-5">
			<p className="text-ink-900">{t(`reasons.${reason}`, { state: name })}</p>
			<SiteLink
				path={isDebt ? "/calculator#debt-planner" : "/#contact"}
				className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
			>
				{t(isDebt ? "planner" : "write")}
			</SiteLink>
		</div>
	);
}
