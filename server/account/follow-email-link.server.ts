import { and, eq, gt, ne } from "drizzle-orm";
import { emailChanges, sessions, users } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { AccountErrors } from "#domain/staff/own-account.ts";
import { sha256 } from "../platform/sha256.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { accountEventReport } from "../staff/account-event.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { logLimit, logSecurity, recordSecurity } from "../staff/security-log.server.ts";
import { emailChangeToken, newLinkSeed } from "./email-change-token.server.ts";
import { proofRefusal, provePassword } from "./prove-password.server.ts";

/** `linkExpired`: it was used before, is too old, or another one took its place. */
type FollowedLink = ActionResult<
	{ done: "approved" | "changed" },
	"tooManyAttempts" | "linkExpired" | "addressTaken",
	AccountErrors
>;

const expired: FollowedLink = { ok: false, code: "linkExpired" };

/** The purpose of a mailed link. Reading it changes nothing, because programs also open links. */
export async function readEmailLink({ clock, database }: Pick<Services, "clock" | "database">, token: string | null) {
	if (!token) return null;
	const [link] = await database.db
		.select({
			userId: emailChanges.userId,
			step: emailChanges.step,
			newEmail: emailChanges.newEmail,
			language: emailChanges.language,
			email: users.email,
		})
		.from(emailChanges)
		.innerJoin(users, eq(users.id, emailChanges.userId))
		.where(and(eq(emailChanges.tokenHash, sha256(token)), gt(emailChanges.expiresAt, clock())));
	return link ?? null;
}

/** Does what the link is for: approves the change, or with the password of the account carries it out. */
export async function followEmailLink(
	services: Services,
	visit: AccountVisit,
	token: string | null,
	fields: Record<string, unknown>,
): Promise<FollowedLink> {
	const link = await readEmailLink(services, token);
	if (!link || !token) return expired;
	if (link.step === "approve") return approve(services, visit, token, link);
	// A mistyped new address must not give the account away.
	const proof = await provePassword(services, visit, link, fields.password);
	if (!proof.ok) return proofRefusal(proof, "password");
	return change(services, visit, token, link);
}

type EmailLink = NonNullable<Awaited<ReturnType<typeof readEmailLink>>>;

async function approve(services: Services, visit: AccountVisit, token: string, link: EmailLink): Promise<FollowedLink> {
	const { userId, newEmail } = link;
	const seed = newLinkSeed();
	if (!services.limiter.take(limits.confirmationsPerEmail, newEmail)) {
		await logLimit(services, limits.confirmationsPerEmail, newEmail, visit.visitor.ip);
		return { ok: false, code: "tooManyAttempts" };
	}
	const isApproved = await services.database.db.transaction(async (transaction) => {
		const approved = await transaction
			.update(emailChanges)
			.set({ step: "confirm", tokenHash: sha256(emailChangeToken(services.env, seed)) })
			.where(and(eq(emailChanges.userId, userId), eq(emailChanges.tokenHash, sha256(token))))
			.returning({ userId: emailChanges.userId });
		if (approved.length === 0) return false;
		// The email goes out even if the address has an account: only its owner learns that.
		await services.jobs.enqueue(transaction, "mail-email-change", { userId, step: "confirm", seed });
		return true;
	});
	if (!isApproved) return expired;
	const event = { table: "authentication", action: "EMAIL_CHANGE_APPROVED" } as const;
	await logSecurity(services, { ...event, userId, ip: visit.visitor.ip });
	return { ok: true, done: "approved" };
}

/** Everybody signs in again: sessions were opened under the address before. */
async function change(services: Services, visit: AccountVisit, token: string, link: EmailLink): Promise<FollowedLink> {
	const { userId, newEmail, email, language } = link;
	const report = await accountEventReport(services, visit, userId, "emailChanged");
	return services.database.db.transaction(async (transaction): Promise<FollowedLink> => {
		const own = and(eq(emailChanges.userId, userId), eq(emailChanges.tokenHash, sha256(token)));
		const used = await transaction.delete(emailChanges).where(own).returning({ userId: emailChanges.userId });
		if (used.length === 0) return expired;
		// The person who opened this link owns the address. An earlier sign-up with it was never confirmed.
		await transaction
			.delete(users)
			.where(and(eq(users.email, newEmail), eq(users.emailVerified, false), ne(users.id, userId)));
		const [holder] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, newEmail));
		if (holder) return { ok: false, code: "addressTaken" };
		await transaction
			.update(users)
			.set({ email: newEmail, updatedAt: services.clock() })
			.where(and(eq(users.id, userId), eq(users.email, email)));
		await transaction.delete(sessions).where(eq(sessions.userId, userId));
		const event = { table: "authentication", action: "EMAIL_CHANGED", userId, ip: visit.visitor.ip } as const;
		await recordSecurity(transaction, services.clock(), event);
		await services.jobs.enqueue(transaction, "mail-account-event", { ...report, to: email, locale: language });
		return { ok: true, done: "changed" };
	});
}
