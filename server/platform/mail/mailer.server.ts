import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Env } from "../env.server.ts";
import { isLoopbackHost } from "../loopback.server.ts";
import { outboxFolder } from "./outbox-files.server.ts";
import { RecipientRefusedError, refusesRecipient } from "./refused-recipient.server.ts";

export interface Mail {
	to: string;
	subject: string;
	html: string;
	text: string;
	replyTo?: string;
	language: string;
	/** The address that a mail program calls to stop such emails (RFC 8058). */
	unsubscribeUrl?: string;
	/** The leads that it tells of. A header names them, by which a deletion finds the mail. */
	leadIds?: string[];
}

/** An attached file. It is not a part of `Mail`, which may be queued as JSON. */
export interface Attachment {
	filename: string;
	contentType: string;
	content: Buffer;
}

/** Where a mail went: to a server, which took it with these words, or into a file of this name. */
export type Handover = { to: "server"; answer: string } | { to: "file"; file: string };

export interface Mailer {
	/**
	 * Sends a mail, or fails so that the job is retried.
	 * @throws RecipientRefusedError
	 * @param id the same in each attempt. It becomes the Message-ID, by which mail programs drop a second copy.
	 */
	send(mail: Mail, id: string, attachments?: Attachment[]): Promise<Handover>;
}

/** The sender, and the default address for replies. They are read for each mail: an admin can change them. */
interface Sender {
	name: string;
	address: string;
	replyTo: string;
}

type Compose = (mail: Mail, id: string) => ReturnType<typeof toMessage>;

export function createMailer(env: Env, clock: () => Date, sender: Sender): Mailer {
	const compose: Compose = (mail, id) => toMessage(mail, id, clock(), sender);
	return env.smtpUrl
		? smtpMailer(transportAddress(env.smtpUrl, env.mode === "production"), compose)
		: outboxMailer(outboxFolder(env.dataDir), compose);
}

function smtpMailer(url: string, compose: Compose): Mailer {
	const transport = createTransport(url);
	return {
		async send(mail, id, attachments) {
			try {
				const { response } = await transport.sendMail({ ...compose(mail, id), attachments });
				return { to: "server", answer: response };
			} catch (error) {
				throw refusesRecipient(error) ? new RecipientRefusedError("No such mailbox", { cause: error }) : error;
			}
		},
	};
}

/**
 * Sets timeouts, because a server may accept the connection and never respond. In production, mail to another machine is
 * encrypted unless the address says `requireTLS=false`: otherwise someone on the way could ask for plain text.
 */
export function transportAddress(url: string, production: boolean): string {
	const address = new URL(url);
	const leavesMachine = address.protocol === "smtp:" && !isLoopbackHost(address.hostname);
	if (production && leavesMachine && !address.searchParams.has("requireTLS")) {
		address.searchParams.set("requireTLS", "true");
	}
	for (const name of ["connectionTimeout", "greetingTimeout", "socketTimeout"]) {
		if (!address.searchParams.has(name)) address.searchParams.set(name, "15000");
	}
	return address.href;
}

/** The name of the mail server in the configuration, without what is secret; null if there is none. */
export function smtpHostOf({ smtpUrl }: Pick<Env, "smtpUrl">): string | null {
	return URL.canParse(smtpUrl) ? new URL(smtpUrl).hostname || null : null;
}

/** Without a mail server, writes each mail into a file that mail programs can open. */
function outboxMailer(folder: string, compose: Compose): Mailer {
	const transport = createTransport({ streamTransport: true, buffer: true });
	return {
		async send(mail, id, attachments) {
			const { message: content } = await transport.sendMail({ ...compose(mail, id), attachments });
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const file = join(folder, `${id}.eml`);
			await writeFile(`${file}.part`, content as Buffer, { mode: 0o600 });
			await rename(`${file}.part`, file);
			return { to: "file", file: `${id}.eml` };
		},
	};
}

function toMessage(mail: Mail, id: string, date: Date, sender: Sender) {
	return {
		from: { name: sender.name, address: sender.address },
		to: mail.to,
		replyTo: mail.replyTo ?? sender.replyTo,
		subject: mail.subject,
		html: mail.html,
		text: mail.text,
		date,
		messageId: `<${id}@${sender.address.replace(/^.*@/, "")}>`,
		headers: {
			"Content-Language": mail.language,
			"Auto-Submitted": "auto-generated",
			...(mail.leadIds?.length && { "X-Lead-Ids": mail.leadIds.join(" ") }),
			...(mail.unsubscribeUrl && {
				"List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
				"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
			}),
		},
	};
}
