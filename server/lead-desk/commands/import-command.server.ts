import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import {
	complaints,
	contactSubmissions,
	leadAppointments,
	leadCalls,
	leadChanges,
	leadCommands,
	leadNotes,
	leadReplies,
	leadTasks,
} from "#database/schema.ts";
import { mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { deleteTraces } from "../bin/delete-traces.server.ts";
import { forgetArrival } from "../persons/forget-arrival.server.ts";
import { linkAlone } from "../persons/person-locks.server.ts";
import type { CommandKind, Undone } from "./command-kinds.server.ts";
import type { LeadCommand } from "./record-command.server.ts";

const lead = contactSubmissions;

/** Kept small, because a transaction blocks the embedded database. */
export const leadsPerUndo = 100;

/** How far an undo is. */
interface UndoProgress {
	/** The last lead that it processed. They go in the order of their ids. */
	after: string;
	checked: number;
	removed: number;
}

/** The stored data of an import, as soon as somebody undoes it. */
interface StoredImport {
	undo?: UndoProgress;
}

/** How far the undo of an import is. Null if it is done, or nobody undoes it. */
export function undoProgress({
	data,
	restored,
	undoneAt,
}: Pick<LeadCommand, "data" | "restored" | "undoneAt">): UndoProgress | null {
	return undoneAt && restored === null ? ((data as StoredImport).undo ?? null) : null;
}

/** Deletes the next leads of the import, except those that somebody has worked on. */
async function undoSome(transaction: Transaction, { id, data }: LeadCommand): Promise<Undone> {
	await linkAlone(transaction);
	const last = (data as StoredImport).undo;
	const columns = { id: lead.id, sessionId: lead.sessionId, personId: lead.personId };
	// Other transactions that write about one of them finish first.
	const next = await transaction
		.select(columns)
		.from(lead)
		.where(and(eq(lead.importId, id), last && gt(lead.id, last.after)))
		.orderBy(asc(lead.id))
		.limit(leadsPerUndo)
		.for("update");
	const ids = next.map((row) => row.id);
	const untouched = transaction.select(columns).from(lead);
	const removed = await untouched.where(and(inArray(lead.id, ids), isUntouched(transaction)));
	await deleteTraces(transaction, removed);
	const removedIds = removed.map((row) => row.id);
	await transaction.delete(lead).where(inArray(lead.id, removedIds));
	await forgetArrival(transaction, removed);
	const undo = { checked: (last?.checked ?? 0) + next.length, removed: (last?.removed ?? 0) + removed.length };
	const after = ids.at(-1);
	return after && ids.length === leadsPerUndo ? { data: { ...data, undo: { ...undo, after } } } : undo.removed;
}

/**
 * True if nobody has worked on the lead. Automatic changes, such as choosing an owner, don't count, nor undone ones.
 */
function isUntouched(transaction: Transaction) {
	const work = [leadNotes, leadCalls, leadAppointments, leadReplies, complaints].map((table) =>
		notExists(transaction.select({ one: sql`1` }).from(table).where(eq(table.leadId, lead.id))),
	);
	// The site makes the tasks to review policies.
	const task = and(eq(leadTasks.leadId, lead.id), or(ne(leadTasks.createdByName, ""), isNotNull(leadTasks.doneAt)));
	const hasNoTask = notExists(transaction.select({ one: sql`1` }).from(leadTasks).where(task));
	const undone = and(eq(leadCommands.id, leadChanges.commandId), isNotNull(leadCommands.undoneAt));
	const isStanding = notExists(transaction.select({ one: sql`1` }).from(leadCommands).where(undone));
	// The site has no name.
	const change = and(eq(leadChanges.leadId, lead.id), ne(leadChanges.staffName, ""), isStanding);
	const isUnchanged = notExists(transaction.select({ one: sql`1` }).from(leadChanges).where(change));
	return and(isNull(lead.bookingStatus), isNull(lead.firstContactAt), isUnchanged, hasNoTask, ...work);
}

/** Leads that came in a file. An undo deletes those that nobody has worked on since. */
export const importCommand: CommandKind = {
	mayUndo: mayExchangeLeads,
	undo: (transaction, _by, command) => undoSome(transaction, command),
	undoMore: undoSome,
	describe(command, { locale }) {
		const { count, restored } = command;
		const t = translator(locale, "leadExchange");
		const undo = undoProgress(command);
		if (undo)
			return { what: t("import.command"), result: t("import.done.removing", { count: undo.removed }), left: null };
		const left = restored === null ? 0 : Math.max(0, count - restored);
		return {
			what: t("import.command"),
			result: restored === null ? t("import.done.imported", { count }) : t("import.done.removed", { count: restored }),
			left: left > 0 ? t("import.done.kept", { count: left }) : null,
		};
	},
	auditName: () => "import",
};
