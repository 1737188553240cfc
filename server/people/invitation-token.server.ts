import { and, eq } from "drizzle-orm";
import { invitations, userRoles } from "#database/schema.ts";
import type { Services } from "../services.server.ts";
import { claimedUserOf, createAccountToken, readAccountToken } from "../staff/account-token.server.ts";

type Invitation = typeof invitations.$inferSelect;

/** The state that a link depends on: one that was mailed before, or for another role, opens nothing. */
function stateOf({ email, role, sentAt }: Invitation): string {
	return `${sentAt.toISOString()}/${role}/${email}`;
}

export function createInvitationToken(env: Services["env"], invitation: Invitation): string {
	return createAccountToken(env, "invitation", invitation.id, invitation.sentAt, stateOf(invitation));
}

/** The open invitation of a mailed link, if its sender is still an admin. */
export async function findInvitation(
	{ clock, database, env }: Pick<Services, "clock" | "database" | "env">,
	token: string | null,
): Promise<Invitation | null> {
	const id = token && claimedUserOf(token);
	if (!id) return null;
	const [found] = await database.db
		.select({ invitation: invitations })
		.from(invitations)
		.innerJoin(userRoles, and(eq(userRoles.user_id, invitations.invitedBy), eq(userRoles.role, "admin")))
		.where(eq(invitations.id, id));
	if (!found) return null;
	const { invitation } = found;
	return readAccountToken(env, "invitation", token, clock(), stateOf(invitation)) ? invitation : null;
}
