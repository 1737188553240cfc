import { guideContent } from "#content/library.server.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import { acknowledgeVisitor } from "./acknowledge-visitor.server.ts";
import { bookingOffer, pdfEmail } from "./pdf-email.server.ts";
import { readLead } from "./read-lead.server.ts";

/** Mails the visitor the guide they asked for. */
export async function sendGuide(
	services: Pick<Services, "database" | "mailer" | "clock">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email, locale, product, state } = lead;
	// A mail to an address that a robot made up would reach a stranger.
	if (!email || lead.spamReasons.length > 0) return;
	if (!product || product === "recruiting") return acknowledgeVisitor(services, leadId, jobId);

	const t = translator(locale, "pdf");
	const { title } = guideContent(locale, product);
	// The library that draws papers is large, and a site that only shows pages never needs it.
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
