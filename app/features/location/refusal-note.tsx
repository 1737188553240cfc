import { useTranslations } from "use-intl";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { WithheldReason } from "#domain/claims/figures.ts";
import type { SalesRefusal } from "#domain/claims/selling.ts";
import { isRecruitingOnly } from "#domain/compliance/availability.ts";
import { regulatorDirectory } from "#domain/compliance/regulator-contacts.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { useRefusalText } from "./use-refusal-text.ts";

interface RefusalNoteProps {
	reason: SalesRefusal | WithheldReason;
	/** Two letters; null while it is unknown. */
	state: string | null;
	product: ProductSlug | null;
}

const linkStyle = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** Takes the place of figures or appointments that are refused: why, and what the visitor can do instead. */
export function RefusalNote({ reason, state, product }: RefusalNoteProps) {
	const t = useTranslations("withheld");
	const location = useTranslations("location");
	const textOf = useRefusalText();
	const hasNoRecord = reason === "not_licensed" && !complianceByCode(state ?? "");
	return (
		<div className="rounded-lg border-l-4 border-coral-600 bg-coral-50 p-5">
			<p className="text-ink-900">{textOf(reason, state, product)}</p>
			<p className="mt-1 flex flex-wrap gap-x-6">
				{reason === "not_licensed" && isRecruitingOnly(state) ? (
					<SiteLink path="/careers" className={linkStyle}>
						{location("details.careers")}
					</SiteLink>
				) : (
					<SiteLink path={reason === "no_opinion" ? "/calculator#debt-planner" : "/#contact"} className={linkStyle}>
						{reason === "no_opinion"
							? t("planner")
							: reason === "not_offered" || hasNoRecord
								? location("notice.contact")
								: t("write")}
					</SiteLink>
				)}
				{hasNoRecord && (
					<ExternalLink href={regulatorDirectory} className={linkStyle}>
						{location("details.regulators")}
					</ExternalLink>
				)}
			</p>
		</div>
	);
}
