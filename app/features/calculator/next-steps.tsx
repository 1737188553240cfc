import { useState } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";
import { quoteOfInputs } from "#domain/funnels/quote-of-inputs.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import type { LeadResult } from "../leads/lead-form-state.ts";
import { BookingLink } from "./booking-link.tsx";
import { ReportForm } from "./report-form.tsx";

export interface ReportProps {
	copy: LeadCopy;
	/** The result of the report form, posted without script. */
	result: LeadResult | undefined;
	/** True if the URL asks for the form. */
	asked: boolean;
	/** The person whom the thanks for a sent form name; null where nobody may be shown. */
	agent: ShownMember | null;
}

/** Offers a call or the report by email. */
export function NextSteps({ page, estimate, report }: { page: string; estimate: Estimate; report: ReportProps }) {
	const t = useTranslations("calculator.next");
	const [opened, setOpened] = useState(false);
	const form = `${page}?${toQuery(estimate.inputs)}&report=full#next-steps`;
	const quote = quoteOfInputs(estimate.inputs);
	const quoteLink = quote && (
		<SiteLink
			path={quote}
			className="inline-flex min-h-11 items-center gap-2 font-semibold text-coral-700 underline-offset-4 hover:underline"
		>
			{t("quotes")}
			<Icon name="arrow-right" />
		</SiteLink>
	);
	const shown = opened || report.asked || report.result !== undefined;
	return (
		<div id="next-steps" className="scroll-mt-24 rounded-xl bg-ink-50 p-5 sm:p-8 print:hidden">
			{shown ? (
				<ReportForm estimate={estimate} action={form} report={report} takesFocus={opened}>
					{quoteLink}
				</ReportForm>
			) : (
				<>
					<h3 className="text-xl">{t("title")}</h3>
					<p className="mt-2">{t(estimate.product === "debt_plan" ? "debtText" : "text")}</p>
					<div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
						<BookingLink estimate={estimate} />
						<a
							href={form}
							onClick={(event) => {
								event.preventDefault();
								setOpened(true);
							}}
							className={buttonStyle("secondary")}
						>
							<Icon name="mail" />
							{t("email")}
						</a>
					</div>
					{quoteLink && <p className="mt-3">{quoteLink}</p>}
				</>
			)}
		</div>
	);
}
