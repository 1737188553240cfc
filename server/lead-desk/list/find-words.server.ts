import { sql } from "drizzle-orm";
import { leadWords } from "#database/schema.ts";
import type { SearchWord } from "#domain/lead-desk/search-words.ts";
import { rowsOf, type Transaction } from "../../platform/database/client.server.ts";

/** More words make a search that reads more than it shows. */
const maxWords = 60;

export interface FoundWords {
	words: SearchWord[];
	/** True if the prefix matched too many words, so only the exact word was used. */
	isTooBroad: boolean;
}

/** The words in the index that begin as typed. Reads one entry for each, however many leads have it. */
export async function findWords(transaction: Transaction, sought: readonly SearchWord[]): Promise<FoundWords> {
	const found: SearchWord[] = [];
	let isTooBroad = false;
	for (const { kind, word } of sought) {
		const words = await wordsLike(transaction, kind, word);
		const isBroad = words.length > maxWords;
		found.push(...(isBroad ? [word] : words).map((one) => ({ kind, word: one })));
		isTooBroad ||= isBroad;
	}
	return { words: found, isTooBroad };
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
