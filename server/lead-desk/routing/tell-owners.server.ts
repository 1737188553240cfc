import { and, eq, inArray, notInArray } from "drizzle-orm";
import { whoAwaitContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions, leadAssignments } from "#database/schema.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { whoIsQuiet } from "../../staff/who-is-away.server.ts";

const { leadId, ownerId, isHeld } = leadAssignments;

interface Telling {
	transaction: Transaction;
	jobs: Pick<Services["jobs"], "enqueue">;
	now: Date;
}

/** Emails the new owners of leads. The notice to somebody who is in their quiet hours is held until these end. */
export async function tellOwners({ transaction, jobs, now }: Telling, given: readonly string[]): Promise<void> {
	if (given.length === 0) return;
	const quiet = await whoIsQuiet(transaction, now);
	const held = await transaction
		.update(leadAssignments)
		.set({ isHeld: true })
		.where(and(inArray(leadId, [...given]), inArray(ownerId, quiet)))
		.returning({ leadId });
	const later = new Set(held.map((one) => one.leadId));
	for (const one of given) if (!later.has(one)) await jobs.enqueue(transaction, "notify-owner", { leadId: one });
}

/** Emails what was held to the people whose quiet hours have ended, if the lead is still theirs and still waits. */
export async function tellAfterQuiet({ transaction, jobs, now }: Telling): Promise<void> {
	const quiet = await whoIsQuiet(transaction, now);
	const told = await transaction
		.update(leadAssignments)
		.set({ isHeld: false })
		.where(and(eq(isHeld, true), notInArray(ownerId, quiet)))
		.returning({ leadId, ownerId });
	for (const one of told) {
		if (!one.leadId || !one.ownerId) continue;
		const lead = contactSubmissions;
		const isTheirs = and(eq(lead.id, one.leadId), eq(lead.ownerId, one.ownerId), whoAwaitContact(lead));
		if ((await transaction.$count(lead, isTheirs)) > 0)
			await jobs.enqueue(transaction, "notify-owner", { leadId: one.leadId });
	}
}
