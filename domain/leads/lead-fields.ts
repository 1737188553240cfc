import * as v from "valibot";

/**
 * What people type into the forms that make a lead. Messages are codes; each language has a sentence for each under
 * `leads.errors`.
 */
export const fieldErrorCodes = [
	"required",
	"first_name_min",
	"last_name_min",
	"email_invalid",
	"phone_min",
	"phone_or_email",
	"message_min",
	"consent_required",
	"too_long",
	"not_text",
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export function isFieldErrorCode(value: unknown): value is FieldErrorCode {
	return (fieldErrorCodes as readonly unknown[]).includes(value);
}

/** One line of text. */
export const line = (maximum: number) =>
	v.pipe(v.string(), v.trim(), v.maxLength(maximum, "too_long"), v.check(isOneLine, "not_text"));

/** Control characters have no place in a name, and could forge headers of a mail. */
function isOneLine(value: string): boolean {
	return !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(value);
}

export function isPlainText(value: string): boolean {
	return !/[\p{Cc}\p{Cs}]/u.test(value.replace(/[\t\r\n]/g, ""));
}

const phoneDigits = 10;

export const nameField = v.pipe(line(100), v.nonEmpty("required"));
export const optionalNameField = v.optional(line(100), "");
export const emailField = v.pipe(line(254), v.email("email_invalid"));
/** Length only: people write numbers in many ways, and an agent can read them all. */
export const phoneField = v.pipe(line(40), v.minLength(phoneDigits, "phone_min"));

const orNothing = (isGood: (value: string) => boolean) => (value: string) => value === "" || isGood(value);
export const optionalEmailField = v.optional(
	v.pipe(
		line(254),
		v.check(
			orNothing((value) => v.is(emailField, value)),
			"email_invalid",
		),
	),
	"",
);
export const optionalPhoneField = v.optional(
	v.pipe(
		line(40),
		v.check(
			orNothing((value) => value.length >= phoneDigits),
			"phone_min",
		),
	),
	"",
);
