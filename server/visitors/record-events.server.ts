import { conversionEvents, visitorEvents } from "#database/schema.ts";
import { countedConversion, productOfEvent } from "#domain/conversions/conversions.ts";
import type { EventBatch } from "#domain/conversions/events.ts";
import type { Services } from "../services.server.ts";

/**
 * Stores a visitor's events, and the conversions among them. An event that was stored before is not stored again.
 * @returns the number of new events
 */
export async function recordEvents(
	{ database, clock }: Pick<Services, "database" | "clock">,
	{ sessionId, events }: EventBatch,
): Promise<number> {
	if (events.length === 0) return 0;
	const now = clock().getTime();
	const rows = events.map((event) => ({
		...event,
		session_id: sessionId,
		created_at: new Date(now - event.age_ms),
	}));
	return database.db.transaction(async (transaction) => {
		const stored = await transaction
			.insert(visitorEvents)
			.values(rows)
			.onConflictDoNothing({ target: visitorEvents.id })
			.returning({ id: visitorEvents.id });
		const isNew = new Set(stored.map(({ id }) => id));
		const conversions = rows.flatMap((row) => {
			// `delete`, so that an id that comes twice in one batch counts once.
			const conversion = isNew.delete(row.id) ? countedConversion(row.name) : undefined;
			if (!conversion) return [];
			const { session_id, page, locale, created_at } = row;
			return [{ event_type: conversion, session_id, page, locale, service: productOfEvent(row), created_at }];
		});
		if (conversions.length > 0) await transaction.insert(conversionEvents).values(conversions);
		return stored.length;
	});
}
