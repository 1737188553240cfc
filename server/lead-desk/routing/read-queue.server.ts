import { asc, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions } from "#database/schema.ts";
import { calledBy } from "#domain/leads/lead.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeLead } from "../../leads/describe-lead.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { explainWaiting, type RoutingNow } from "./explain-waiting.server.ts";
import { readRules } from "./routing-rules.server.ts";
import { hasNoKnownOwner, withoutOwner } from "./waiting-leads.server.ts";

/** How many leads of the queue a page explains. */
export const queueRows = 25;
/** Above it, nobody needs the exact number. */
const maxQueue = 99;

/** How many leads wait for an owner, up to one more than `maxQueue`. None while routing is off. */
export async function countQueue(db: Database): Promise<number> {
	const rules = await readRules(db);
	if (!rules?.onSince) return 0;
	const some = db
		.select({ one: sql`1` })
		.from(contactSubmissions)
		.where(withoutOwner(rules.onSince))
		.limit(maxQueue + 1)
		.as("some");
	return db.$count(some);
}

/** How many leads wait for an owner, in words. Null if there are none. */
export async function queueLine(db: Database, locale: Locale): Promise<string | null> {
	const count = await countQueue(db);
	return count === 0 ? null : queueInWords(count, locale);
}

export function queueInWords(count: number, locale: Locale): string {
	const counted = { count: Math.min(count, maxQueue), more: String(count > maxQueue) };
	return translator(locale, "routing.filled")("queue.counted", counted);
}

/** The leads that wait longest, and why nobody has each of them. */
export async function readQueue(db: Database, routing: RoutingNow, locale: Locale) {
	const { onSince } = routing.rules;
	if (!onSince) return [];
	const rows = await db
		.select({ lead: contactSubmissions, hasNoKnownOwner: hasNoKnownOwner(db).mapWith(Boolean) })
		.from(contactSubmissions)
		.where(withoutOwner(onSince))
		.orderBy(asc(contactSubmissions.createdAt), asc(contactSubmissions.id))
		.limit(queueRows);
	return rows.map(({ lead, hasNoKnownOwner }) => {
		const { kind, product } = describeLead(lead, locale);
		const state = lead.state && (jurisdictionName(lead.state, locale) ?? lead.state);
		return {
			id: lead.id,
			name: calledBy(lead),
			about: [kind, product, state].filter(Boolean).join(" · "),
			received: formatDateTime(locale, lead.createdAt, agency.timeZone),
			...explainWaiting({ ...lead, hadOwner: !hasNoKnownOwner }, routing, locale),
		};
	});
}
