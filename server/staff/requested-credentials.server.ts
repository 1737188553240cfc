import { APIError } from "better-auth/api";
import { and, eq, sql } from "drizzle-orm";
import { users } from "#database/schema.ts";
import { type CredentialIntent, type Credentials, checkCredentials } from "#domain/staff/credentials.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { linkLifetimeHours } from "./confirmation-mail.server.ts";

/**
 * What a bare call asks to sign in or up with. The length of a password matters only when it is chosen.
 * @throws APIError in English, for whoever calls; screens check first and speak the reader's language
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
 * Someone who signs up with another person's address must not keep that person out: an address that nobody confirmed
 * is free again when its first link has run out.
 * @throws APIError when the address has an account
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
	const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
	if (taken) {
		throw new APIError("UNPROCESSABLE_ENTITY", {
			code: "USER_ALREADY_EXISTS",
			message: "This email is already registered. Please sign in instead.",
		});
	}
}
