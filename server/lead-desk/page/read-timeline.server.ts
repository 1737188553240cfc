import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { leadTimeline, users } from "#database/schema.ts";
import type { TimelineEvent } from "#domain/lead-desk/timeline-event.ts";
import { kindsShown, type TimelineShow } from "#domain/lead-desk/timeline-show.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { readWebhookResults } from "../webhooks/webhook-results.server.ts";
import { readUndos } from "./read-undos.server.ts";

/** A kind and a row. */
const eventId = /^[a-z]+\.[\da-f-]{36}$/i;

/** How many events a page shows. */
export const timelinePageSize = 25;

/** Which part of a lead's timeline is read. */
export interface TimelinePlace {
	/** The id of the last event on the page before. Any other value asks for the newest. */
	before?: string | null;
	/** The id of an event that has to be on the page, which starts with it if the newest page does not have it. */
	entry?: string | null;
	/** Only these events. Null for all. */
	show?: TimelineShow | null;
}

/**
 * One page of a lead's timeline, newest first.
 * @returns the id that asks for older events, if there are any, and whether newer ones are on the same page
 */
export async function readTimeline(
	db: Database,
	leadId: string,
	{ before = null, entry = null, show = null }: TimelinePlace = {},
	size = timelinePageSize,
): Promise<{ events: TimelineEvent[]; olderThan: string | null; isNewest: boolean }> {
	const read = (from?: SQL) =>
		db
			.select()
			.from(leadTimeline)
			.where(and(eq(leadTimeline.leadId, leadId), show ? isShown(show) : undefined, from))
			.orderBy(desc(leadTimeline.at), desc(leadTimeline.id))
			.limit(size + 1);
	const asked = eventIdOf(before);
	const named = eventIdOf(entry);
	let isNewest = asked === null;
	let rows = await read(asked ? sql`${place} < ${placeOf(leadId, asked)}` : undefined);
	if (isNewest && named && !rows.slice(0, size).some(({ id }) => id === named)) {
		const older = await read(sql`${place} <= ${placeOf(leadId, named)}`);
		isNewest = older.length === 0;
		rows = isNewest ? rows : older;
	}
	const shown = rows.slice(0, size);
	const names = await namesOf(
		db,
		shown.flatMap(({ kind, actor }) => (kind === "revocation" && actor ? [actor] : [])),
	);
	const results = await readWebhookResults(db, shown.map(jobOf));
	const undos = await readUndos(
		db,
		shown.flatMap((row) => changeOf(row) ?? []),
	);
	// The view builds `data` from the columns that the kind has.
	const events = shown.map((row) => {
		const call = results.get(jobOf(row).jobId);
		const undo = undos.get(changeOf(row) ?? "");
		const data = { ...row.data, ...(call && { call }), ...(undo && { undo }) };
		return { ...row, data, actor: names.get(row.actor) ?? row.actor } as unknown as TimelineEvent;
	});
	return { events, olderThan: rows.length > size ? (shown.at(-1)?.id ?? null) : null, isNewest };
}

// Compares in the database, whose times are finer than those of JavaScript.
const place = sql`(${leadTimeline.at}, ${leadTimeline.id})`;

function placeOf(leadId: string, event: string): SQL {
	const { leadId: ofLead, id, at } = leadTimeline;
	return sql`(SELECT ${at}, ${id} FROM ${leadTimeline} WHERE ${ofLead} = ${leadId} AND ${id} = ${event})`;
}

function eventIdOf(asked: string | null): string | null {
	return asked && eventId.test(asked) ? asked : null;
}

function isShown(show: TimelineShow): SQL | undefined {
	const { kind, data } = leadTimeline;
	const { kinds, changes } = kindsShown(show);
	return or(inArray(kind, kinds), and(eq(kind, "change"), inArray(sql`${data} ->> 'kind'`, changes)));
}

/** The id of the change. Null for other events. */
function changeOf({ kind, id }: typeof leadTimeline.$inferSelect): string | null {
	return kind === "change" ? id.slice("change.".length) : null;
}

/** The message and the job that sent it. Empty for other events. */
function jobOf({ kind, data }: typeof leadTimeline.$inferSelect): { kind: string; jobId: string } {
	return kind === "delivery" ? { kind: String(data.kind), jobId: String(data.jobId) } : { kind: "", jobId: "" };
}

/** Requests to stop name the account that wrote them down, not its name. */
async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const people = await db
		.select({ id: users.id, name: users.name, email: users.email })
		.from(users)
		.where(inArray(users.id, [...ids]));
	return new Map(people.map(({ id, name, email }) => [id, name || email]));
}
