import * as v from "valibot";

/** The errors of lead forms. Each language has a sentence for each code in `leads.errors`. */
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

/** Control characters don't belong in a name and could forge email headers. */
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
/** Checks the length only: people write numbers in many ways, and an agent can read them all. */
export const phoneField = v.pipe(line(40), v.minLength(phoneDigits, "phone_min"));

/** A field that may stay empty. */
function optionalField(maximum: number, isValid: (value: string) => boolean, code: FieldErrorCode) {
	const check = v.check((value: string) => value === "" || isValid(value), code);
	return v.optional(v.pipe(line(maximum), check), "");
}
export const optionalEmailField = optionalField(254, (value) => v.is(emailField, value), "email_invalid");
export const optionalPhoneField = optionalField(40, (value) => value.length >= phoneDigits, "phone_min");
