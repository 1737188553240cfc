import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Services } from "../services.server.ts";
import { greeting } from "./greeting.server.ts";
import { readLead, type StoredLead } from "./read-lead.server.ts";
import { spotNotice } from "./spot-notice.server.ts";

/** Emails the visitor, in their language, that the lead has arrived and what happens next. */
export async function acknowledgeVisitor(
	services: Pick<Services, "database" | "mailer" | "renderer" | "clock">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	if (!lead.email) return;
	const wroteMessage = lead.kind === "contact";
	const t = translator(lead.locale, "emails");
	const subject = t(wroteMessage ? "acknowledgment.subject" : "acknowledgment.requestSubject");
	const draft = draftEmail({ to: lead.email, subject }, "acknowledgment", {
		language: lead.locale,
		spot: await spotNotice(services, lead),
		copy: {
			preview: t("acknowledgment.preview"),
			greeting: greeting(lead),
			thanks: t(wroteMessage ? "acknowledgment.thanks" : "acknowledgment.requestThanks"),
			nextTitle: t("acknowledgment.nextTitle"),
			steps: [
				t("acknowledgment.review"),
				t("acknowledgment.contact"),
				t("acknowledgment.call"),
				...lastStep(lead).map((step) => t(`acknowledgment.${step}`)),
			],
			urgent: t("acknowledgment.urgent"),
			stop: t("acknowledgment.stop"),
			disclaimer: t("acknowledgment.disclaimer"),
			footer: t("footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}

/** The last step promises a quote, unless the product is not offered there or the visitor looks for work. */
function lastStep({ product, notOffered }: StoredLead): ("quote" | "notOffered")[] {
	if (product === "recruiting") return [];
	return notOffered ? ["notOffered"] : ["quote"];
}
