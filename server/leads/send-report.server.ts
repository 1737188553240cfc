import { productOfCalculator } from "#domain/products/products.ts";
import { translator } from "#i18n/messages.server.ts";
import { withheldText } from "../compliance/withheld-text.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { acknowledgeVisitor } from "./acknowledge-visitor.server.ts";
import { bookingOffer } from "./booking-offer.server.ts";
import { plainName } from "./greeting.server.ts";
import { inputsOfReport, leadEstimateCard } from "./lead-estimate.server.ts";
import { isPutAside } from "./lead-jobs.server.ts";
import { leadLink } from "./lead-link.server.ts";
import { withheldReasonOf } from "./lead-sales.server.ts";
import { notifyStaffOfWithheldReport } from "./notify-staff-of-withheld-report.server.ts";
import { readLead } from "./read-lead.server.ts";
import { visitorMessage } from "./visitor-message.server.ts";

/**
 * Emails the visitor the estimate that they requested. Its figures are computed again from the inputs: the agency's
 * document shows no amount that a browser has sent.
 */
export async function sendReport(services: VisitorEmailParts, leadId: string, jobId: string): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email, locale } = lead;
	// A robot's lead may carry a stranger's address.
	if (!email || isPutAside(lead)) return;
	const inputs = inputsOfReport(lead);
	if (!inputs) {
		services.log.warn({ leadId }, "the inputs of a report are invalid; the visitor gets an acknowledgment instead");
		return acknowledgeVisitor(services, leadId, jobId);
	}
	const product = productOfCalculator[inputs.service];
	const withheld = withheldReasonOf(lead, product);
	if (withheld) await notifyStaffOfWithheldReport(services, lead, { inputs, withheld }, `${jobId}-withheld`);

	const t = translator(locale, "pdf");
	const booking = bookingOffer(lead);
	const report = { locale, name: plainName(lead), inputs, booking, now: services.clock() };
	const card = leadEstimateCard(lead);
	// The rates may have no price for these inputs. The card then says so, without figures.
	const unpriced = card?.figures.length === 0 ? card.notes.join(" ") : null;
	const reason = withheld ? withheldText(locale, withheld, inputs.state) : unpriced;
	const copy = reason
		? {
				subject: t("report.withheld.subject"),
				preview: t("report.withheld.title"),
				paragraphs: [t("report.withheld.mail", { reason })],
			}
		: {
				subject: t("report.subject"),
				preview: t("report.preview"),
				paragraphs: [t("report.attached"), t("report.advice")],
			};
	const again = leadLink(services.env, lead);
	const draft = visitorMessage(
		services,
		{ ...lead, email },
		{
			...copy,
			estimate: unpriced ? null : card,
			action: booking,
			links: again && !withheld ? [{ label: translator(locale, "emails")("visitor.open"), href: again }] : [],
		},
	);
	const filename = `${t(reason ? "report.withheld.file" : "report.file")}-${t(`fileNames.${product}`)}.pdf`;
	await sendToVisitor(services, { to: email, kind: "report", id: jobId, lead }, async () => {
		const content = await services.renderer.report(report);
		return { draft, attachments: [{ filename, contentType: "application/pdf", content }] };
	});
}
