import { verifiedText } from "#domain/audit/verified-head.ts";
import { isRegisterBreak } from "#domain/ledger/ledger-break.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { maySeeAuditLog } from "#domain/staff/roles.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { auditAndRegister } from "./audit-and-register.server.ts";

type VerifyingParts = Pick<Services, "audit" | "clock" | "database" | "env" | "limiter" | "log">;

/** The ledgers that this process verifies now. A long one takes minutes. */
const running = new WeakMap<Services["audit"], Promise<void>>();

/**
 * Verifies the whole audit ledger for an admin, one at a time. The result becomes an entry of the same ledger.
 * @returns null if it may not be verified now
 */
export function verifyOnRequest(services: VerifyingParts, { role, userId, ip }: Actor): Promise<void> | null {
	if (!maySeeAuditLog(role)) return null;
	const already = running.get(services.audit);
	if (already) return already;
	if (!services.limiter.take(limits.auditVerifications, wholeSite)) return null;
	const verifying = verify(services, userId, ip)
		.catch((error: unknown) => services.log.error({ error }, "the audit ledger was not verified"))
		.finally(() => running.delete(services.audit));
	running.set(services.audit, verifying);
	return verifying;
}

async function verify(services: VerifyingParts, userId: string, ip: string): Promise<void> {
	const { audit, clock, database, env } = services;
	// Entries of the last moment count too.
	await audit.seal();
	const { head, breaks } = await verifyLedger(database.db, auditAndRegister(clock), env);
	const unexplained = breaks.filter(({ known }) => known === undefined);
	await logSecurity(services, {
		table: "audit_entries",
		action: "LEDGER_VERIFIED",
		userId,
		ip,
		details: verifiedText({
			...head,
			breaks: unexplained.length,
			ofRegister: unexplained.filter(isRegisterBreak).length,
		}),
	});
}
