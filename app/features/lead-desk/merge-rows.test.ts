import { describe, expect, test } from "vitest";
import type { LeadLine } from "./list-props.ts";
import { mergeRows, type OpenLine } from "./merge-rows.ts";

const line = (id: string, name = id) => ({ id, name }) as LeadLine;
const lines = (ids: string) => [...ids].map((id) => line(id));
const left = (id: string): OpenLine => ({ ...line(id), hasLeft: true });
/** The rows in their order. A row that has left the list is in parentheses. */
const order = (rows: readonly OpenLine[]) => rows.map(({ id, hasLeft }) => (hasLeft ? `(${id})` : id)).join("");

describe("a list that is read again", () => {
	test.each<[what: string, shown: OpenLine[], fresh: string, moving: string, resting: string, added: number]>([
		["stays as it is", lines("abc"), "abc", "abc", "abc", 0],
		["gets a new row at the top, or lets it wait", lines("abc"), "nabc", "nabc", "abc", 1],
		["gets new rows in their order", lines("abc"), "nambc", "nambc", "abc", 2],
		["was empty", [], "ab", "ab", "", 2],
		["marks a row that is no longer on it", lines("abc"), "ac", "a(b)c", "a(b)c", 0],
		["marks the first and the last one", lines("abc"), "b", "(a)b(c)", "(a)b(c)", 0],
		["marks all of them", lines("ab"), "", "(a)(b)", "(a)(b)", 0],
		["gives rows to the next page when a page is full", lines("abc"), "nab", "nab", "abc", 1],
		["gives all rows to the next page", lines("ab"), "no", "no", "ab", 2],
		["tells a row that left from one that had to make room", lines("abcd"), "nacd", "na(b)cd", "a(b)cd", 1],
		["keeps the mark", [...lines("a"), left("b"), ...lines("c")], "nac", "na(b)c", "a(b)c", 1],
		["takes a row back", [...lines("a"), left("b"), ...lines("c")], "abc", "abc", "abc", 0],
		["moves a row that has another place now", lines("abc"), "bca", "bca", "abc", 0],
	])("%s", (_, shown, fresh, moving, resting, added) => {
		const merge = (mayMove: boolean) => mergeRows(shown, lines(fresh), mayMove);
		expect([order(merge(true).rows), merge(true).added]).toEqual([moving, added]);
		expect([order(merge(false).rows), merge(false).added]).toEqual([resting, added]);
	});

	test("shows what a row says now, wherever it stands", () => {
		for (const mayMove of [true, false])
			expect(mergeRows(lines("ab"), [line("a"), line("b", "New name")], mayMove).rows).toEqual([
				line("a"),
				line("b", "New name"),
			]);
	});
});
