import { guideContent } from "#content/library.server.ts";
import { guideFilePath } from "#domain/funnels/guide-file.ts";
import { translator } from "#i18n/messages.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { guideFilename } from "../pdf/guide-file.server.ts";
import { acknowledgeVisitor } from "./acknowledge-visitor.server.ts";
import { bookingOffer } from "./booking-offer.server.ts";
import { isPutAside } from "./lead-jobs.server.ts";
import { refusalOf, stateOfLead } from "./lead-sales.server.ts";
import { readLead } from "./read-lead.server.ts";
import { visitorMessage } from "./visitor-message.server.ts";

/** Emails the visitor the guide that they requested. */
export async function sendGuide(services: VisitorEmailParts, leadId: string, jobId: string): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email, locale, product } = lead;
	// A robot's lead may carry a stranger's address.
	if (!email || isPutAside(lead)) return;
	if (!product || product === "recruiting") return acknowledgeVisitor(services, leadId, jobId);

	const t = translator(locale, "pdf");
	const refusal = refusalOf(lead);
	const { title } = guideContent(locale, product);
	const copy = {
		subject: t("guide.subject", { title }),
		preview: t("guide.preview"),
		paragraphs: [t("guide.attached", { title }), t("guide.advice")],
		// The site's file is drawn for no state in particular, with figures. The attached one knows the state.
		action:
			refusal && refusal !== "no_opinion"
				? null
				: {
						label: translator(locale, "emails")("visitor.openGuide"),
						href: services.env.siteOrigin + guideFilePath(locale, product),
					},
		links: [bookingOffer(lead) ?? []].flat(),
	};
	const draft = visitorMessage(services, { ...lead, email }, copy);
	const filename = guideFilename(locale, product);
	await sendToVisitor(services, { to: email, kind: "guide", id: jobId, lead }, async () => {
		const state = stateOfLead(lead);
		const content = await services.renderer.guide({ locale, product, state, now: services.clock() });
		return { draft, attachments: [{ filename, contentType: "application/pdf", content }] };
	});
}
