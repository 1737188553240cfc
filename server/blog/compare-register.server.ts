import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { auditEntries, blogPublications } from "#database/schema.ts";
import { postPath } from "#domain/blog/blog-paths.ts";
import type { LedgerBreak } from "#domain/ledger/ledger-break.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retentionDays } from "#domain/retention.ts";
import { foundBreak } from "../ledger/compare-anchors.server.ts";
import type { Reader } from "../ledger/record-kind.server.ts";
import { hashOfPublication } from "./hash-of-publication.server.ts";

/** Entries are as large as their articles. */
const pageSize = 50;

type Row = typeof blogPublications.$inferSelect;

/** The audit ledger's events of one article in one language. */
interface Event {
	sequence: number;
	/** ISO 8601 in UTC. */
	at: string;
	/** The hash of the publication that began then. Null if the article was only unpublished. */
	hash: string | null;
	/** The publication's name in the report of a break. */
	name: string;
}

/** Each of them begins or ends a publication, except when an article is renamed that nobody reads. */
const actions = ["POST_PUBLISHED", "POST_RENAMED", "POST_UNPUBLISHED"];

/**
 * Compares the register of publications with the audit ledger, which has the hash of each entry and the time of its
 * end. Reports entries that were changed, inserted or removed without the site.
 * @returns how many entries the register has
 */
export async function compareRegister(db: Reader, now: Date, found: (found: LedgerBreak) => void): Promise<number> {
	// Read before the register and after it: a publication in between is in both, or only in the later one.
	const before = await readEvents(db);
	const hashes = new Set<string>();
	const rows: Omit<Row, "rendering">[] = [];
	for (let last: string | null = null; ; ) {
		const page: Row[] = await db
			.select()
			.from(blogPublications)
			.where(last === null ? undefined : gt(blogPublications.id, last))
			.orderBy(asc(blogPublications.id))
			.limit(pageSize);
		for (const row of page) {
			const { rendering: _, ...others } = row;
			const computed = hashOfPublication(row);
			if (computed !== row.hash) found(foundBreak("publication_changed", nameOf(row), [row.id, row.hash, computed]));
			hashes.add(row.hash);
			rows.push(others);
			last = row.id;
		}
		if (page.length < pageSize) break;
	}
	const after = await readEvents(db);
	for (const row of rows) {
		const events = after.get(row.articleId) ?? [];
		const begun = events.find(({ hash }) => hash === row.hash);
		if (!begun) found(foundBreak("publication_unknown", nameOf(row), [row.id, row.hash]));
		else if (!isEndKnown(row, begun, events, before.get(row.articleId) ?? [])) {
			found(foundBreak("publication_end", nameOf(row), [row.id, row.hash, row.endedAt]));
		}
	}
	const kept = daysBefore(now, retentionDays.publications).toISOString();
	for (const events of before.values()) {
		for (const begun of events) {
			const isPurged = events.some((other) => other !== begun && other.at >= begun.at && other.at < kept);
			if (begun.hash && !hashes.has(begun.hash) && !isPurged) {
				found(foundBreak("publication_missing", begun.name, [begun.hash]));
			}
		}
	}
	return rows.length;
}

/** True if readers stopped seeing it when the ledger says so, or still see it. */
function isEndKnown({ endedAt }: Pick<Row, "endedAt">, begun: Event, after: Event[], before: Event[]): boolean {
	if (endedAt) return after.some((event) => event.sequence !== begun.sequence && event.at === endedAt.toISOString());
	// Two processes may have clocks that differ, so only what is later in both ways ends it.
	return !before.some((event) => event.sequence > begun.sequence && event.at > begun.at);
}

/** "es free-look 3" and the hash; of a renamed article, with "from" and its former address before the version. */
const pattern = /^(\S+) (\S+)(?: from \S+)? (\d+)(?: ([0-9a-f]{64}))?$/;

async function readEvents(db: Reader): Promise<Map<string, Event[]>> {
	const { action, sequence, subjectId, details, recordedAt, tableName } = auditEntries;
	const events = new Map<string, Event[]>();
	const entries = await db
		.select({ action, sequence, subjectId, details, at: recordedAt })
		.from(auditEntries)
		.where(and(inArray(action, actions), eq(tableName, "blog_articles")))
		.orderBy(asc(sequence));
	for (const { subjectId: articleId, details: text, ...entry } of entries) {
		const [, locale = "", slug = "", version, hash] = pattern.exec(text ?? "") ?? [];
		if (!hash && entry.action === "POST_RENAMED") continue;
		const name = nameOf({ locale, slug, version: Number(version) });
		const event = { sequence: entry.sequence, at: entry.at, hash: hash ?? null, name };
		events.set(articleId ?? "", [...(events.get(articleId ?? "") ?? []), event]);
	}
	return events;
}

function nameOf({ locale, slug, version }: { locale: string; slug: string; version: number }): string {
	return `publication /${locale}${postPath(slug)} ${version}`;
}
