import { and, inArray, isNull } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { GuardedLead, LeadReader } from "#domain/lead-desk/lead-access.ts";
import { type LeadEvent, printCursor } from "#domain/lead-desk/lead-event.ts";
import { liveEventKind } from "#domain/lead-desk/live-event.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { EventStream } from "./event-stream.server.ts";

/** An event, with who may see the lead now. */
interface News {
	event: LeadEvent;
	/** Null if it was erased or removed. */
	lead: (GuardedLead & { revision: number }) | null;
}

/** Reads the data that decides who receives these events. */
export async function readNews(db: Database, events: readonly LeadEvent[]): Promise<News[]> {
	const ids = [...new Set(events.map(({ leadId }) => leadId))];
	if (ids.length === 0) return [];
	const { id, ownerId, state, kind, isListed, revision, erasedAt } = contactSubmissions;
	const rows = await db
		.select({ id, ownerId, state, kind, isListed, revision })
		.from(contactSubmissions)
		.where(and(inArray(id, ids), isNull(erasedAt)));
	const leads = new Map(rows.map((row) => [row.id, row]));
	return events.map((event) => ({ event, lead: leads.get(event.leadId) ?? null }));
}

/** Tells somebody of the leads that they may see, or could see until then. */
export function tellNews(stream: EventStream, reader: LeadReader, news: readonly News[]): void {
	for (const { event, lead } of news) {
		const id = printCursor(event.cursor);
		// Nothing says anymore who could see it, so every page that shows leads reads again.
		if (event.kind === "erased" || event.kind === "removed") stream.askToReload(id);
		// A later event says what happened to it.
		if (!lead) continue;
		const kind = liveEventKind(reader, leadBefore(event, lead), lead);
		if (kind) stream.tell({ kind, lead: event.leadId, revision: lead.revision }, id);
	}
}

function leadBefore({ kind, before }: LeadEvent, lead: GuardedLead): GuardedLead | null {
	return kind === "created" ? null : { ...lead, ...before };
}
