import { and, eq } from "drizzle-orm";
import { accounts, users } from "#database/schema.ts";
import type { AccountFormResult } from "#domain/staff/own-account.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { accountEventReport } from "../staff/account-event.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { proofRefusal, provePassword } from "./prove-password.server.ts";

/**
 * Deletes one's own account by its password, with its sessions, role and everything else that belongs to it alone. The
 * last admin's account stays, because nobody else could open the dashboard. Ledgers and logs stay, too.
 */
export async function deleteAccount(
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	fields: Record<string, unknown>,
): Promise<AccountFormResult> {
	const { userId, email, language } = signedIn;
	const proof = await provePassword(services, visit, signedIn, fields.password);
	if (!proof.ok) return proofRefusal(proof, "password");
	const report = await accountEventReport(services, visit, userId, "accountDeleted");
	return services.database.db.transaction(async (transaction): Promise<AccountFormResult> => {
		// All admins' rows, in one order: of two admins who delete their accounts at once, the second finds itself alone.
		const admins = await lockAdmins(transaction);
		if (admins.length === 1 && admins[0] === userId) return { ok: false, code: "lastAdmin" };
		const own = and(eq(accounts.userId, userId), eq(accounts.password, proof.hash));
		const proved = await transaction.select({ id: accounts.id }).from(accounts).where(own).for("update");
		if (proved.length === 0) return { ok: false, code: "changedMeanwhile" };
		// Before the row is gone: the entry copies the address and depends on the role.
		const event = { table: "authentication", action: "ACCOUNT_DELETED", userId, ip: visit.visitor.ip } as const;
		await recordSecurity(transaction, services.clock(), event);
		await transaction.delete(users).where(eq(users.id, userId));
		const locale = language ?? requestLocale(visit.headers);
		await services.jobs.enqueue(transaction, "mail-account-event", { ...report, to: email, locale });
		return { ok: true, isDeleted: true };
	});
}
