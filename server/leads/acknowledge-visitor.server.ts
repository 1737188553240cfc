import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { englishDocuments } from "#content/notices.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail, type EmailDraft } from "../emails/email-draft.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { licenseLine } from "../pdf/license-line.server.ts";
import { greeting } from "./greeting.server.ts";
import { readLead, type StoredLead } from "./read-lead.server.ts";
import { spotNotice } from "./spot-notice.server.ts";

/** Emails the visitor, in their language, that the lead has arrived and what happens next. */
export async function acknowledgeVisitor(services: VisitorEmailParts, leadId: string, jobId: string): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email } = lead;
	if (!email) return;
	// About a spot it says until when to choose a time, so it may follow another acknowledgment.
	const kind = lead.kind === "offer" ? "spot" : "acknowledgment";
	await sendToVisitor(services, { to: email, kind, id: jobId, lead }, async () => ({
		draft: acknowledgment({ ...lead, email }, await spotNotice(services, lead)),
	}));
}

function acknowledgment(
	lead: StoredLead & { email: string },
	spot: Awaited<ReturnType<typeof spotNotice>>,
): EmailDraft {
	const wroteMessage = lead.kind === "contact";
	const t = translator(lead.locale, "emails");
	const subject = t(wroteMessage ? "acknowledgment.subject" : "acknowledgment.requestSubject");
	return draftEmail({ to: lead.email, subject }, "acknowledgment", {
		language: lead.locale,
		spot,
		copy: {
			preview: t("acknowledgment.preview"),
			greeting: greeting(lead),
			thanks: t(wroteMessage ? "acknowledgment.thanks" : "acknowledgment.requestThanks"),
			nextTitle: t("acknowledgment.nextTitle"),
			steps: [t("acknowledgment.review"), ...nextSteps(lead).map((step) => t(`acknowledgment.${step}`))],
			urgent: t("acknowledgment.urgent"),
			license: licenseLine(lead.locale, lead.state),
			stop: t("acknowledgment.stop"),
			disclaimer: [t("acknowledgment.disclaimer"), englishDocuments[lead.locale]].filter(Boolean).join(" "),
			footer: t("footer"),
		},
	});
}

/**
 * The last step promises a quote, unless the product is not offered there or the visitor looks for work. Where nothing
 * may be sold, nobody calls.
 */
function nextSteps({ product, notOffered, state }: StoredLead): ("contact" | "call" | "quote" | "notOffered")[] {
	if (product === "recruiting") return ["contact", "call"];
	if (salesRefusal({ product, state }, currentClaims(), agency)) return ["notOffered"];
	return ["contact", "call", notOffered ? "notOffered" : "quote"];
}
