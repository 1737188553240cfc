import { APIError } from "better-auth/api";
import { and, eq, sql } from "drizzle-orm";
import { users } from "#database/schema.ts";
import { type CredentialIntent, type Credentials, checkCredentials } from "#domain/staff/credentials.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { linkLifetimeHours } from "./confirmation-mail.server.ts";

/**
 * Validates the credentials of a bare call. The rules for passwords apply only at sign-up.
 * @throws APIError in English; screens validate first, in the reader's language
 */
export function readRequestedCredentials(intent: CredentialIntent, body: unknown): Credentials {
	const { email, password } = (body ?? {}) as Record<string, unknown>;
	if (typeof email !== "string" || typeof password !== "string" || !email.trim() || !password) {
		throw new APIError("BAD_REQUEST", { code: "CREDENTIALS_REQUIRED", message: "Email and password are required" });
	}
	const checked = checkCredentials(intent, { email, password });
	if (checked.ok) return checked.credentials;
	if (checked.errors.email) {
		throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: "Invalid email format" });
	}
	if (intent === "sign-in") return { email: email.trim().toLowerCase(), password };
	throw new APIError("BAD_REQUEST", {
		code: "WEAK_PASSWORD",
		message: translator("en", "account")(`errors.${checked.errors.password ?? "password_classes"}`),
	});
}

/**
 * Refuses a sign-up with an address that has an account. An unconfirmed account is deleted after its link has expired,
 * so that nobody can block another person's address.
 * @throws APIError if the address has an account
 */
export async function refuseTakenAddress(db: Database, email: string): Promise<void> {
	await db
		.delete(users)
		.where(
			and(
				eq(users.email, email),
				eq(users.emailVerified, false),
				sql`${users.createdAt} < now() - make_interval(hours => ${linkLifetimeHours})`,
			),
		);
	const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	if (existing) {
		throw new APIError("UNPROCESSABLE_ENTITY", {
			code: "USER_ALREADY_EXISTS",
			message: "This email is already registered. Please sign in instead.",
		});
	}
}
