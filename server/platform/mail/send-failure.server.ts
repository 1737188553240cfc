import type { NodemailerError } from "nodemailer";

/** Why a mail server has not taken a mail: it said no in these words, or nobody could talk to it. */
export type SendFailure = { code: "refused"; answer: string } | { code: "unreachable"; reason: string };

const maxAnswerLength = 500;

/** What a failed attempt says about the mail server. Null if it failed for another reason. */
export function sendFailureOf(error: unknown, smtpUrl: string): SendFailure | null {
	const { response, responseCode, message, code, cause } = error as NodemailerError & { cause?: unknown };
	if (responseCode && response) return { code: "refused", answer: printableAnswer(response, smtpUrl) };
	// Errors of Node.js about arguments have longer names.
	if (typeof code === "string" && /^E[A-Z\d]+$/.test(code)) {
		return { code: "unreachable", reason: /\bE[A-Z]{4,}\b/.exec(message)?.[0] ?? code };
	}
	return cause ? sendFailureOf(cause, smtpUrl) : null;
}

/** What a mail server said, on one line and without what signs us in, also in the form in which it was sent. */
export function printableAnswer(answer: string, smtpUrl: string): string {
	const shown = secretsIn(smtpUrl).reduce((text, secret) => text.replaceAll(secret, "…"), answer);
	return shown
		.replace(/\p{Cc}+/gu, " ")
		.replace(/ {2,}/g, " ")
		.trim()
		.slice(0, maxAnswerLength);
}

/** The longest first, because one may be part of another. */
function secretsIn(smtpUrl: string): string[] {
	if (!URL.canParse(smtpUrl)) return [];
	const { username, password } = new URL(smtpUrl);
	const [user, pass] = [decoded(username), decoded(password)];
	// A name that is an address is no secret. Others can be keys.
	const names = user.includes("@") ? [] : [username, user, base64(user)];
	const forms = pass ? [password, pass, base64(pass), base64(`\0${user}\0${pass}`)] : [];
	return [...names, ...forms].filter((secret) => secret.length > 2).sort((one, other) => other.length - one.length);
}

const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
