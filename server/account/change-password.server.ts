import { and, eq, ne } from "drizzle-orm";
import { accounts, sessions } from "#database/schema.ts";
import { checkNewPassword } from "#domain/staff/credentials.ts";
import type { AccountFormResult } from "#domain/staff/own-account.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { tellOwner } from "../staff/account-event.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { commonPasswords } from "../staff/common-passwords.server.ts";
import { endSecondSteps } from "../staff/end-second-steps.server.ts";
import { inHashTurn } from "../staff/hash-turns.server.ts";
import { hashPassword } from "../staff/password-hash.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { proofRefusal, provePassword } from "./prove-password.server.ts";

/** Changes one's own password, given the current one. All other sessions end, and an email says so. */
export async function changePassword(
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	fields: Record<string, unknown>,
): Promise<AccountFormResult> {
	const { db } = services.database;
	const { userId, sessionId } = signedIn;
	const checked = checkNewPassword(fields.password, commonPasswords());
	if (!checked.ok) return { ok: false, code: "invalid", errors: checked.errors };
	const proof = await provePassword(services, visit, signedIn, fields.current);
	if (!proof.ok) return proofRefusal(proof, "current");
	if (checked.password === fields.current) return { ok: false, code: "invalid", errors: { password: "password_same" } };
	const hash = await inHashTurn({ known: userId }, () => hashPassword(checked.password));
	const isChanged = await db.transaction(async (transaction) => {
		const changed = await transaction
			.update(accounts)
			.set({ password: hash, updatedAt: services.clock() })
			.where(and(eq(accounts.userId, userId), eq(accounts.password, proof.hash)))
			.returning({ id: accounts.id });
		if (changed.length === 0) return false;
		await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
		await endSecondSteps(transaction, userId);
		return true;
	});
	if (!isChanged) return { ok: false, code: "changedMeanwhile" };
	await logSecurity(services, {
		table: "authentication",
		action: "PASSWORD_CHANGED",
		userId,
		ip: visit.visitor.ip,
	});
	await tellOwner(services, visit, userId, "passwordChanged");
	return { ok: true, done: "password-changed" };
}
