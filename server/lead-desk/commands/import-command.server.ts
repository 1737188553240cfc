import { and, asc, eq, inArray, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import {
	complaints,
	contactSubmissions,
	leadCalls,
	leadChanges,
	leadCommands,
	leadNotes,
	leadReplies,
	leadTasks,
} from "#database/schema.ts";
import { mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { translator } from "#i18n/messages.server.ts";
import { deleteTraces } from "../bin/delete-traces.server.ts";
import { forgetArrival } from "../persons/forget-arrival.server.ts";
import { linkAlone } from "../persons/person-locks.server.ts";
import type { CommandKind } from "./command-kinds.server.ts";

const lead = contactSubmissions;

/** A statement names this many leads. */
const atATime = 500;

/** Leads that came in a file. An undo deletes those that nobody has worked on since. */
export const importCommand: CommandKind = {
	mayUndo: mayExchangeLeads,
	async undo(transaction, _by, { id }) {
		await linkAlone(transaction);
		// Other transactions that write about one of them finish first.
		const locked = transaction.select({ id: lead.id }).from(lead).where(eq(lead.importId, id));
		await locked.orderBy(asc(lead.id)).for("update");
		const work = [leadNotes, leadCalls, leadTasks, leadReplies, complaints].map((table) =>
			notExists(transaction.select({ one: sql`1` }).from(table).where(eq(table.leadId, lead.id))),
		);
		// What the site does by itself, such as choosing an owner, doesn't count as work. It has no name. Nor does what was undone.
		const undone = and(eq(leadCommands.id, leadChanges.commandId), isNotNull(leadCommands.undoneAt));
		const isStanding = notExists(transaction.select({ one: sql`1` }).from(leadCommands).where(undone));
		const change = and(eq(leadChanges.leadId, lead.id), ne(leadChanges.staffName, ""), isStanding);
		const isUnchanged = notExists(transaction.select({ one: sql`1` }).from(leadChanges).where(change));
		const untouched = and(isNull(lead.bookingStatus), isNull(lead.firstContactAt), isUnchanged, ...work);
		const columns = { id: lead.id, sessionId: lead.sessionId, personId: lead.personId };
		const removed = await transaction
			.select(columns)
			.from(lead)
			.where(and(eq(lead.importId, id), untouched));
		for (let start = 0; start < removed.length; start += atATime) {
			const some = removed.slice(start, start + atATime);
			const ids = some.map((row) => row.id);
			await deleteTraces(transaction, some);
			await transaction.delete(lead).where(inArray(lead.id, ids));
			await forgetArrival(transaction, some);
		}
		return removed.length;
	},
	describe({ count, restored }, { locale }) {
		const t = translator(locale, "leadExchange");
		const left = restored === null ? 0 : Math.max(0, count - restored);
		return {
			what: t("import.command"),
			result: restored === null ? t("import.done.imported", { count }) : t("import.done.removed", { count: restored }),
			left: left > 0 ? t("import.done.kept", { count: left }) : null,
		};
	},
	auditName: () => "import",
};
