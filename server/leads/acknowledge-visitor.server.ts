import { render } from "@react-email/render";
import { createElement } from "react";
import { agencyFacts } from "#content/agency-facts.ts";
import { Acknowledgement } from "#emails/acknowledgement.tsx";
import { translator } from "#i18n/messages.server.ts";
import { spotNotice } from "../offers/spot-notice.server.ts";
import type { Services } from "../services.server.ts";
import { type LeadRecord, readLead } from "./read-lead.server.ts";

/** Tells the visitor, in their language, that the message or the request arrived and what happens when. */
export async function acknowledgeVisitor(
	{ database, mailer, clock }: Pick<Services, "database" | "mailer" | "clock">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(database.db, leadId);
	if (!lead.email) return;
	const wroteMessage = lead.purpose === "contact";
	const t = translator(lead.locale, "emails");
	const facts = { ...agencyFacts, firstName: lead.first_name };
	const mail = createElement(Acknowledgement, {
		language: lead.locale,
		message: lead.message,
		spot: await spotNotice({ database, clock }, lead),
		copy: {
			preview: t("acknowledgement.preview"),
			greeting: t("acknowledgement.greeting", facts),
			thanks: t(wroteMessage ? "acknowledgement.thanks" : "acknowledgement.requestThanks", facts),
			nextTitle: t("acknowledgement.nextTitle"),
			steps: [
				t("acknowledgement.review"),
				t("acknowledgement.contact"),
				t("acknowledgement.talk"),
				...lastStep(lead).map((step) => t(`acknowledgement.${step}`)),
			],
			messageTitle: t("acknowledgement.messageTitle"),
			urgent: t("acknowledgement.urgent", facts),
			stop: t("acknowledgement.stop"),
			disclaimer: t("acknowledgement.disclaimer"),
			footer: t("footer"),
		},
	});
	await mailer.send(
		{
			to: lead.email,
			subject: t(wroteMessage ? "acknowledgement.subject" : "acknowledgement.requestSubject", facts),
			html: await render(mail),
			text: await render(mail, { plainText: true }),
			language: lead.locale,
		},
		jobId,
	);
}

/** What comes of it in the end: no quote is promised where none may be given, or to somebody who looks for work. */
function lastStep({ product, unserved }: LeadRecord): ("quote" | "unserved")[] {
	if (product === "recruiting") return [];
	return unserved ? ["unserved"] : ["quote"];
}
