import type { Services } from "../services.server.ts";
import { tellOwner } from "../staff/account-event.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";

/** The security log's name of each change, and the email that says it. */
const changes = {
	FACTOR_ADDED: "factorAdded",
	FACTOR_REMOVED: "factorRemoved",
	PASSKEY_ADDED: "passkeyAdded",
	PASSKEY_REMOVED: "passkeyRemoved",
	RECOVERY_CODE_USED: "recoveryCodeUsed",
	RECOVERY_CODES_RENEWED: "recoveryCodesRenewed",
} as const;

/** Records what happened to the factors of an account, and tells its owner. */
export async function reportFactorChange(
	services: Services,
	visit: AccountVisit,
	userId: string,
	change: keyof typeof changes,
): Promise<void> {
	await logSecurity(services, { table: "authentication", action: change, userId, ip: visit.visitor.ip });
	await tellOwner(services, visit, userId, changes[change]);
}
