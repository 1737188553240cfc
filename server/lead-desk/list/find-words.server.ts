import { and, eq, gte, like, lt, or, sql } from "drizzle-orm";
import { leadWords } from "#database/schema.ts";
import type { LeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { closeWords, parseSearch, type SearchWord } from "#domain/lead-desk/search-words.ts";
import { rowsOf, type Transaction } from "../../platform/database/client.server.ts";

/** More words make a search that reads more than it shows. */
const maxWords = 60;

export interface FoundWords {
	words: SearchWord[];
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
	let match: FoundWords["match"] = "beginning";
	for (const { kind, word } of sought) {
		const found = await wordsLike(transaction, kind, word);
		const isBroad = found.length > maxWords;
		if (isBroad) match = "exact";
		words.push(...(isBroad ? [word] : found).map((one) => ({ kind, word: one })));
	}
	if (words.length > 0) return { words, match };
	for (const { kind, word } of sought) {
		const close = await wordsCloseTo(transaction, kind, word);
		words.push(...close.map((one) => ({ kind, word: one })));
	}
	return { words, match: words.length > 0 ? "close" : "beginning" };
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
