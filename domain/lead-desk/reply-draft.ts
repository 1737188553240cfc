import { isLocale, type Locale } from "../locale/locales.ts";
import { isOneLine, isPlainText, withoutDirectionMarks } from "../text/plain-text.ts";
import { hasBlank, isReplyTemplate, type ReplyTemplate } from "./reply-templates.ts";

export const maxSubjectLength = 150;
export const maxReplyLength = 5000;

/** An email as staff typed it, before checking whether it may go to that person. */
export interface ReplyDraft {
	/** Null if it was written without one. */
	template: ReplyTemplate | null;
	locale: Locale;
	subject: string;
	text: string;
	/** True if the writer has checked the regulated words. */
	isConfirmed: boolean;
}

/** The errors of an email. Each has its sentence in `leadReplies.errors`. */
export type ReplyError =
	| "required"
	| "too_long"
	| "not_text"
	| "html"
	| "blank"
	| "notUnchanged"
	| "notAllowed"
	| "confirm";
export type ReplyErrors = Partial<Record<"template" | "subject" | "text" | "confirm", ReplyError>>;

/** Reads the form of an email to a lead. An unknown language is the lead's. */
export function readReplyDraft(
	fields: Readonly<Record<string, unknown>>,
	leadLocale: Locale,
): { draft: ReplyDraft; errors: ReplyErrors } {
	const { template, locale } = fields;
	const draft: ReplyDraft = {
		template: isReplyTemplate(template) ? template : null,
		locale: isLocale(locale) ? locale : leadLocale,
		subject: typed(fields.subject),
		text: typed(fields.text).replace(/\r\n?/g, "\n"),
		isConfirmed: fields.confirm === "on",
	};
	const subject = isOneLine(draft.subject) ? textError(draft.subject, maxSubjectLength) : "not_text";
	const text = textError(draft.text, maxReplyLength);
	return { draft, errors: { ...(subject && { subject }), ...(text && { text }) } };
}

function typed(value: unknown): string {
	return typeof value === "string" ? withoutDirectionMarks(value).trim() : "";
}

function textError(text: string, maxLength: number): ReplyError | null {
	if (text === "") return "required";
	if (text.length > maxLength) return "too_long";
	if (!isPlainText(text)) return "not_text";
	if (/<(?:\/?[a-z]|!)[^>]*>/i.test(text)) return "html";
	return hasBlank(text) ? "blank" : null;
}
