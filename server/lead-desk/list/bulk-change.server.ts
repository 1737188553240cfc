import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { contactSubmissions, leadCommands } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type BulkChange, bulkChangeName } from "#domain/lead-desk/bulk-change.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import type { StoredBulk } from "../commands/bulk-command.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { findDeskPerson } from "../page/desk-people.server.ts";
import { changeLeads } from "../work/change-lead.server.ts";
import { sendHeldBack } from "../work/send-held-back.server.ts";
import { type LeadSelection, type SelectedLead, selectLeads, unchangedSince } from "./select-leads.server.ts";

/** The preview that somebody agreed to. */
export interface BulkPlan {
	selection: LeadSelection;
	change: BulkChange;
	/** When it was shown, and how many leads it was about. */
	at: Date;
	expected: number;
}

type Parts = Pick<Services, "clock" | "database" | "jobs">;

/** A transaction is short, so that others don't wait. */
const batchSize = 250;

/**
 * Makes a change on many leads. Leads that somebody changed after the plan was shown are left alone. If somebody undoes
 * the change while it runs, it stops. `notAllowed`: an admin names an owner who does not work leads.
 */
export async function changeInBulk(
	services: Parts,
	by: LeadActor,
	{ selection, change, at, expected }: BulkPlan,
): Promise<ActionResult<{ id: string; count: number }, "notAllowed">> {
	const { db } = services.database;
	if (change.kind === "owner" && !(await mayBeOwner(services, by, change.ownerId))) {
		return { ok: false, code: "notAllowed" };
	}
	const now = services.clock();
	const { leads } = await selectLeads(db, by, { selection, change, now });
	const unchanged = await unchangedSince(db, leads, at);
	const bulk = { id: randomUUID(), name: bulkChangeName(change), count: 0 };
	const data: StoredBulk = { name: bulk.name, skipped: 0 };
	await recordCommand(db, {
		id: bulk.id,
		kind: change.kind === "deleted" ? "delete" : "bulk",
		by,
		data,
		count: 0,
		at: now,
	});
	for (let start = 0; start < unchanged.length; start += batchSize) {
		const batch = unchanged.slice(start, start + batchSize);
		const count = await db.transaction(async (transaction) => {
			if (!(await isStanding(transaction, bulk.id))) return null;
			const changed = await changeBatch(services, transaction, batch, { change, by, at: now, commandId: bulk.id });
			await transaction
				.update(leadCommands)
				.set({ count: sql`${leadCommands.count} + ${changed}` })
				.where(eq(leadCommands.id, bulk.id));
			// With each batch, so that nothing is changed without an entry if a later one fails.
			await recordSecurity(transaction, now, {
				table: "lead_commands",
				action: change.kind === "deleted" ? "LEADS_DELETED" : "LEADS_CHANGED",
				subjectId: bulk.id,
				userId: by.userId,
				ip: by.ip,
				details: `${bulk.name}: ${changed}`,
			});
			return changed;
		});
		if (count === null) break;
		bulk.count += count;
	}
	const stored: StoredBulk = { name: bulk.name, skipped: Math.max(0, expected - bulk.count) };
	await db.update(leadCommands).set({ data: stored }).where(eq(leadCommands.id, bulk.id));
	return { ok: true, id: bulk.id, count: bulk.count };
}

/** True if nobody has undone the command yet. An undo waits for the batch, and then undoes it as well. */
async function isStanding(transaction: Transaction, commandId: string): Promise<boolean> {
	const rows = transaction
		.select({ id: leadCommands.id })
		.from(leadCommands)
		.where(and(eq(leadCommands.id, commandId), isNull(leadCommands.undoneAt)));
	return (await rows.for("update")).length > 0;
}

/** Agents name only themselves; `changesLead` sees to it. */
async function mayBeOwner({ database }: Parts, by: LeadActor, ownerId: string | null): Promise<boolean> {
	if (ownerId === null || ownerId === by.userId || !mayWorkAllLeads(by.role)) return true;
	return (await findDeskPerson(database.db, ownerId))?.worksLeads === true;
}

interface Batch {
	change: BulkChange;
	by: LeadActor;
	at: Date;
	commandId: string;
}

/** @returns how many leads were changed */
async function changeBatch(
	services: Parts,
	transaction: Transaction,
	batch: readonly SelectedLead[],
	{ change, ...made }: Batch,
): Promise<number> {
	await lockInOrder(
		transaction,
		batch.map(({ id }) => id),
	);
	if (change.kind === "status") {
		const { status, reason } = change;
		const leads = batch.map((lead) => ({
			...lead,
			before: { status: lead.status, reason: lead.statusReason, valueCents: lead.valueCents },
		}));
		const set = { status, statusReason: reason, valueCents: null };
		const after = { status, reason, valueCents: null };
		return (await changeLeads(transaction, leads, { kind: "status", set, after, ...made })).length;
	}
	if (change.kind === "owner") {
		const people = await peopleOf(transaction, [change.ownerId, ...batch.map(({ ownerId }) => ownerId)]);
		const after = people.get(change.ownerId ?? "") ?? null;
		const leads = batch.map((lead) => ({ ...lead, before: people.get(lead.ownerId ?? "") ?? null }));
		return (await changeLeads(transaction, leads, { kind: "owner", set: { ownerId: change.ownerId }, after, ...made }))
			.length;
	}
	if (change.kind === "deleted") {
		const leads = batch.map((lead) => ({ ...lead, before: { deletedAt: null } }));
		const after = { deletedAt: made.at.toISOString() };
		return (await changeLeads(transaction, leads, { kind: "deleted", set: { deletedAt: made.at }, after, ...made }))
			.length;
	}
	const leads = batch.map((lead) => ({ ...lead, before: { releasedAt: null } }));
	const after = { releasedAt: made.at.toISOString() };
	const released = await changeLeads(transaction, leads, {
		kind: "released",
		set: { releasedAt: made.at },
		after,
		...made,
	});
	for (const id of released) await sendHeldBack(services, transaction, id);
	return released.length;
}

/** Two people who change the same leads wait for each other, and neither blocks the other for good. */
export async function lockInOrder(transaction: Transaction, ids: readonly string[]): Promise<void> {
	const { id } = contactSubmissions;
	const rows = transaction
		.select({ id })
		.from(contactSubmissions)
		.where(inArray(id, [...ids]));
	await rows.orderBy(asc(id)).for("no key update");
}

/** The names on the timeline. */
async function peopleOf(transaction: Transaction, ids: readonly (string | null)[]) {
	const people = new Map<string, { userId: string; name: string }>();
	for (const id of new Set(ids)) {
		const person = await findDeskPerson(transaction, id);
		if (person) people.set(person.id, { userId: person.id, name: person.name });
	}
	return people;
}
