import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { accounts, userRoles, users } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Credentials } from "#domain/staff/credentials.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import type { SignInResult } from "../staff/complete-sign-in.server.ts";
import { inHashTurn } from "../staff/hash-turns.server.ts";
import { hashPassword } from "../staff/password-hash.server.ts";
import { recordSecurity, type SecurityEvent } from "../staff/security-log.server.ts";
import { signIn } from "../staff/sign-in.server.ts";

type NewPerson = Credentials & { name: string; role: StaffRole; language: Locale | null; lastLanguage: Locale };

/** Takes back what the transaction has done. */
class Refused extends Error {
	readonly code: "accountExists" | "linkExpired";
	constructor(code: Refused["code"]) {
		super(code);
		this.code = code;
	}
}

/** The link that opens the account, once. */
interface OneTimeLink {
	id: string;
	/** Uses it up. False if it doesn't count anymore, also because it was used at the same moment. */
	redeem(transaction: Transaction): Promise<boolean>;
	event: Omit<SecurityEvent, "userId" | "ip">;
}

/**
 * Opens an account with a role, and signs in. Whoever has the link is trusted with the address, so the address counts as
 * confirmed. An earlier, unconfirmed account with that address is deleted.
 */
export async function openAccount(
	services: Services,
	visit: AccountVisit,
	{ password, role, ...person }: NewPerson,
	link: OneTimeLink,
): Promise<SignInResult> {
	const { email } = person;
	const hash = await inHashTurn({ known: link.id, signal: visit.signal }, () => hashPassword(password));
	const userId = randomUUID().replaceAll("-", "");
	const open = async (transaction: Transaction) => {
		await transaction.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
		const [user] = await transaction
			.insert(users)
			.values({ id: userId, ...person, emailVerified: true })
			.onConflictDoNothing()
			.returning({ id: users.id });
		if (!user) throw new Refused("accountExists");
		if (!(await link.redeem(transaction))) throw new Refused("linkExpired");
		await transaction
			.insert(accounts)
			.values({ id: randomUUID(), accountId: userId, providerId: "credential", userId, password: hash });
		await transaction.insert(userRoles).values({ user_id: userId, role });
		await recordSecurity(transaction, services.clock(), { ...link.event, userId, ip: visit.visitor.ip });
	};
	try {
		await services.database.db.transaction(open);
	} catch (error) {
		if (error instanceof Refused) return { ok: false, code: error.code };
		throw error;
	}
	return signIn(services, visit, { email, password }, null, userId);
}
