import type { Attachment, Handover } from "../platform/mail/mailer.server.ts";
import type { Services } from "../services.server.ts";
import type { EmailDraft } from "./email-draft.server.ts";

/**
 * Renders and sends an email. Emails to an address that a visitor typed pass `sendToVisitor` first.
 * @param id the same in each attempt
 */
export async function sendEmail(
	{ renderer, mailer }: Pick<Services, "renderer" | "mailer">,
	draft: EmailDraft,
	id: string,
	attachments?: Attachment[],
): Promise<Handover> {
	const { to, subject, replyTo, leadIds, unsubscribe, props } = draft;
	const { html, text } = await renderer.email(draft);
	const mail = {
		to,
		subject,
		html,
		text,
		language: props.language,
		...(replyTo && { replyTo }),
		...(leadIds && { leadIds }),
		...(unsubscribe && { unsubscribeUrl: unsubscribe.oneClick }),
	};
	return mailer.send(mail, id, attachments);
}
