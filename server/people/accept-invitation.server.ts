import { and, eq } from "drizzle-orm";
import { invitations } from "#database/schema.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import type { SignInResult } from "../staff/complete-sign-in.server.ts";
import { findInvitation } from "./invitation-token.server.ts";
import { openAccount } from "./open-account.server.ts";

/** Opens the account of an invited person, with the password they chose, and signs in. */
export async function acceptInvitation(
	services: Services,
	visit: AccountVisit,
	password: string,
	token: string | null,
): Promise<SignInResult> {
	const invitation = await findInvitation(services, token);
	if (!invitation) return { ok: false, code: "linkExpired" };
	const { id, email, name, role, language, sentAt } = invitation;
	const person = { email, name, role, password, language, lastLanguage: language };
	return openAccount(services, visit, person, {
		id,
		event: { table: "user_roles", action: "INVITATION_ACCEPTED", subjectId: id, details: role },
		// An invitation that was changed in the meantime doesn't count.
		async redeem(transaction) {
			const used = await transaction
				.delete(invitations)
				.where(and(eq(invitations.id, id), eq(invitations.sentAt, sentAt)))
				.returning({ id: invitations.id });
			return used.length > 0;
		},
	});
}
