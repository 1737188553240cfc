import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { AgentCard } from "#app/components/team/agent-card.tsx";
import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import { SuccessMark } from "#app/components/ui/success-mark.tsx";
import { agency } from "#content/agency.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { openScheduler } from "../funnels/scheduler-link.tsx";
import { LeadForm } from "../leads/lead-form.tsx";
import { MarketingConsent } from "../leads/marketing-consent.tsx";
import { PanelTitle } from "../leads/panel-title.tsx";
import { QueuedPanel } from "../leads/queued-panel.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { BookingLink } from "./booking-link.tsx";
import type { ReportProps } from "./next-steps.tsx";
import { useEstimateDetails } from "./use-estimate-details.ts";

export function ReportForm({
	estimate,
	action,
	report: { copy, result, agent },
	takesFocus,
	withheld = false,
	children,
}: {
	estimate: Estimate;
	action: string;
	report: ReportProps;
	/** The visitor has just opened the form. */
	takesFocus: boolean;
	/** The figures may not be shown: the visitor asks for written quotes instead. */
	withheld?: boolean;
	/** Other next steps, below the form until it is sent. */
	children?: ReactNode;
}) {
	const reportText = useTranslations("calculator.report");
	const quotesText = useTranslations("withheld.ask");
	const t = withheld ? quotesText : reportText;
	const details = useEstimateDetails(estimate, withheld);
	const locale = usePageLocale();
	const claims = useClaims();
	const product = productOfCalculator[estimate.product];
	const mayBook = salesRefusal({ product, state: estimate.inputs.state }, claims, agency) === null;
	const calculatorText = useTranslations("calculator");
	const form = useLeadForm({
		kind: "report",
		copy,
		result,
		details,
		onSuccess: (leadId) => mayBook && openScheduler({ address: agency.booking[product], locale, leadId }),
	});
	const { phase, arrived } = form;

	if (phase === "queued") return <QueuedPanel form={form} />;
	if (phase === "sent") {
		return (
			<>
				<SuccessMark />
				<PanelTitle takesFocus={arrived}>{t("sent")}</PanelTitle>
				<p className="mt-2">{t("sentText")}</p>
				<p className="mt-2">
					<LinkedPhone text={reportText("reach")} />
				</p>
				<AgentCard team={agent ? [agent] : []} state={estimate.inputs.state || null} className="my-5" />
				<BookingLink estimate={estimate} leadId={form.leadId ?? undefined} />
				<MarketingConsent form={form} action={action} />
			</>
		);
	}
	return (
		<>
			<LeadForm
				form={form}
				action={action}
				labelledBy="report-title"
				submitLabel={t("submit")}
				missingText={(fields) => calculatorText("missing", { fields: fields.join(", ") })}
				{...(mayBook && { note: reportText("opensScheduler") })}
			>
				<div id="report-title">
					<PanelTitle takesFocus={takesFocus}>{t("title")}</PanelTitle>
				</div>
				<p className="mt-2">{t("text")}</p>
			</LeadForm>
			{children && <p className="mt-4">{children}</p>}
		</>
	);
}
