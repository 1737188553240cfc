import { guideContent } from "#content/library.server.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import { acknowledgeVisitor } from "./acknowledge-visitor.server.ts";
import { bookingOffer, pdfEmail } from "./pdf-email.server.ts";
import { readLead } from "./read-lead.server.ts";

/** Emails the visitor the guide that they requested. */
export async function sendGuide(
	services: Pick<Services, "database" | "mailer" | "clock">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email, locale, product, state } = lead;
	// A robot's lead may carry a stranger's address.
	if (!email || lead.spamReasons.length > 0) return;
	if (!product || product === "recruiting") return acknowledgeVisitor(services, leadId, jobId);

	const t = translator(locale, "pdf");
	const { title } = guideContent(locale, product);
	// Loaded on demand: the PDF library is large, and serving pages does not need it.
	const { renderGuide } = await import("../pdf/render-pdf.server.ts");
	const content = await renderGuide(locale, product, { state, now: services.clock() });
	const mail = await pdfEmail(
		{ ...lead, email },
		{
			subject: t("guide.subject", { title }),
			preview: t("guide.preview"),
			paragraphs: [t("guide.attached", { title }), t("guide.advice")],
			booking: bookingOffer(lead, product),
		},
	);
	const filename = `${t("guide.file")}-${product}.pdf`;
	await services.mailer.send(mail, jobId, [{ filename, contentType: "application/pdf", content }]);
}
