import { and, eq, gte, inArray, like, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { leadWords } from "#database/schema.ts";
import type { LeadFilter } from "#domain/lead-desk/lead-filter.ts";
import {
	closeWords,
	parseReference,
	parseSearch,
	parseTogether,
	type SearchWord,
} from "#domain/lead-desk/search-words.ts";
import { rowsOf, type Transaction } from "../../platform/database/client.server.ts";

/** More words make a search that reads more than it shows. */
const maxWords = 60;

export interface FoundWords {
	words: SearchWord[];
	/** A lead must also have one word of each of these. */
	others: string[][];
	/** A lead with an id between these is found, too. */
	ids: ReturnType<typeof parseReference>;
	/**
	 * `beginning`: they begin as typed. `exact`: too many did, so only the typed words count. `close`: none did, and
	 * these differ from it by a slip.
	 */
	match: "beginning" | "exact" | "close";
}

/** The words in the index that a filter searches for. Null if it searches for nothing. */
export async function findWords(transaction: Transaction, { text }: LeadFilter): Promise<FoundWords | null> {
	if (text === null) return null;
	const sought = parseSearch(text);
	const words: SearchWord[] = [];
	const ids = parseReference(text);
	let match: FoundWords["match"] = "beginning";
	for (const { kind, word } of sought) {
		const found = await wordsLike(transaction, kind, word);
		const isBroad = found.length > maxWords;
		if (isBroad) match = "exact";
		words.push(...(isBroad ? [word] : found).map((one) => ({ kind, word: one })));
	}
	if (words.length > 0) return { words, others: [], ids, match };
	const [first, ...others] = await wordsTogether(transaction, ids ? [] : parseTogether(text));
	if (first) return { words: first.map((word) => ({ kind: "word", word })), others, ids, match };
	for (const { kind, word } of sought) {
		const close = await wordsCloseTo(transaction, kind, word);
		words.push(...close.map((one) => ({ kind, word: one })));
	}
	return { words, others: [], ids, match: words.length > 0 ? "close" : "beginning" };
}

/** The words that begin as each typed word. Empty if no lead has one of each. */
async function wordsTogether(transaction: Transaction, typed: readonly string[]): Promise<string[][]> {
	const groups: string[][] = [];
	for (const word of typed) {
		const found = await wordsLike(transaction, "word", word);
		if (found.length === 0) return [];
		groups.push(found.length > maxWords ? [word] : found);
	}
	const [first = [], ...others] = groups;
	const { kind, word, createdAt, leadId } = leadWords;
	const [together] = await transaction
		.select({ leadId })
		.from(leadWords)
		.where(and(eq(kind, "word"), inArray(word, first), hasWordOfEach(sql`${createdAt}`, sql`${leadId}`, others)))
		.limit(1);
	return together ? groups : [];
}

/** That a lead has a word of each group. Its time is in the index, too. */
export function hasWordOfEach(createdAt: SQL, leadId: SQL, groups: readonly (readonly string[])[]): SQL | undefined {
	const other = alias(leadWords, "other");
	return and(
		...groups.map(
			(words) =>
				sql`EXISTS (SELECT 1 FROM ${leadWords} AS ${other} WHERE ${and(
					eq(other.kind, "word"),
					inArray(other.word, [...words]),
					sql`${other.createdAt} = ${createdAt}`,
					sql`${other.leadId} = ${leadId}`,
				)})`,
		),
	);
}

/** PostgreSQL has no skip scan over distinct values, so each step asks for the next one. */
async function wordsLike(transaction: Transaction, kind: SearchWord["kind"], beginning: string): Promise<string[]> {
	const { kind: kindColumn, word } = leadWords;
	const end = `${beginning}\u{10ffff}`;
	const next = (from: ReturnType<typeof sql>) =>
		sql`(SELECT ${word} FROM ${leadWords} WHERE ${kindColumn} = ${kind} AND ${from} AND ${word} < ${end} ORDER BY ${word} LIMIT 1)`;
	const found = await transaction.execute<{ word: string }>(sql`
		WITH RECURSIVE found (word) AS (
			${next(sql`${word} >= ${beginning}`)}
			UNION ALL
			SELECT ${next(sql`${word} > found.word`)} FROM found WHERE found.word IS NOT NULL
		)
		SELECT word FROM found WHERE word IS NOT NULL LIMIT ${maxWords + 1}`);
	return rowsOf(found).map((row) => row.word);
}

/** Reads the words with the same first letter. */
async function wordsCloseTo(transaction: Transaction, kind: SearchWord["kind"], sought: string): Promise<string[]> {
	const close = closeWords(sought);
	if (!close) return [];
	const { kind: kindColumn, word } = leadWords;
	const rows = await transaction
		.selectDistinct({ word })
		.from(leadWords)
		.where(
			and(
				eq(kindColumn, kind),
				gte(word, close.first),
				lt(word, `${close.first}\u{10ffff}`),
				or(...close.patterns.map((pattern) => like(word, pattern))),
			),
		)
		.limit(maxWords);
	return rows.map((row) => row.word);
}
