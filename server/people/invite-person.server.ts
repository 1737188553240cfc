import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { invitations, users } from "#database/schema.ts";
import { daysAfter } from "#domain/office-hours/days-apart.ts";
import { checkInvitation, invitationDays, type NewInvitation } from "#domain/staff/invitation.ts";
import type { PeopleFormResult } from "#domain/staff/people.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { limits } from "../rate-limits.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { logLimit } from "../staff/security-log.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";
import { newAdminReport, tellAdmins } from "./new-admin-mails.server.ts";
import { type PeopleAction, refusedProof } from "./people-action.server.ts";

/** Invites somebody by email, or once more with what is said now. */
export async function invitePerson(action: PeopleAction): Promise<PeopleFormResult> {
	const checked = checkInvitation(action.fields);
	if (!checked.ok) return { ok: false, code: "invalid", errors: checked.errors };
	return (await refusedProof(action)) ?? sendInvitation(action, checked.invitation, "invited");
}

/**
 * Mails an invitation again, to the same person with the same role, so it asks for no password. Links that were mailed
 * before end.
 */
export async function resendInvitation(action: PeopleAction): Promise<PeopleFormResult> {
	if (!mayManagePeople(action.by.role)) return { ok: false, code: "notAdmin" };
	const id = typeof action.fields.resend === "string" ? action.fields.resend : "";
	const [open] = await action.services.database.db.select().from(invitations).where(eq(invitations.id, id));
	return open ? sendInvitation(action, open, "resent") : { ok: false, code: "gone" };
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
	if (known) return { ok: true, done: "has-account", person: known.id };
	const exceeded = limiter.takeAll([
		[limits.invitationsPerAdmin, by.userId],
		[limits.invitationsPerEmail, email],
	]);
	if (exceeded) {
		await logLimit(services, exceeded, by.userId, visit.visitor.ip);
		return { ok: false, code: "tooManyInvitations" };
	}
	const sentAt = clock();
	const stated = {
		name,
		role,
		language,
		invitedBy: by.userId,
		sentAt,
		expiresAt: daysAfter(sentAt, invitationDays),
	};
	const report = await newAdminReport(services, visit, by, "invited");
	return staffAction<PeopleFormResult>(services, by, "invitations", async ({ transaction, log }) => {
		if (!(await lockAdmins(transaction)).includes(by.userId)) return { ok: false, code: "notAdmin" };
		const [stored] = await transaction
			.insert(invitations)
			.values({ id: randomUUID().replaceAll("-", ""), email, ...stated })
			.onConflictDoUpdate({ target: invitations.email, set: stated })
			.returning({ id: invitations.id });
		const subjectId = stored?.id ?? "";
		await jobs.enqueue(transaction, "mail-invitation", { invitationId: subjectId });
		if (role === "admin") await tellAdmins(transaction, services, { ...report, person: email });
		await log("INVITATION_SENT", { subjectId, details: role });
		return { ok: true, done };
	});
}
