import { and, asc, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { contactSubmissions, leadBulkChanges, leadChanges, userRoles } from "#database/schema.ts";
import { undoDays } from "#domain/lead-desk/bulk-change.ts";
import { mayOpenLead, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { staffRoles } from "#domain/staff/roles.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { recordSecurity } from "../../staff/security-log.server.ts";
import { changeLeads } from "../work/change-lead.server.ts";
import type { DeskUser } from "../work/lead-reader.server.ts";
import type { StoredBulk } from "./bulk-change.server.ts";

const bulks = leadBulkChanges;
const lead = contactSubmissions;
type Parts = Pick<Services, "audit" | "clock" | "database">;

/** A bulk change as its author sees it. */
export interface OwnBulk extends StoredBulk {
	id: string;
	count: number;
	createdAt: Date;
	mayUndo: boolean;
}

const listedBulks = 10;

/** What this person changed last in bulk, as long as it can be undone. */
export async function listOwnBulks({ database: { db }, clock }: Parts, userId: string): Promise<OwnBulk[]> {
	const rows = await db
		.select()
		.from(bulks)
		.where(and(eq(bulks.staffId, userId), gt(bulks.createdAt, undoableSince(clock()))))
		.orderBy(desc(bulks.createdAt), desc(bulks.id))
		.limit(listedBulks);
	return rows.map(({ id, count, createdAt, undoneAt, change }) => ({
		...(change as StoredBulk),
		...{ id, count, createdAt, mayUndo: undoneAt === null && count > 0 },
	}));
}

/**
 * Gives each lead the value back that it had before a bulk change, if it still has the one that the bulk change gave it.
 * What somebody changed since then stays. A second time nothing happens.
 * @returns false if there is nothing to undo
 */
export async function undoBulkChange(services: Parts, by: DeskUser & { ip: string }, bulkId: string): Promise<boolean> {
	const now = services.clock();
	const isUndone = await services.database.db.transaction(async (transaction) => {
		const mine = and(eq(bulks.id, bulkId), eq(bulks.staffId, by.userId), gt(bulks.createdAt, undoableSince(now)));
		const [bulk] = await transaction
			.update(bulks)
			.set({ undoneAt: now })
			.where(and(mine, isNull(bulks.undoneAt)))
			.returning();
		if (!bulk) return false;
		const restored = await restoreLeads(transaction, by, { bulkId, now });
		const undone = { restored, skipped: Math.max(0, bulk.count - restored) };
		const change: StoredBulk = { ...(bulk.change as StoredBulk), undone };
		await transaction.update(bulks).set({ change }).where(eq(bulks.id, bulkId));
		await recordSecurity(transaction, now, {
			...{ table: "contact_submissions", action: "LEADS_RESTORED", userId: by.userId, ip: by.ip },
			details: `${change.name}: ${restored}`,
		});
		return true;
	});
	if (isUndone) services.audit.sealSoon();
	return isUndone;
}

/** @returns how many leads have their former value again */
async function restoreLeads(
	transaction: Transaction,
	by: DeskUser,
	{ bulkId, now }: { bulkId: string; now: Date },
): Promise<number> {
	const changes = await transaction
		.select({
			lead,
			kind: leadChanges.kind,
			before: leadChanges.before,
			after: leadChanges.after,
		})
		.from(leadChanges)
		.innerJoin(lead, eq(lead.id, leadChanges.leadId))
		.where(eq(leadChanges.bulkId, bulkId))
		.orderBy(asc(lead.id))
		.for("no key update", { of: lead });
	const working = transaction
		.select({ id: userRoles.user_id })
		.from(userRoles)
		.where(inArray(userRoles.role, staffRoles.filter(mayWorkLeads)));
	const people = new Set((await working).map(({ id }) => id));
	const groups = new Map<string, Change[]>();
	for (const change of changes as Change[]) {
		if (!mayOpenLead(by, change.lead) || !hasValue(change) || !isPossible(change, people)) continue;
		const key = JSON.stringify([change.kind, change.before, change.after]);
		groups.set(key, [...(groups.get(key) ?? []), change]);
	}
	let restored = 0;
	for (const group of groups.values()) restored += await restoreGroup(transaction, group, { by, at: now });
	return restored;
}

type Lead = typeof lead.$inferSelect;
type Person = { userId: string } | null;
type StatusValue = Pick<Lead, "status" | "valueCents"> & {
	reason: Lead["statusReason"];
};
/** A change that a bulk change made, and the lead as it is now. */
type Change = { lead: Lead } & (
	| { kind: "status"; before: StatusValue; after: StatusValue }
	| { kind: "owner"; before: Person; after: Person }
	| { kind: "released"; before: object; after: { releasedAt: string } }
);

/** Whether the lead still has the value that the bulk change gave it. */
function hasValue({ lead, kind, after }: Change): boolean {
	if (kind === "status") {
		const { status, reason, valueCents } = after;
		return lead.status === status && lead.statusReason === reason && lead.valueCents === valueCents;
	}
	if (kind === "owner") return lead.ownerId === (after?.userId ?? null);
	return lead.releasedAt?.toISOString() === after.releasedAt;
}

/** Somebody who no longer works here can't be the owner again, and whoever works on a released lead must not lose it. */
function isPossible({ lead, kind, before }: Change, people: ReadonlySet<string>): boolean {
	if (kind === "released") return lead.ownerId === null && lead.status === "new" && lead.firstContactAt === null;
	return kind !== "owner" || before === null || people.has(before.userId);
}

/** @param group changes with the same value before and after */
async function restoreGroup(
	transaction: Transaction,
	group: readonly Change[],
	made: { by: DeskUser; at: Date },
): Promise<number> {
	const [first] = group;
	if (!first) return 0;
	const leads = group.map(({ lead: { id, revision }, after }) => ({ id, revision, before: after }));
	return (
		await changeLeads(transaction, leads, { ...made, kind: first.kind, set: formerValues(first), after: first.before })
	).length;
}

function formerValues(change: Change) {
	if (change.kind === "owner") return { ownerId: change.before?.userId ?? null };
	if (change.kind === "released") return { releasedAt: null };
	const { status, reason, valueCents } = change.before;
	return { status, statusReason: reason, valueCents };
}

function undoableSince(now: Date): Date {
	return new Date(now.getTime() - undoDays * 86_400_000);
}
