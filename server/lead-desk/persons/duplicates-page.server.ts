import { and, desc, eq, sql } from "drizzle-orm";
import { leadPersonPairs } from "#database/schema.ts";
import { type PairCursor, pairCursorText } from "#domain/persons/person-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { describePair, type PairScreen } from "./describe-pair.server.ts";

const pairsPerPage = 10;

/** The pairs that wait for somebody, the newest first. */
export async function listOpenPairs(db: Database, before: PairCursor | null, limit: number) {
	const { foundAt, oneId, otherId, areDifferent } = leadPersonPairs;
	const beyond = before
		? sql`(${foundAt}, ${oneId}, ${otherId}) < (${before.foundAt}::timestamptz, ${before.oneId}::uuid, ${before.otherId}::uuid)`
		: undefined;
	return await db
		.select({ foundAt, oneId, otherId })
		.from(leadPersonPairs)
		.where(and(eq(areDifferent, false), beyond))
		.orderBy(desc(foundAt), desc(oneId), desc(otherId))
		.limit(limit);
}

/** One page of persons who may be the same, for admins. */
export async function readDuplicates(screen: PairScreen, before: PairCursor | null) {
	const rows = await listOpenPairs(screen.parts.database.db, before, pairsPerPage + 1);
	const shown = rows.slice(0, pairsPerPage);
	const last = rows.length > pairsPerPage ? shown.at(-1) : undefined;
	const described = [];
	for (const { oneId, otherId } of shown) {
		const pair = await describePair(screen, oneId, otherId);
		if (pair) described.push({ ...pair, id: `${oneId}-${otherId}` });
	}
	return {
		pairs: described,
		older: last ? pairCursorText({ ...last, foundAt: last.foundAt.toISOString() }) : null,
		isNewest: before === null,
		copy: copyFor(screen.locale, "persons"),
		pages: copyFor(screen.locale, "admin").pages,
	};
}
