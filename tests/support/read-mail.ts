import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface ReceivedMail {
	from: string;
	to: string;
	replyTo: string;
	subject: string;
	language: string;
	/** The address that a mail program calls to unsubscribe, and the body of that call. Empty in emails to staff. */
	listUnsubscribe: string;
	listUnsubscribePost: string;
	text: string;
	html: string;
	attachments: { filename: string; contentType: string; content: Buffer }[];
}

interface Part {
	headers: Map<string, string>;
	body: string;
}

/** The mails in a folder, oldest first. */
export function readOutbox(folder: string): ReceivedMail[] {
	let files: string[];
	try {
		files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
	} catch {
		// The first mail creates the folder.
		return [];
	}
	return files
		.flatMap((file) => readFileIn(join(folder, file)))
		.sort((one, other) => one.writtenAt - other.writtenAt)
		.map(({ source }) => readMail(source));
}

/** Empty if a deletion of somebody's data took the file in the meantime. */
function readFileIn(path: string): { source: string; writtenAt: number }[] {
	try {
		return [{ source: readFileSync(path, "utf8"), writtenAt: statSync(path).mtimeMs }];
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}

function readMail(source: string): ReceivedMail {
	const { headers, body } = split(source);
	const parts = leaves({ headers, body });
	const text = (type: string) => parts.find((part) => !isAttached(part) && typeOf(part) === type);
	const header = (name: string) => decodeWords(headers.get(name) ?? "");
	return {
		from: header("from"),
		to: header("to"),
		replyTo: header("reply-to"),
		subject: header("subject"),
		language: header("content-language"),
		listUnsubscribe: header("list-unsubscribe"),
		listUnsubscribePost: header("list-unsubscribe-post"),
		text: bytesOf(text("text/plain")).toString("utf8"),
		html: bytesOf(text("text/html")).toString("utf8"),
		attachments: parts.filter(isAttached).map((part) => ({
			filename: /filename="?([^";]+)/.exec(part.headers.get("content-disposition") ?? "")?.[1] ?? "",
			contentType: typeOf(part),
			content: bytesOf(part),
		})),
	};
}

function split(source: string): Part {
	const [head = "", ...rest] = source.replaceAll("\r\n", "\n").split("\n\n");
	const lines = head.replace(/\n[ \t]+/g, " ").split("\n");
	const headers = new Map(
		lines.map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
		}),
	);
	return { headers, body: rest.join("\n\n") };
}

/** All parts with content, at any depth. */
function leaves(part: Part): Part[] {
	const boundary = /boundary="?([^";]+)/.exec(part.headers.get("content-type") ?? "")?.[1];
	if (!boundary) return [part];
	const parts = part.body.split(`--${boundary}`).slice(1, -1);
	return parts.flatMap((inner) => leaves(split(inner.replace(/^\r?\n/, ""))));
}

function typeOf({ headers }: Part): string {
	return (headers.get("content-type") ?? "text/plain").split(";")[0]?.trim().toLowerCase() ?? "";
}

function isAttached({ headers }: Part): boolean {
	return /^attachment/i.test(headers.get("content-disposition") ?? "");
}

function bytesOf(part: Part | undefined): Buffer {
	if (!part) return Buffer.alloc(0);
	const encoding = part.headers.get("content-transfer-encoding") ?? "";
	if (/base64/i.test(encoding)) return Buffer.from(part.body, "base64");
	if (/quoted-printable/i.test(encoding)) return Buffer.from(unquoted(part.body.replace(/=\n/g, "")), "latin1");
	return Buffer.from(part.body, "utf8");
}

/** Decodes quoted-printable text to one character per byte. */
function unquoted(text: string): string {
	return text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** RFC 2047: `=?UTF-8?Q?Nou_resevwa?=`. */
function decodeWords(header: string): string {
	return header
		.replace(/\?=\s+=\?/g, "?==?")
		.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
			kind.toLowerCase() === "b"
				? Buffer.from(text, "base64").toString("utf8")
				: Buffer.from(unquoted(text.replaceAll("_", " ")), "latin1").toString("utf8"),
		);
}
