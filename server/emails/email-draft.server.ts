import type { EmailContent } from "../rendering/renderings.server.ts";

/** An email before it is drawn. It is plain data, so a job may hold it. */
export type EmailDraft = EmailContent & {
	to: string;
	subject: string;
	replyTo?: string;
	/** To staff: the leads that it tells of. */
	leadIds?: string[];
	/** To visitors: how to stop such emails, on a page and by a call of the mail program. */
	unsubscribe?: { label: string; page: string; oneClick: string };
};

type Props<Name> = Extract<EmailContent, { template: Name }>["props"];

interface Envelope extends Pick<EmailDraft, "to" | "subject" | "leadIds"> {
	replyTo?: string | null | undefined;
}

/** Addresses an email and names its template. */
export function draftEmail<Name extends EmailContent["template"]>(
	{ to, subject, replyTo, leadIds }: Envelope,
	template: Name,
	props: Props<Name>,
): EmailDraft {
	return { to, subject, ...(replyTo && { replyTo }), ...(leadIds && { leadIds }), template, props } as EmailDraft;
}
