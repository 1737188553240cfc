import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export interface ReceivedMail {
	to: string;
	replyTo: string;
	subject: string;
	language: string;
	text: string;
	html: string;
}

/** The mails in a folder, oldest first. */
export function readOutbox(folder: string): ReceivedMail[] {
	let files: string[];
	try {
		files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
	} catch {
		// The folder comes with the first mail.
		return [];
	}
	return files
		.map((file) => join(folder, file))
		.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
		.map((file) => readMail(readFileSync(file, "utf8")));
}

function readMail(source: string): ReceivedMail {
	const { headers, body } = split(source);
	const parts = bodies(headers, body);
	const header = (name: string) => decodeWords(headers.get(name) ?? "");
	return {
		to: header("to"),
		replyTo: header("reply-to"),
		subject: header("subject"),
		language: header("content-language"),
		text: parts.get("text/plain") ?? "",
		html: parts.get("text/html") ?? "",
	};
}

function split(source: string): { headers: Map<string, string>; body: string } {
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

/** The decoded texts by content type, however deep the parts lie. */
function bodies(headers: Map<string, string>, body: string): Map<string, string> {
	const type = headers.get("content-type") ?? "text/plain";
	const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
	if (!boundary) {
		const name = type.split(";")[0]?.trim().toLowerCase() ?? "";
		return new Map([[name, decodeBody(headers.get("content-transfer-encoding") ?? "", body)]]);
	}
	const parts = body.split(`--${boundary}`).slice(1, -1);
	return new Map(
		parts.flatMap((part) => {
			const { headers: partHeaders, body: partBody } = split(part.replace(/^\r?\n/, ""));
			return [...bodies(partHeaders, partBody)];
		}),
	);
}

function decodeBody(encoding: string, body: string): string {
	if (/base64/i.test(encoding)) return Buffer.from(body, "base64").toString("utf8");
	return /quoted-printable/i.test(encoding) ? decodeQuoted(body.replace(/=\n/g, "")) : body;
}

function decodeQuoted(text: string): string {
	const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8");
}

/** RFC 2047: `=?UTF-8?Q?Nou_resevwa?=`. */
function decodeWords(header: string): string {
	return header
		.replace(/\?=\s+=\?/g, "?==?")
		.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
			kind.toLowerCase() === "b"
				? Buffer.from(text, "base64").toString("utf8")
				: decodeQuoted(text.replaceAll("_", " ")),
		);
}
