import { inArray } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import { diffLinks, type LinkDiff, undoLinks } from "#domain/persons/link-state.ts";
import type { PersonChangeName } from "#domain/persons/person-change.ts";
import { translator } from "#i18n/messages.server.ts";
import type { CommandKind } from "../commands/command-kinds.server.ts";
import type { LeadCommand } from "../commands/record-command.server.ts";
import { readStateOf, storeLinkDiff } from "./link-store.server.ts";
import { noteMoves } from "./note-moves.server.ts";
import { linkAlone } from "./person-locks.server.ts";

/** The stored data of a change of persons: ids, and nothing that somebody typed. */
export interface StoredPersonChange {
	name: PersonChangeName;
	diff: LinkDiff;
}

/** Merging, splitting, and that two persons are not the same. */
export const personCommand: CommandKind = {
	async undo(transaction, by, command, now) {
		const { diff } = stored(command);
		await linkAlone(transaction);
		const before = await readStateOf(transaction, diff);
		const { id } = contactSubmissions;
		const concerned = personsOf(diff);
		const linked = Object.keys(before.leads).filter((leadId) => concerned.has(before.leads[leadId] ?? ""));
		const leads = await transaction
			.select()
			.from(contactSubmissions)
			.where(inArray(id, [...Object.keys(diff.leads), ...linked]));
		const open = new Set(leads.filter((lead) => mayOpenLead(by, lead)).map((lead) => lead.id));
		// Without a lead that moves, it is about the persons, so the user must be allowed to open all that is theirs.
		const isAboutPersons = Object.keys(diff.leads).length === 0;
		if (isAboutPersons && !leads.every((lead) => lead.deletedAt !== null || open.has(lead.id))) return 0;
		const undone = diffLinks(
			before,
			undoLinks(before, diff, (leadId) => open.has(leadId)),
		);
		await storeLinkDiff(transaction, undone);
		await noteMoves(transaction, undone, { by, at: now, commandId: command.id });
		if (Object.keys(diff.leads).length > 0) return Object.keys(undone.leads).length;
		const isBack = Object.keys(undone.pairs).length + Object.keys(undone.persons).length > 0;
		return isBack ? command.count : 0;
	},
	describe(command, { locale }) {
		const t = translator(locale, "leadDesk.filled");
		const { count, restored } = command;
		const left = restored === null ? 0 : count - restored;
		return {
			what: translator(locale, "persons")(`changes.${stored(command).name}`),
			result: restored === null ? t("leads", { count }) : t("undone", { count: restored }),
			left: left > 0 ? t("notRestored", { count: left }) : null,
		};
	},
	auditName: (command) => `persons.${stored(command).name}`,
};

/** The persons who came or went, or about whom something was decided. */
function personsOf({ persons, pairs }: LinkDiff): Set<string> {
	const judged = Object.values(pairs).flatMap(({ before, after }) => [before, after].flatMap((pair) => pair ?? []));
	return new Set([...Object.keys(persons), ...judged.flatMap(({ oneId, otherId }) => [oneId, otherId])]);
}

function stored({ data }: LeadCommand): StoredPersonChange {
	return data as StoredPersonChange;
}
