import type { GuessedFirst } from "./common-passwords.ts";
import { type CredentialErrors, type Credentials, checkCredentials } from "./credentials.ts";
import { checkPersonName, type NameError } from "./person-name.ts";

/** Where the first admin opens an account, with the link that the server made at its start. */
export const setupPath = "/auth/setup";

/** How long that link works. */
export const setupLinkHours = 24;

export type FirstAdminErrors = CredentialErrors & { name?: NameError };

/** What the first admin enters, or the first error of each field. The rules are those of the sign-up. */
export function checkFirstAdmin(
	input: Record<string, unknown>,
	guessed: GuessedFirst,
): { ok: true; admin: Credentials & { name: string } } | { ok: false; errors: FirstAdminErrors } {
	const named = checkPersonName(input.name);
	const checked = checkCredentials("sign-up", input, guessed);
	if (named.ok && checked.ok) return { ok: true, admin: { name: named.name, ...checked.credentials } };
	return {
		ok: false,
		errors: { ...(!named.ok && { name: named.error }), ...(!checked.ok && checked.errors) },
	};
}
