import { rmSync } from "node:fs";
import type { Credentials } from "#domain/staff/credentials.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { Services } from "../services.server.ts";
import { takeSetup } from "../staff/account-attempts.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import type { SignInResult } from "../staff/complete-sign-in.server.ts";
import { logSecurity } from "../staff/security-log.server.ts";
import { openAccount } from "./open-account.server.ts";
import { isSetupOpen, redeemSetupLink, setupFileOf, setupLinkId } from "./setup-link.server.ts";

/** After these there is no account, and the link may still count. */
const refusals = new Set(["accountExists", "linkExpired"]);

/** Opens the first admin's account with the link that the server made at its start, and signs in. */
export async function createFirstAdmin(
	services: Services,
	visit: AccountVisit,
	admin: Credentials & { name: string },
	token: string | null,
): Promise<SignInResult> {
	const { clock, env } = services;
	const { ip } = visit.visitor;
	if (await takeSetup(services, visit)) return { ok: false, code: "tooManySignUps" };
	if (!token || !(await isSetupOpen(services, token))) {
		const refused = { table: "authentication", action: "ACCESS_REFUSED", details: "set-up link" } as const;
		await logSecurity(services, { ...refused, userId: null, ip });
		return { ok: false, code: "linkExpired" };
	}
	const person = { ...admin, role: "admin", language: null, lastLanguage: requestLocale(visit.headers) } as const;
	const result = await openAccount(services, visit, person, {
		id: setupLinkId,
		event: { table: "user_roles", action: "FIRST_ADMIN_CREATED", details: "admin" },
		redeem: (transaction) => redeemSetupLink(transaction, token, clock()),
	});
	// Also if the sign-in that follows has to wait.
	if (result.ok || !refusals.has(result.code)) rmSync(setupFileOf(env), { force: true });
	return result;
}
