import { createHash, randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { SecurityAction } from "#domain/audit/security-actions.ts";
import { type LeadActor, mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import {
	diffLinks,
	isNothing,
	type LinkState,
	mergePersons,
	splitLeads,
	tellApart,
} from "#domain/persons/link-state.ts";
import type { PersonChangeName, PersonRefusal } from "#domain/persons/person-change.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { readLinkState, storeLinkDiff } from "./link-store.server.ts";
import { noteMoves } from "./note-moves.server.ts";
import type { StoredPersonChange } from "./person-command.server.ts";
import { linkAlone } from "./person-locks.server.ts";

/** A decision about the persons of leads. Any lead of a person stands for the person. */
export type PersonChange =
	| { name: "merge" | "different"; one: string; other: string }
	/** These leads belong to another person. */
	| { name: "split"; leadIds: readonly string[] };

const actions = {
	merge: "PERSONS_MERGED",
	split: "PERSON_SPLIT",
	different: "PERSONS_TOLD_APART",
} as const satisfies Record<PersonChangeName, SecurityAction>;

/**
 * Merges or splits persons, or stores that two persons are not the same. Only links change, never a lead's data. The user
 * must be allowed to open each lead of each person whose links change.
 * @param seen the result of `seenLeads` when the persons were shown
 */
export async function changePersons(
	services: Pick<Services, "clock" | "database">,
	by: LeadActor,
	change: PersonChange,
	seen: string | null,
): Promise<ActionResult<{ id: string }, PersonRefusal>> {
	const now = services.clock();
	return staffAction(services, by, "lead_commands", async ({ transaction, log }) => {
		await linkAlone(transaction);
		const named = change.name === "split" ? change.leadIds : [change.one, change.other];
		const people = await personsOf(transaction, named);
		if (!people) return { ok: false, code: "gone" };
		const before = await readLinkState(transaction, people);
		if (!(await areOpen(transaction, by, named))) return { ok: false, code: "gone" };
		if (seen !== null && seen !== seenLeads(before, people)) return { ok: false, code: "changed" };
		const after = changed(before, change, now);
		const diff = diffLinks(before, after);
		if (isNothing(diff)) return { ok: false, code: "nothing" };
		const concerned = new Set([...people, ...Object.keys(diff.persons)]);
		const leadIds = Object.keys(before.leads).filter((id) => concerned.has(before.leads[id] ?? ""));
		if (!(await areOpen(transaction, by, leadIds, "bin"))) return { ok: false, code: "notAllowed" };
		await storeLinkDiff(transaction, diff);
		const id = randomUUID();
		const count = Object.keys(diff.leads).length || leadIds.length;
		const data: StoredPersonChange = { name: change.name, diff };
		await recordCommand(transaction, { id, kind: "persons", by, data, count, at: now });
		await noteMoves(transaction, diff, { by, at: now, commandId: id });
		await log(actions[change.name], { subjectId: id, details: `persons.${change.name}: ${count}` });
		return { ok: true, id };
	});
}

/** A short hash of the leads of some persons. It shows that the person who merges them has seen exactly these leads. */
export function seenLeads({ leads }: Pick<LinkState, "leads">, personIds: readonly string[]): string {
	const own = Object.keys(leads).filter((id) => personIds.includes(leads[id] ?? ""));
	return createHash("sha256").update(own.sort().join(" ")).digest("hex").slice(0, 16);
}

function changed(state: LinkState, change: PersonChange, at: Date): LinkState {
	const now = at.toISOString();
	if (change.name === "split") {
		return splitLeads(state, { leadIds: change.leadIds, newId: randomUUID(), now });
	}
	const [one, other] = [state.leads[change.one] ?? "", state.leads[change.other] ?? ""];
	if (change.name === "merge") return mergePersons(state, { from: other, into: one });
	return tellApart(state, { one, other, now });
}

/** Null if one of the leads belongs to nobody. */
async function personsOf(transaction: Transaction, leadIds: readonly string[]): Promise<string[] | null> {
	const { id, personId } = contactSubmissions;
	const rows = await transaction
		.select({ personId })
		.from(contactSubmissions)
		.where(inArray(id, [...leadIds]));
	const found = rows.flatMap((row) => row.personId ?? []);
	return rows.length === 0 || found.length < new Set(leadIds).size ? null : [...new Set(found)];
}

/** @param besides `bin`: deleted leads don't prevent a change, and move with the others */
async function areOpen(
	transaction: Transaction,
	by: LeadActor,
	leadIds: readonly string[],
	besides?: "bin",
): Promise<boolean> {
	const { id, ownerId, state, kind, isListed, erasedAt, deletedAt } = contactSubmissions;
	const rows = await transaction
		.select({ ownerId, state, kind, isListed, erasedAt, deletedAt })
		.from(contactSubmissions)
		.where(inArray(id, [...leadIds]));
	return rows.every((lead) => {
		if (lead.erasedAt !== null) return false;
		return lead.deletedAt === null ? mayOpenLead(by, lead) : besides === "bin";
	});
}
