import { eq } from "drizzle-orm";
import { emailChanges, userRoles } from "#database/schema.ts";
import { checkAddress } from "#domain/staff/credentials.ts";
import { type AccountFormResult, emailChangeHours } from "#domain/staff/own-account.ts";
import { isFresh } from "#domain/staff/second-factor.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import type { SignedIn } from "../context.server.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { logLimit, logSecurity } from "../staff/security-log.server.ts";
import { emailChangeToken, newLinkSeed } from "./email-change-token.server.ts";
import { proofRefusal, provePassword } from "./prove-password.server.ts";

/**
 * Starts a change of the account's email address: mails a link to the current one. Whether the new one has an account
 * isn't even looked up here.
 */
export async function requestEmailChange(
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	fields: Record<string, unknown>,
): Promise<AccountFormResult> {
	const { userId, email } = signedIn;
	const checked = checkAddress(fields.email);
	if (!checked.ok || checked.email === "") return { ok: false, code: "invalid", errors: { email: "email_invalid" } };
	const newEmail = checked.email;
	if (newEmail === email) return { ok: false, code: "invalid", errors: { email: "email_same" } };
	// With a second factor, the password alone is no proof: only a whole sign-in of the last minutes is.
	if (signedIn.hasFactor && !isFresh(signedIn.provedAt, services.clock())) return { ok: false, code: "proveFirst" };
	const proof = await provePassword(services, visit, signedIn, fields.password);
	if (!proof.ok) return proofRefusal(proof, "password");
	if (await wouldLoseRole(services, userId, newEmail)) return { ok: false, code: "listedAdmin" };
	if (!services.limiter.take(limits.emailChangesPerAccount, userId)) {
		await logLimit(services, limits.emailChangesPerAccount, userId, visit.visitor.ip);
		return { ok: false, code: "tooManyAttempts" };
	}
	const seed = newLinkSeed();
	const locale = signedIn.language ?? requestLocale(visit.headers);
	const change = {
		newEmail,
		step: "approve" as const,
		tokenHash: sha256(emailChangeToken(services.env, seed)),
		language: locale,
		expiresAt: new Date(services.clock().getTime() + emailChangeHours * 3_600_000),
	};
	await services.database.db.transaction(async (transaction) => {
		await transaction
			.insert(emailChanges)
			.values({ userId, ...change })
			.onConflictDoUpdate({ target: emailChanges.userId, set: change });
		await services.jobs.enqueue(transaction, "mail-email-change", { userId, step: change.step, seed });
	});
	const event = { table: "authentication", action: "EMAIL_CHANGE_REQUESTED" } as const;
	await logSecurity(services, { ...event, userId, ip: visit.visitor.ip });
	return { ok: true, done: "email-requested" };
}

/** An admin by `ADMIN_EMAILS` stays one only under a listed address. */
async function wouldLoseRole({ database, env }: Services, userId: string, newEmail: string): Promise<boolean> {
	const [role] = await database.db
		.select({ source: userRoles.source })
		.from(userRoles)
		.where(eq(userRoles.user_id, userId));
	return role?.source === "environment" && !env.adminEmails.includes(newEmail);
}
