import * as v from "valibot";
import { isOneLine, isPlainText, withoutDirectionMarks } from "../text/plain-text.ts";

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

const typed = v.pipe(v.string(), v.transform(withoutDirectionMarks), v.trim());

/** One line that a visitor typed. */
export const line = (maximum: number) =>
	v.pipe(typed, v.maxLength(maximum, "too_long"), v.check(isOneLine, "not_text"));

/** Several lines that a visitor typed. */
export const lines = (maximum: number) =>
	v.pipe(typed, v.maxLength(maximum, "too_long"), v.check(isPlainText, "not_text"));

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
