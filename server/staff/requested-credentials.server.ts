import { type CredentialIntent, type Credentials, checkCredentials } from "#domain/staff/credentials.ts";
import { translator } from "#i18n/messages.server.ts";
import { commonPasswords } from "./common-passwords.server.ts";

/**
 * The credentials of a bare call. The rules for passwords apply only at sign-up. Messages are in English; screens
 * validate first, in the reader's language.
 */
export function readRequestedCredentials(
	intent: CredentialIntent,
	body: unknown,
): { ok: true; credentials: Credentials } | { ok: false; code: string; message: string } {
	const { email, password } = (body ?? {}) as Record<string, unknown>;
	if (typeof email !== "string" || typeof password !== "string" || !email.trim() || !password) {
		return { ok: false, code: "credentials_required", message: "Email and password are required" };
	}
	const checked = checkCredentials(intent, { email, password }, commonPasswords());
	if (checked.ok) return checked;
	if (checked.errors.email) return { ok: false, code: "invalid_email", message: "Invalid email format" };
	if (intent === "sign-in") return { ok: true, credentials: { email: email.trim().toLowerCase(), password } };
	const message = translator("en", "account")(`errors.${checked.errors.password ?? "password_classes"}`);
	return { ok: false, code: "weak_password", message };
}
