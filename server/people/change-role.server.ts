import { eq } from "drizzle-orm";
import { blogPreviews, invitations, userRoles, users } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type PeopleFormResult, readAccountId } from "#domain/staff/people.ts";
import { defaultRole, isStaffRole, mayWrite, type StaffRole } from "#domain/staff/roles.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";
import { newAdminReport, tellAdmins } from "./new-admin-mails.server.ts";
import { type PeopleAction, refusedProof } from "./people-action.server.ts";

/**
 * Gives somebody another role. It counts from their next request on. Nobody changes the own role, so one admin always
 * stays. Addresses in `ADMIN_EMAILS` stay admins until they are taken out of there.
 */
export async function changeRole(action: PeopleAction): Promise<PeopleFormResult> {
	const { services, visit, by, fields } = action;
	const role = fields.role;
	if (!isStaffRole(role)) return { ok: false, code: "invalid", errors: { role: "choice_missing" } };
	const userId = readAccountId(fields.person) ?? "";
	const refused = await refusedProof(action);
	if (refused) return refused;
	const report = await newAdminReport(services, visit, by, "promoted");
	const done = { ok: true, done: "role-changed", person: userId } as const;
	return staffAction<PeopleFormResult>(services, by, "user_roles", async ({ transaction, log }) => {
		const found = await personToChange(transaction, by.userId, userId);
		if (!found.ok) return found;
		const { person } = found;
		if (person.role === role) return done;
		if (role === "admin") await tellAdmins(transaction, services, { ...report, person: person.email });
		// The lower role would go with the account, and a sign-up with such an address makes an admin.
		if (role !== "admin" && services.env.adminEmails.includes(person.email)) return { ok: false, code: "listed" };
		const granted = { role, source: "granted" } as const;
		await transaction
			.insert(userRoles)
			.values({ user_id: userId, ...granted })
			.onConflictDoUpdate({ target: userRoles.user_id, set: granted });
		// Open invitations and links of a person end with the right to send them.
		if (role !== "admin") await transaction.delete(invitations).where(eq(invitations.invitedBy, userId));
		if (!mayWrite(role)) await transaction.delete(blogPreviews).where(eq(blogPreviews.created_by, userId));
		// Visitors see nobody who has no access any more.
		await services.database.changes.announce(claimsTopic, transaction);
		await services.jobs.enqueue(transaction, "mail-role-change", { userId, role });
		// Logged before the commit. Afterwards, an admin who deletes the own account at this moment would leave no entry.
		await log("ROLE_CHANGED", { subjectId: userId, details: `${person.role} to ${role}` });
		return done;
	});
}

interface ChangedPerson extends Pick<typeof users.$inferSelect, "email" | "name" | "language"> {
	role: StaffRole;
}

/** Locks the person whose role is about to change, or says why it may not change. */
export async function personToChange(
	transaction: Transaction,
	adminId: string,
	userId: string,
): Promise<ActionResult<{ person: ChangedPerson }, "self" | "notAdmin" | "gone">> {
	if (adminId === userId) return { ok: false, code: "self" };
	if (!(await lockAdmins(transaction)).includes(adminId)) return { ok: false, code: "notAdmin" };
	const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
	if (!person?.emailVerified) return { ok: false, code: "gone" };
	const [held] = await transaction
		.select({ role: userRoles.role })
		.from(userRoles)
		.where(eq(userRoles.user_id, userId));
	const { email, name, language, lastLanguage } = person;
	const role = held?.role ?? defaultRole;
	return { ok: true, person: { email, name, role, language: language ?? lastLanguage } };
}
