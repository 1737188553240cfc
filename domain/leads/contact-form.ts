import * as v from "valibot";

/**
 * The contact form, in the browser and on the server alike. Messages are codes; each language has a sentence for each
 * under `contact.errors`.
 */
const line = (maximum: number) =>
	v.pipe(v.string(), v.trim(), v.maxLength(maximum, "too_long"), v.check(isOneLine, "not_text"));

/** Control characters have no place in a name, and could forge headers of a mail. */
function isOneLine(value: string): boolean {
	return !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(value);
}

function isPlainText(value: string): boolean {
	return !/[\p{Cc}\p{Cs}]/u.test(value.replace(/[\t\r\n]/g, ""));
}

export const contactFormSchema = v.object({
	first_name: v.pipe(line(100), v.minLength(2, "first_name_min")),
	last_name: v.pipe(line(100), v.minLength(2, "last_name_min")),
	email: v.pipe(line(254), v.email("email_invalid")),
	/** Length only: people write numbers in many ways, and an agent can read them all. */
	phone: v.pipe(line(40), v.minLength(10, "phone_min")),
	message: v.pipe(
		v.string(),
		v.trim(),
		v.minLength(10, "message_min"),
		v.maxLength(5000, "too_long"),
		v.check(isPlainText, "not_text"),
	),
});

export type ContactForm = v.InferOutput<typeof contactFormSchema>;
export type ContactField = keyof ContactForm;
export const contactFields = Object.keys(contactFormSchema.entries) as ContactField[];

export const contactErrorCodes = [
	"required",
	"first_name_min",
	"last_name_min",
	"email_invalid",
	"phone_min",
	"message_min",
	"too_long",
	"not_text",
] as const;
export type ContactErrorCode = (typeof contactErrorCodes)[number];

/** The first thing wrong with each field; empty when all is well. */
export function contactFormErrors(input: unknown): Partial<Record<ContactField, ContactErrorCode>> {
	const result = v.safeParse(contactFormSchema, input);
	if (result.success) return {};
	const errors: Partial<Record<ContactField, ContactErrorCode>> = {};
	for (const issue of result.issues) {
		const field = issue.path?.[0]?.key as ContactField;
		const code = (contactErrorCodes as readonly string[]).includes(issue.message) ? issue.message : "required";
		errors[field] ??= code as ContactErrorCode;
	}
	return errors;
}

/** A second message within this time of the last stored success is refused by the browser. */
export const contactIntervalMinutes = 5;

export function mayContactAgain(lastSuccess: Date | null, now: Date): boolean {
	return !lastSuccess || now.getTime() - lastSuccess.getTime() >= contactIntervalMinutes * 60_000 || lastSuccess > now;
}
