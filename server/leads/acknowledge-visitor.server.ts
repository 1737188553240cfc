import { render } from "@react-email/render";
import { createElement } from "react";
import { agencyFacts } from "#content/agency-facts.ts";
import { Acknowledgement } from "#emails/acknowledgement.tsx";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import { readLead } from "./read-lead.server.ts";

/** Tells the visitor, in their language, that the message arrived and what happens when. */
export async function acknowledgeVisitor(
	{ database, mailer }: Pick<Services, "database" | "mailer">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(database.db, leadId);
	if (!lead.email) return;
	const t = translator(lead.locale, "emails");
	const facts = { ...agencyFacts, firstName: lead.first_name };
	const mail = createElement(Acknowledgement, {
		language: lead.locale,
		message: lead.message,
		copy: {
			preview: t("acknowledgement.preview"),
			greeting: t("acknowledgement.greeting", facts),
			thanks: t("acknowledgement.thanks", facts),
			nextTitle: t("acknowledgement.nextTitle"),
			steps: [
				t("acknowledgement.review"),
				t("acknowledgement.contact"),
				t("acknowledgement.talk"),
				t("acknowledgement.quote"),
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
			subject: t("acknowledgement.subject", facts),
			html: await render(mail),
			text: await render(mail, { plainText: true }),
			language: lead.locale,
		},
		jobId,
	);
}
