import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { auditEntries, doNotCallChecks, doNotCallLists, leadAssignments, leadChanges } from "#database/schema.ts";
import { actionsOf } from "#domain/audit/security-actions.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import type { EvidencePack } from "#domain/evidence/evidence-pack.ts";
import type { EvidenceComplaint } from "#domain/evidence/evidence-records.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { changesOf, complaintsOfLead } from "../lead-desk/complaints/read-complaints.server.ts";
import { readUndos } from "../lead-desk/page/read-undos.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { type EvidenceLead, maxEntries, newestOf } from "./evidence-lead.server.ts";

const limit = maxEntries + 1;

/** Each check of the lead's number and of the numbers that were called. */
export async function readChecks(
	db: Database,
	lead: EvidenceLead,
	called: readonly string[],
	cut: string[],
): Promise<EvidencePack["doNotCall"]> {
	const own = lead.phone && phoneKey(lead.phone);
	const keys = [...new Set([...(own ? [own] : []), ...called])];
	if (keys.length === 0) return [];
	const rows = await db
		.select({ check: doNotCallChecks, list: doNotCallLists })
		.from(doNotCallChecks)
		.innerJoin(doNotCallLists, eq(doNotCallLists.id, doNotCallChecks.listId))
		.where(inArray(doNotCallChecks.phoneKey, keys))
		.orderBy(desc(doNotCallChecks.checkedOn), asc(doNotCallChecks.phoneKey), asc(doNotCallLists.id))
		.limit(limit);
	return newestOf("doNotCall", rows, cut).map(({ check, list }) => ({
		number: check.phoneKey,
		checkedOn: check.checkedOn,
		source: list.source,
		list: list.name,
		isListed: check.isListed,
		addedBy: list.addedByName,
		added: list.addedAt.toISOString(),
		removed: list.removedAt?.toISOString() ?? null,
	}));
}

/** The complaints about the lead, with what was changed of each. */
export async function readComplaints(
	db: Database,
	reader: Pick<LeadActor, "userId" | "role">,
	leadId: string,
): Promise<EvidenceComplaint[]> {
	const rows = await complaintsOfLead(db, reader, leadId);
	return Promise.all(
		rows.reverse().map(async (row) => ({
			id: row.id,
			receivedOn: row.receivedOn,
			channel: row.channel,
			status: row.status,
			severity: row.severity,
			name: row.name,
			words: row.words,
			product: row.product,
			insurer: row.insurer,
			regulator: row.regulator,
			fileNumber: row.fileNumber,
			dueOn: row.dueOn,
			answeredOn: row.answeredOn,
			answer: row.answer,
			recordedBy: row.createdByName,
			recorded: row.createdAt.toISOString(),
			closed: row.closedAt?.toISOString() ?? null,
			changes: (await changesOf(db, row.id)).reverse().map(({ changedAt, staffName, before, after }) => ({
				at: changedAt.toISOString(),
				by: staffName,
				before,
				after,
			})),
		})),
	);
}

/** The lead's history, and why the rules gave it to somebody. */
export async function readCourse(
	db: Database,
	leadId: string,
	cut: string[],
): Promise<Pick<EvidencePack, "changes" | "assignments">> {
	const [changes, assignments] = await Promise.all([
		db
			.select()
			.from(leadChanges)
			.where(eq(leadChanges.leadId, leadId))
			.orderBy(desc(leadChanges.changedAt), desc(leadChanges.revision), desc(leadChanges.id))
			.limit(limit),
		db
			.select()
			.from(leadAssignments)
			.where(eq(leadAssignments.leadId, leadId))
			.orderBy(desc(leadAssignments.sequence))
			.limit(limit),
	]);
	const undos = await readUndos(
		db,
		changes.map(({ id }) => id),
	);
	const asStored = (value: object | null) => value && { ...value };
	return {
		changes: newestOf("changes", changes, cut).map(({ id, changedAt, staffName, kind, before, after }) => {
			const undo = undos.get(id);
			return {
				at: changedAt.toISOString(),
				by: staffName,
				kind,
				before: asStored(before),
				after: asStored(after),
				...(undo && { undo: { ...undo, at: undo.at.toISOString() } }),
			};
		}),
		assignments: newestOf("assignments", assignments, cut).map(({ assignedAt, rulesVersion, reasons }) => ({
			at: assignedAt.toISOString(),
			rulesVersion,
			reasons: asStored(reasons),
		})),
	};
}

/** People who opened the lead or exported a part of it. */
export async function readAccess(db: Database, leadId: string, cut: string[]): Promise<EvidencePack["access"]> {
	const { id, action, email, network, recordedAt, subjectId, sequence } = auditEntries;
	const rows = await db
		.select({ entry: id, at: recordedAt, action, by: email, network })
		.from(auditEntries)
		.where(and(eq(subjectId, leadId), inArray(action, actionsOf("reads"))))
		.orderBy(desc(sequence))
		.limit(limit);
	return newestOf("access", rows, cut);
}
