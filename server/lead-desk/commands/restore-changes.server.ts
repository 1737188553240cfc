import { and, asc, eq, inArray } from "drizzle-orm";
import { contactSubmissions, leadChanges, userRoles } from "#database/schema.ts";
import { type LeadActor, mayOpenLead, mayWorkAllLeads, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import type { ChangedFacts } from "#domain/lead-desk/lead-facts.ts";
import { staffRoles } from "#domain/staff/roles.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { unlinkLeads } from "../persons/forget-arrival.server.ts";
import { linkAlone } from "../persons/person-locks.server.ts";
import { changeLeads } from "../work/change-lead.server.ts";
import { deriveContacts, isContacted } from "../work/lead-contacts.server.ts";

const lead = contactSubmissions;

/**
 * Gives each lead back the value that it had before a command, if it still has the value that the command gave it.
 * @returns how many leads have their former value again
 */
export async function restoreChanges(
	transaction: Transaction,
	by: LeadActor,
	{ commandId, now }: { commandId: string; now: Date },
): Promise<number> {
	const isOfCommand = eq(leadChanges.commandId, commandId);
	const isRelease = and(isOfCommand, eq(leadChanges.kind, "released"));
	const [release] = await transaction.select({ id: leadChanges.id }).from(leadChanges).where(isRelease).limit(1);
	if (release) await linkAlone(transaction);
	const changes = await transaction
		.select({
			lead,
			kind: leadChanges.kind,
			before: leadChanges.before,
			after: leadChanges.after,
			changedAt: leadChanges.changedAt,
		})
		.from(leadChanges)
		.innerJoin(lead, eq(lead.id, leadChanges.leadId))
		.where(isOfCommand)
		.orderBy(asc(lead.id))
		.for("no key update", { of: lead });
	const working = transaction
		.select({ id: userRoles.user_id })
		.from(userRoles)
		.where(inArray(userRoles.role, staffRoles.filter(mayWorkLeads)));
	const people = new Set((await working).map(({ id }) => id));
	const groups = new Map<string, Change[]>();
	for (const change of changes as Change[]) {
		if (!mayOpenLead(by, change.lead) || !hasValue(change) || !isPossible(change, by, people)) continue;
		const key = JSON.stringify([change.kind, change.before, change.after]);
		groups.set(key, [...(groups.get(key) ?? []), change]);
	}
	let restored = 0;
	for (const group of groups.values()) restored += await restoreGroup(transaction, group, { by, at: now, commandId });
	return restored;
}

type Lead = typeof lead.$inferSelect;
type Person = { userId: string } | null;
type StatusValue = Pick<Lead, "status" | "valueCents"> & {
	reason: Lead["statusReason"];
};
/** A change that a command made, and the lead as it is now. */
type Change = { lead: Lead; changedAt: Date } & (
	| { kind: "status"; before: StatusValue; after: StatusValue }
	| { kind: "owner"; before: Person; after: Person }
	| { kind: "facts"; before: ChangedFacts; after: ChangedFacts }
	| { kind: "inbound"; before: Pick<Lead, "status"> | object; after: Partial<Pick<Lead, "status">> }
	| { kind: "released"; before: object; after: { releasedAt: string } }
	| { kind: "deleted"; before: object; after: { deletedAt: string } }
);

/** True if the lead still has the value that the command gave it. */
function hasValue({ lead, kind, after }: Change): boolean {
	if (kind === "status") {
		const { status, reason, valueCents } = after;
		return lead.status === status && lead.statusReason === reason && lead.valueCents === valueCents;
	}
	if (kind === "facts")
		return Object.entries(after).every(([name, value]) => lead[name as keyof ChangedFacts] === value);
	// What was told is taken back also if the status moved on.
	if (kind === "inbound") return true;
	if (kind === "owner") return lead.ownerId === (after?.userId ?? null);
	if (kind === "deleted") return lead.deletedAt?.toISOString() === after.deletedAt;
	return lead.releasedAt?.toISOString() === after.releasedAt;
}

/**
 * Only admins fill the quarantine. Somebody who no longer works here can't be the owner again, and whoever works on a
 * released lead must not lose it.
 */
function isPossible({ lead, kind, before }: Change, by: LeadActor, people: ReadonlySet<string>): boolean {
	if (kind === "released")
		return mayWorkAllLeads(by.role) && lead.ownerId === null && lead.status === "new" && lead.firstContactAt === null;
	return kind !== "owner" || before === null || people.has(before.userId);
}

/** @param group changes with the same value before and after */
async function restoreGroup(
	transaction: Transaction,
	group: readonly Change[],
	made: { by: LeadActor; at: Date; commandId: string },
): Promise<number> {
	const [first] = group;
	if (!first) return 0;
	const leads = group.map(({ lead: { id, revision }, after }) => ({ id, revision, before: after }));
	const set = first.kind === "inbound" ? await formerStatus(transaction, first) : formerValues(first);
	const after = first.kind === "inbound" ? set : first.before;
	const restored = await changeLeads(transaction, leads, { ...made, kind: first.kind, set, after });
	// A lead that looks like spam may have somebody else's number, so it belongs to nobody.
	if (first.kind === "released") await unlinkLeads(transaction, restored);
	return restored.length;
}

/** The status goes with what was told, unless it has moved on or another contact stands. */
async function formerStatus(transaction: Transaction, change: Extract<Change, { kind: "inbound" }>) {
	const { lead, before, after, changedAt } = change;
	await deriveContacts(transaction, lead.id, changedAt);
	return after.status !== lead.status || (await isContacted(transaction, lead.id)) ? {} : before;
}

function formerValues(change: Exclude<Change, { kind: "inbound" }>) {
	if (change.kind === "owner") return { ownerId: change.before?.userId ?? null };
	if (change.kind === "facts") return change.before;
	if (change.kind === "released") return { releasedAt: null };
	if (change.kind === "deleted") return { deletedAt: null };
	const { status, reason, valueCents } = change.before;
	return { status, statusReason: reason, valueCents };
}
