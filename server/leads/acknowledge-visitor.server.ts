import { Acknowledgment } from "#emails/acknowledgment.tsx";
import { translator } from "#i18n/messages.server.ts";
import { composeEmail } from "../platform/mail/compose-email.server.ts";
import type { Services } from "../services.server.ts";
import { greeting } from "./greeting.server.ts";
import { readLead, type StoredLead } from "./read-lead.server.ts";
import { spotNotice } from "./spot-notice.server.ts";

/** Emails the visitor, in their language, that the lead has arrived and what happens next. */
export async function acknowledgeVisitor(
	{ database, mailer, clock }: Pick<Services, "database" | "mailer" | "clock">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(database.db, leadId);
	if (!lead.email) return;
	const wroteMessage = lead.kind === "contact";
	const t = translator(lead.locale, "emails");
	const subject = t(wroteMessage ? "acknowledgment.subject" : "acknowledgment.requestSubject");
	const mail = await composeEmail({ to: lead.email, subject }, Acknowledgment, {
		language: lead.locale,
		spot: await spotNotice({ database, clock }, lead),
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
	await mailer.send(mail, jobId);
}

/** The last step promises a quote, unless the product is not offered there or the visitor looks for work. */
function lastStep({ product, notOffered }: StoredLead): ("quote" | "notOffered")[] {
	if (product === "recruiting") return [];
	return notOffered ? ["notOffered"] : ["quote"];
}
