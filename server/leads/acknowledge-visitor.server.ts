import { Acknowledgement } from "#emails/acknowledgement.tsx";
import { translator } from "#i18n/messages.server.ts";
import { composeEmail } from "../platform/mail/compose-email.server.ts";
import type { Services } from "../services.server.ts";
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
	const name = { firstName: lead.firstName };
	const subject = t(wroteMessage ? "acknowledgement.subject" : "acknowledgement.requestSubject", name);
	const mail = await composeEmail({ to: lead.email, subject }, Acknowledgement, {
		language: lead.locale,
		message: lead.message,
		spot: await spotNotice({ database, clock }, lead),
		copy: {
			preview: t("acknowledgement.preview"),
			greeting: t("acknowledgement.greeting", name),
			thanks: t(wroteMessage ? "acknowledgement.thanks" : "acknowledgement.requestThanks"),
			nextTitle: t("acknowledgement.nextTitle"),
			steps: [
				t("acknowledgement.review"),
				t("acknowledgement.contact"),
				t("acknowledgement.talk"),
				...lastStep(lead).map((step) => t(`acknowledgement.${step}`)),
			],
			messageTitle: t("acknowledgement.messageTitle"),
			urgent: t("acknowledgement.urgent"),
			stop: t("acknowledgement.stop"),
			disclaimer: t("acknowledgement.disclaimer"),
			footer: t("footer"),
		},
	});
	await mailer.send(mail, jobId);
}

/** The last step promises a quote, unless the product is not offered there or the visitor looks for work. */
function lastStep({ product, notOffered }: StoredLead): ("quote" | "unserved")[] {
	if (product === "recruiting") return [];
	return notOffered ? ["unserved"] : ["quote"];
}
