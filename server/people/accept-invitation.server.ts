import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { accounts, invitations, userRoles, users } from "#database/schema.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import type { SignInResult } from "../staff/complete-sign-in.server.ts";
import { inHashTurn } from "../staff/hash-turns.server.ts";
import { hashPassword } from "../staff/password-hash.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { findInvitation } from "./invitation-token.server.ts";

/**
 * Opens the account of an invited person, with the password they chose, and signs in. The link came by email, so it
 * confirms the address. An earlier, unconfirmed account with that address is deleted.
 */
export async function acceptInvitation(
	services: Services,
	visit: AccountVisit,
	password: string,
	token: string | null,
): Promise<SignInResult | { ok: false; code: "invitationExpired" }> {
	const invitation = await findInvitation(services, token);
	if (!invitation) return { ok: false, code: "invitationExpired" };
	const { email, name, role, language } = invitation;
	const hash = await inHashTurn({ known: invitation.id, signal: visit.signal }, () => hashPassword(password));
	const userId = randomUUID().replaceAll("-", "");
	const refused = await services.database.db.transaction(async (transaction) => {
		await transaction.delete(users).where(and(eq(users.email, email), eq(users.emailVerified, false)));
		const [user] = await transaction
			.insert(users)
			.values({ id: userId, name, email, emailVerified: true, language, lastLanguage: language })
			.onConflictDoNothing()
			.returning({ id: users.id });
		if (!user) return "accountExists";
		// If a link is used twice at once, the second use finds no invitation. An invitation that was changed in the
		// meantime doesn't count.
		const used = await transaction
			.delete(invitations)
			.where(and(eq(invitations.id, invitation.id), eq(invitations.sentAt, invitation.sentAt)))
			.returning({ id: invitations.id });
		if (used.length === 0) {
			await transaction.delete(users).where(eq(users.id, userId));
			return "invitationExpired";
		}
		await transaction
			.insert(accounts)
			.values({ id: randomUUID(), accountId: userId, providerId: "credential", userId, password: hash });
		await transaction.insert(userRoles).values({ user_id: userId, role });
		await recordSecurity(transaction, services.clock(), {
			table: "user_roles",
			action: "INVITATION_ACCEPTED",
			userId,
			subjectId: invitation.id,
			details: role,
			ip: visit.visitor.ip,
		});
		return null;
	});
	if (refused) return { ok: false, code: refused };
	return signIn(services, visit, { email, password }, null, userId);
}
