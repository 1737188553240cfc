import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Env } from "../env.server.ts";

export interface Mail {
	to: string;
	subject: string;
	html: string;
	text: string;
	replyTo?: string;
	language: string;
}

/** A file that goes along. It is no part of the mail itself, which may lie in a queue as JSON. */
export interface Attachment {
	filename: string;
	contentType: string;
	content: Buffer;
}

export interface Mailer {
	/**
	 * Hands a mail over, or fails so that the job is tried again.
	 * @param id the same in each attempt: it becomes the Message-ID, by which a mail program drops a second copy
	 */
	send(mail: Mail, id: string, attachments?: Attachment[]): Promise<void>;
}

/** In whose name mails are sent, and who gets the replies where a mail itself does not say. */
interface Sender {
	from: string;
	replyTo: string;
}

type Compose = (mail: Mail, id: string) => ReturnType<typeof toMessage>;

export function createMailer(env: Env, clock: () => Date, sender: Sender): Mailer {
	const compose: Compose = (mail, id) => toMessage(mail, id, clock(), sender);
	return env.smtpUrl ? smtpMailer(env.smtpUrl, compose) : outboxMailer(join(env.dataDir, "outbox"), compose);
}

function smtpMailer(url: string, compose: Compose): Mailer {
	const transport = createTransport(withTimeouts(url));
	return {
		async send(mail, id, attachments) {
			await transport.sendMail({ ...compose(mail, id), attachments });
		},
	};
}

/** A server that accepts the connection and then says nothing must not hold a job for ever. */
function withTimeouts(url: string): string {
	const address = new URL(url);
	for (const name of ["connectionTimeout", "greetingTimeout", "socketTimeout"]) {
		if (!address.searchParams.has(name)) address.searchParams.set(name, "15000");
	}
	return address.href;
}

/** Without a mail server, each mail becomes a file that any mail program opens. */
function outboxMailer(folder: string, compose: Compose): Mailer {
	const transport = createTransport({ streamTransport: true, buffer: true });
	return {
		async send(mail, id, attachments) {
			const { message: content } = await transport.sendMail({ ...compose(mail, id), attachments });
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const file = join(folder, `${id}.eml`);
			await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 });
			await rename(`${file}.part`, file);
		},
	};
}

function toMessage(mail: Mail, id: string, date: Date, sender: Sender) {
	return {
		from: sender.from,
		to: mail.to,
		replyTo: mail.replyTo ?? sender.replyTo,
		subject: mail.subject,
		html: mail.html,
		text: mail.text,
		date,
		messageId: `<${id}@${sender.from.replace(/^.*@|>$/g, "")}>`,
		headers: { "Content-Language": mail.language, "Auto-Submitted": "auto-generated" },
	};
}
