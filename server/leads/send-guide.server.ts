import { guideContent } from "#content/library.server.ts";
import { translator } from "#i18n/messages.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { acknowledgeVisitor } from "./acknowledge-visitor.server.ts";
import { bookingOffer, pdfEmail } from "./pdf-email.server.ts";
import { readLead } from "./read-lead.server.ts";

/** Emails the visitor the guide that they requested. */
export async function sendGuide(services: VisitorEmailParts, leadId: string, jobId: string): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email, locale, product, state } = lead;
	// A robot's lead may carry a stranger's address.
	if (!email || lead.spamReasons.length > 0) return;
	if (!product || product === "recruiting") return acknowledgeVisitor(services, leadId, jobId);

	const t = translator(locale, "pdf");
	const { title } = guideContent(locale, product);
	const draft = pdfEmail(
		{ ...lead, email },
		{
			subject: t("guide.subject", { title }),
			preview: t("guide.preview"),
			paragraphs: [t("guide.attached", { title }), t("guide.advice")],
			booking: bookingOffer(lead, product),
		},
	);
	const filename = `${t("guide.file")}-${product}.pdf`;
	await sendToVisitor(services, { to: email, kind: "guide", id: jobId, lead }, async () => {
		const content = await services.renderer.guide({ locale, product, state, now: services.clock() });
		return { draft, attachments: [{ filename, contentType: "application/pdf", content }] };
	});
}
