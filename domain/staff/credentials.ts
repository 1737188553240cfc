import * as v from "valibot";
import { firstErrors } from "../forms/read-fields.ts";
import { isOneLine } from "../text/plain-text.ts";
import { type GuessedFirst, isCommonPassword } from "./common-passwords.ts";

/**
 * The sign-in and sign-up forms, for browser and server. Errors are codes; `account.errors` has their messages.
 */
const email = v.optional(
	v.pipe(
		v.string("email_invalid"),
		v.trim(),
		v.toLowerCase(),
		v.maxLength(254, "email_invalid"),
		v.email("email_invalid"),
	),
	"",
);

/** Long enough for a passphrase, short enough to hash quickly. */
const maxPasswordLength = 128;
const password = (minimum: number, code: CredentialErrorCode) =>
	v.pipe(
		v.string(code),
		v.minLength(minimum, code),
		v.maxLength(maxPasswordLength, "password_max"),
		v.check(isOneLine, "password_text"),
	);

/** The hint of the field names them. */
export const specialCharacters = '!@#$%^&*(),.?":{}|<>';

function hasFourClasses(value: string): boolean {
	return (
		/\p{Lu}/u.test(value) &&
		/\p{Ll}/u.test(value) &&
		/\d/.test(value) &&
		[...value].some((character) => specialCharacters.includes(character))
	);
}

const newPassword = (guessed: GuessedFirst) =>
	v.optional(
		v.pipe(
			password(8, "password_min_8"),
			v.check(hasFourClasses, "password_classes"),
			v.check((value) => !isCommonPassword(value, guessed), "password_common"),
		),
		"",
	);

const schemas = {
	"sign-in": () => v.object({ email, password: v.optional(password(6, "password_min_6"), "") }),
	"sign-up": (guessed: GuessedFirst) => v.object({ email, password: newPassword(guessed) }),
};

export type Credentials = v.InferOutput<ReturnType<(typeof schemas)["sign-up"]>>;
type CredentialField = keyof Credentials;
export type CredentialErrorCode =
	| "email_invalid"
	| "password_min_6"
	| "password_min_8"
	| "password_classes"
	| "password_common"
	| "password_max"
	| "password_text";
export type CredentialErrors = Partial<Record<CredentialField, CredentialErrorCode>>;

export type CredentialIntent = keyof typeof schemas;

/**
 * The credentials, or the first error of each field.
 * @param guessed what no new password may consist of
 */
export function checkCredentials(
	intent: CredentialIntent,
	input: Record<string, unknown>,
	guessed: GuessedFirst,
): { ok: true; credentials: Credentials } | { ok: false; errors: CredentialErrors } {
	const result = v.safeParse(schemas[intent](guessed), input);
	if (result.success) return { ok: true, credentials: result.output };
	return { ok: false, errors: firstErrors(result.issues) };
}

/** The new password of an account whose address a mailed link has proved. */
export function checkNewPassword(
	input: unknown,
	guessed: GuessedFirst,
): { ok: true; password: string } | { ok: false; errors: CredentialErrors } {
	const result = v.safeParse(newPassword(guessed), input);
	if (result.success) return { ok: true, password: result.output };
	return { ok: false, errors: { password: result.issues[0].message as CredentialErrorCode } };
}

/** The address of a form that asks for a mailed link. */
export function checkAddress(input: unknown): { ok: true; email: string } | { ok: false; errors: CredentialErrors } {
	const result = v.safeParse(email, input);
	return result.success ? { ok: true, email: result.output } : { ok: false, errors: { email: "email_invalid" } };
}
