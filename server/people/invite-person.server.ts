import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { invitations, users } from "#database/schema.ts";
import { checkInvitation, invitationDays, type NewInvitation } from "#domain/staff/invitation.ts";
import type { PeopleFormResult } from "#domain/staff/people.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { limits } from "../rate-limits.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { logLimit, recordSecurity } from "../staff/security-log.server.ts";
import { newAdminReport, tellAdmins } from "./new-admin-mails.server.ts";
import { type PeopleAction, refusedProof } from "./people-action.server.ts";

/** Invites somebody by email, or once more with what is said now. */
export async function invitePerson(action: PeopleAction): Promise<PeopleFormResult> {
	const checked = checkInvitation(action.fields);
	if (!checked.ok) return { errors: checked.errors };
	return (await refusedProof(action)) ?? sendInvitation(action, checked.invitation, "invited");
}

/**
 * Mails an invitation again, to the same person with the same role, so it asks for no password. Links that were mailed
 * before end.
 */
export async function resendInvitation(action: PeopleAction): Promise<PeopleFormResult> {
	if (!mayManagePeople(action.by.role)) return { errors: {}, refusal: "notAdmin" };
	const id = typeof action.fields.resend === "string" ? action.fields.resend : "";
	const [open] = await action.services.database.db.select().from(invitations).where(eq(invitations.id, id));
	return open ? sendInvitation(action, open, "resent") : { errors: {}, refusal: "gone" };
}

async function sendInvitation(
	{ services, visit, by }: PeopleAction,
	{ email, name, role, language }: NewInvitation,
	done: "invited" | "resent",
): Promise<PeopleFormResult> {
	const { clock, database, jobs, limiter } = services;
	const { db } = database;
	const [known] = await db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.email, email), eq(users.emailVerified, true)));
	if (known) return { done: "has-account", person: known.id };
	const exceeded = limiter.takeAll([
		[limits.invitationsPerAdmin, by.userId],
		[limits.invitationsPerEmail, email],
	]);
	if (exceeded) {
		await logLimit(services, exceeded, by.userId, visit.visitor.ip);
		return { errors: {}, refusal: "tooManyInvitations" };
	}
	const sentAt = clock();
	const stated = {
		name,
		role,
		language,
		invitedBy: by.userId,
		sentAt,
		expiresAt: new Date(sentAt.getTime() + invitationDays * 86_400_000),
	};
	const report = await newAdminReport(services, visit, by, "invited");
	const isSent = await db.transaction(async (transaction) => {
		if (!(await lockAdmins(transaction)).includes(by.userId)) return false;
		const [stored] = await transaction
			.insert(invitations)
			.values({ id: randomUUID().replaceAll("-", ""), email, ...stated })
			.onConflictDoUpdate({ target: invitations.email, set: stated })
			.returning({ id: invitations.id });
		const subjectId = stored?.id ?? "";
		await jobs.enqueue(transaction, "mail-invitation", { invitationId: subjectId });
		if (role === "admin") await tellAdmins(transaction, services, { ...report, person: email });
		const event = { table: "invitations", action: "INVITATION_SENT", userId: by.userId, subjectId } as const;
		await recordSecurity(transaction, sentAt, { ...event, details: role, ip: visit.visitor.ip });
		return true;
	});
	if (!isSent) return { errors: {}, refusal: "notAdmin" };
	return { done };
}
