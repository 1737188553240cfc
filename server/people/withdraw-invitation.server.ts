import { eq } from "drizzle-orm";
import { invitations } from "#database/schema.ts";
import type { PeopleFormResult } from "#domain/staff/people.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { lockAdmins } from "../staff/roles.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";
import type { PeopleAction } from "./people-action.server.ts";

/** Takes an invitation back: its link opens nothing from now on. That harms nobody, so it asks for no password. */
export async function withdrawInvitation({ services, by, fields }: PeopleAction): Promise<PeopleFormResult> {
	if (!mayManagePeople(by.role)) return { ok: false, code: "notAdmin" };
	const id = typeof fields.withdraw === "string" ? fields.withdraw : "";
	return staffAction<PeopleFormResult>(services, by, "invitations", async ({ transaction, log }) => {
		if (!(await lockAdmins(transaction)).includes(by.userId)) return { ok: false, code: "notAdmin" };
		const [withdrawn] = await transaction
			.delete(invitations)
			.where(eq(invitations.id, id))
			.returning({ role: invitations.role });
		if (!withdrawn) return { ok: false, code: "gone" };
		await log("INVITATION_WITHDRAWN", { subjectId: id, details: withdrawn.role });
		return { ok: true, done: "withdrawn" };
	});
}
