import { eq } from "drizzle-orm";
import { users } from "#database/schema.ts";
import { defaultLocale } from "#domain/locale/locales.ts";
import { type PeopleFormResult, readAccountId } from "#domain/staff/people.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { personToChange } from "./change-role.server.ts";
import { type PeopleAction, refusedProof } from "./people-action.server.ts";
import { removalMail } from "./people-mails.server.ts";

/**
 * Deletes somebody's account, and with it the password, all sessions and the invitations they sent. What they did stays in
 * the audit log. Nobody removes oneself here, so one admin always stays.
 */
export async function removePerson(action: PeopleAction): Promise<PeopleFormResult> {
	const { services, visit, by, fields } = action;
	const userId = readAccountId(fields.person) ?? "";
	const refused = await refusedProof(action);
	if (refused) return refused;
	const { db, changes } = services.database;
	const refusal = await db.transaction(async (transaction) => {
		const person = await personToChange(transaction, by.userId, userId);
		if (typeof person === "string") return person;
		// A sign-up with such an address would make an admin again.
		if (services.env.adminEmails.includes(person.email)) return "listed";
		await transaction.delete(users).where(eq(users.id, userId));
		await changes.announce(claimsTopic, transaction);
		// The account is gone when the job runs, so the email is written now.
		const draft = removalMail(person.email, person.language ?? defaultLocale);
		await services.jobs.enqueue(transaction, "send-account-email", { ...draft, kind: "security" });
		const event = { table: "user_roles", action: "PERSON_REMOVED", userId: by.userId, subjectId: userId } as const;
		await recordSecurity(transaction, services.clock(), { ...event, details: person.role, ip: visit.visitor.ip });
		return null;
	});
	if (refusal) return { errors: {}, refusal };
	services.audit.sealSoon();
	return { done: "removed" };
}
