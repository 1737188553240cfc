import { eq } from "drizzle-orm";
import { invitations } from "#database/schema.ts";
import type { PeopleFormResult } from "#domain/staff/people.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import type { PeopleAction } from "./people-action.server.ts";

/** Withdraws an invitation: its link opens nothing from now on. That harms nobody, so it requires no password. */
export async function withdrawInvitation({ services, visit, by, fields }: PeopleAction): Promise<PeopleFormResult> {
	if (!mayManagePeople(by.role)) return { errors: {}, refusal: "notAdmin" };
	const id = typeof fields.withdraw === "string" ? fields.withdraw : "";
	const refusal = await services.database.db.transaction(async (transaction) => {
		if (!(await lockAdmins(transaction)).includes(by.userId)) return "notAdmin";
		const [withdrawn] = await transaction
			.delete(invitations)
			.where(eq(invitations.id, id))
			.returning({ role: invitations.role });
		if (!withdrawn) return "gone";
		const event = { table: "invitations", action: "INVITATION_WITHDRAWN", userId: by.userId, subjectId: id } as const;
		await recordSecurity(transaction, services.clock(), { ...event, details: withdrawn.role, ip: visit.visitor.ip });
		return null;
	});
	if (refusal) return { errors: {}, refusal };
	return { done: "withdrawn" };
}
