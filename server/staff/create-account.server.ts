import { randomUUID } from "node:crypto";
import { accounts, users } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Credentials } from "#domain/staff/credentials.ts";
import type { Database } from "../platform/database/client.server.ts";
import { hashPassword } from "./password-hash.server.ts";

/**
 * Stores a new account like better-auth, whose own sign-up hashes the password inside its transaction: on the embedded
 * database, all others would wait for that.
 * @returns null if the address has an account
 */
export async function createAccount(
	db: Database,
	{ email, password }: Credentials,
	lastLanguage: Locale,
): Promise<{ id: string; email: string } | null> {
	const hash = await hashPassword(password);
	const id = randomUUID().replaceAll("-", "");
	return db.transaction(async (transaction) => {
		const [user] = await transaction
			.insert(users)
			.values({ id, name: "", email, lastLanguage })
			.onConflictDoNothing()
			.returning();
		if (!user) return null;
		await transaction
			.insert(accounts)
			.values({ id: randomUUID(), accountId: id, providerId: "credential", userId: id, password: hash });
		return { id, email };
	});
}
