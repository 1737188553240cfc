import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { blogPreviews, invitations, leadCommands, sessions, userRoles } from "#database/schema.ts";
import { defaultLocale, type Locale } from "#domain/locale/locales.ts";
import { byRouting, type PeopleFormResult, readAccountId } from "#domain/staff/people.ts";
import { translator } from "#i18n/messages.server.ts";
import { recordCommand } from "../lead-desk/commands/record-command.server.ts";
import type { StoredRemoval } from "../lead-desk/commands/removal-command.server.ts";
import { findDeskPerson } from "../lead-desk/page/desk-people.server.ts";
import { countWork, handOver } from "../lead-desk/work/hand-over.server.ts";
import { handOverChoices } from "../leave/plan-leave.server.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import type { Services } from "../services.server.ts";
import { readLeadActor } from "../staff/lead-actor.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";
import { personToChange } from "./change-role.server.ts";
import { type PeopleAction, refusedProof } from "./people-action.server.ts";
import { removalMail } from "./people-mails.server.ts";

/**
 * Removes a person's role, ends their sessions, invitations and preview links, and hands their leads and open tasks
 * over. For 30 days an admin can undo it; then the account is deleted. Their entries stay in the audit log. Nobody can
 * remove themselves here, so one admin always stays.
 */
export async function removePerson(action: PeopleAction): Promise<PeopleFormResult> {
	const { services, by, fields } = action;
	const userId = readAccountId(fields.person) ?? "";
	const refused = await refusedProof(action);
	if (refused) return refused;
	const heirId = fields.heir === byRouting ? null : readAccountId(fields.heir);
	const command = randomUUID();
	const now = services.clock();
	const remover = await readLeadActor(services, by);
	const removed = await staffAction<PeopleFormResult>(services, by, "user_roles", async ({ transaction, log }) => {
		const found = await personToChange(transaction, by.userId, userId);
		if (!found.ok) return found;
		const { person } = found;
		// A sign-up with such an address would make an admin again.
		if (services.env.adminEmails.includes(person.email)) return { ok: false, code: "listed" };
		const heir = heirId === userId ? null : await findDeskPerson(transaction, heirId);
		if (fields.heir !== byRouting && !heir?.worksLeads)
			return { ok: false, code: "invalid", errors: { heir: "choice_missing" } };
		const ended = await transaction.delete(userRoles).where(eq(userRoles.user_id, userId)).returning();
		if (ended.length === 0) return { ok: false, code: "gone" };
		await transaction.delete(sessions).where(eq(sessions.userId, userId));
		await transaction.delete(invitations).where(eq(invitations.invitedBy, userId));
		await transaction.delete(blogPreviews).where(eq(blogPreviews.created_by, userId));
		const { role, name, email } = person;
		// It counts the person, so that it can be undone without any lead. The changes of leads refer to it.
		await recordCommand(transaction, { id: command, kind: "removal", by: remover, data: {}, count: 1, at: now });
		const made = { by: remover, at: now, commandId: command };
		const given = await handOver(transaction, { from: userId, to: heir, ...made });
		const data: StoredRemoval = { userId, name: name || email, role, heirId, ...given };
		await transaction.update(leadCommands).set({ data }).where(eq(leadCommands.id, command));
		await services.database.changes.announce(claimsTopic, transaction);
		const draft = removalMail(person.email, person.language ?? defaultLocale);
		await services.jobs.enqueue(transaction, "send-account-email", { ...draft, kind: "security" });
		await log("PERSON_REMOVED", { subjectId: userId, details: person.role });
		return { ok: true, done: "removed", command };
	});
	if (removed.ok) services.leadIndex.indexSoon();
	return removed;
}

/** The questions to an admin about the work of a person to be removed. */
export async function askAboutRemoval(
	{ clock, database: { db } }: Pick<Services, "clock" | "database">,
	person: { id: string; name: string },
	locale: Locale,
) {
	const work = await countWork(db, person.id);
	const t = translator(locale, "leadDesk.filled");
	return {
		/** Null if somebody has to take over. */
		nothing: work.leads + work.tasks === 0 ? t("removal.nothing", { name: person.name }) : null,
		owns: t("removal.owns", { name: person.name, ...work }),
		...(await handOverChoices({ clock, database: { db } }, person.id)),
	};
}
