import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { readInputs } from "#domain/calculators/read-inputs.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";
import { withheldText } from "../compliance/withheld-text.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { acknowledgeVisitor } from "./acknowledge-visitor.server.ts";
import { plainName } from "./greeting.server.ts";
import { notifyStaffOfWithheldReport } from "./notify-staff-of-withheld-report.server.ts";
import { bookingOffer, pdfEmail } from "./pdf-email.server.ts";
import { readLead, type StoredLead } from "./read-lead.server.ts";

/**
 * Emails the visitor the estimate that they requested. Its figures are computed again from the inputs: the agency's
 * document shows no amount that a browser has sent.
 */
export async function sendReport(services: VisitorEmailParts, leadId: string, jobId: string): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email, locale } = lead;
	// A robot's lead may carry a stranger's address.
	if (!email || lead.spamReasons.length > 0) return;
	const inputs = inputsOf(lead);
	if (!inputs) {
		services.log.warn({ leadId }, "the inputs of a report are invalid; the visitor gets an acknowledgment instead");
		return acknowledgeVisitor(services, leadId, jobId);
	}
	const product = productOfCalculator[inputs.service];
	const withheld = withheldReason({ product, state: inputs.state }, currentClaims(), agency);
	if (withheld) await notifyStaffOfWithheldReport(services, lead, { inputs, withheld }, `${jobId}-withheld`);

	const t = translator(locale, "pdf");
	const booking = bookingOffer(lead, product);
	const report = { locale, name: plainName(lead), inputs, booking, now: services.clock() };
	const copy = withheld
		? {
				subject: t("report.withheld.subject"),
				preview: t("report.withheld.title"),
				paragraphs: [t("report.withheld.mail", { reason: withheldText(locale, withheld, inputs.state) })],
			}
		: {
				subject: t("report.subject"),
				preview: t("report.preview"),
				paragraphs: [t("report.attached"), t("report.advice")],
			};
	const draft = pdfEmail({ ...lead, email }, { ...copy, booking });
	const filename = `${t(withheld ? "report.withheld.file" : "report.file")}-${product}.pdf`;
	await sendToVisitor(services, { to: email, kind: "report", id: jobId, lead }, async () => {
		const content = await services.renderer.report(report);
		return { draft, attachments: [{ filename, contentType: "application/pdf", content }] };
	});
}

function inputsOf({ details, state }: StoredLead): CalculatorInputs | null {
	const reading = readInputs({ ...details.inputs, service: details.calculator, state: state ?? "" });
	return reading.ok ? reading.inputs : null;
}
