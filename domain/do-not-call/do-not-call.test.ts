import { expect, test } from "vitest";
import { areaListReader, readAreaCodes } from "./area-list.ts";
import { readNumberCheck } from "./register-form.ts";
import { proposeMapping, readTable, readValues, resultsOf, withoutRows } from "./service-results.ts";
import { leadingCheck, type NumberCheck, standingChecks } from "./standing-check.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function readList(text: string, codes = ["305", "786"], pieces = 7) {
	const reader = areaListReader(codes);
	const file = bytes(text);
	for (let at = 0; at < file.length; at += pieces) reader.push(file.subarray(at, at + pieces));
	return reader.end();
}

function isListed(result: ReturnType<typeof readList>, number: string): boolean {
	if (!result.ok) throw new Error(result.error);
	const place = Number(number.slice(6));
	return (((result.list.blocks.get(number.slice(0, 6))?.[place >> 3] ?? 0) >> (place & 7)) & 1) === 1;
}

test("a list is read piece by piece, with and without commas, a heading, and numbers that come twice", () => {
	const result = readList('\uFEFFArea Code,Number\r\n305,5550123\r\n"786","5559999"\n1-305-555-0123\n\n3055550000');
	expect(result).toMatchObject({ ok: true, list: { count: 3 } });
	expect(["3055550123", "7865559999", "3055550000"].map((number) => isListed(result, number))).toEqual([
		true,
		true,
		true,
	]);
	expect(["3055550124", "7865550123", "3055559999"].map((number) => isListed(result, number))).toEqual([
		false,
		false,
		false,
	]);
});

test.each([
	["305,5550123\n305,555012\n786,5550123", { error: "unreadable_line", line: 2 }],
	["305,5550123\nsomething\n786,5550123", { error: "unreadable_line", line: 2 }],
	["305,5550123,2026-11-01,A\n786,5550123,2026-11-01,D", { error: "change_list", line: 1 }],
	["305,5550123\n212,5550123", { error: "other_area_code", line: 2, found: "212" }],
	["305,5550123\n", { error: "missing_area_code", found: "786" }],
	["Area Code,Number\n", { error: "no_numbers" }],
	["", { error: "no_numbers" }],
])("the list %j is refused as a whole", (text, fault) => {
	expect(readList(text)).toEqual({ ok: false, ...fault });
});

test("area codes may be typed in any way, and each one is checked", () => {
	expect(readAreaCodes(" 786, 305\n305;954 ")).toEqual(["305", "786", "954"]);
	for (const wrong of ["", "30", "105", "305 Miami", undefined, Array(41).fill("305").join(" ")]) {
		expect(readAreaCodes(wrong)).toBeNull();
	}
});

const check = (source: string, checkedOn: string, listed: boolean, kind: NumberCheck["kind"] = "areaCodes") => ({
	source,
	checkedOn,
	kind,
	isListed: listed,
});

const standingCheck = (checks: readonly NumberCheck[], arrivedOn: string) =>
	leadingCheck(standingChecks(checks, arrivedOn));

test("a listing stands until its own source or a person says otherwise", () => {
	const state = check("state:FL", "2026-10-01", true);
	const national = check("national", "2026-11-03", false);
	expect(standingCheck([state, national], "2026-11-01")).toEqual(state);
	const cleared = check("state:FL", "2026-11-02", false);
	expect(standingCheck([state, cleared, national], "2026-11-01")).toEqual(national);
	const person = check("person", "2026-11-04", false, "number");
	expect(standingCheck([state, national, person], "2026-11-01")).toEqual(person);
	const later = check("national", "2026-11-20", true);
	expect(standingCheck([state, later, person], "2026-11-01")).toEqual(later);
});

test("a listing that a person found stands against their own no of that day, another list's doesn't", () => {
	const no = check("person", "2026-11-04", false, "number");
	expect(standingChecks([no, check("national", "2026-11-04", true)], "2026-11-01")).toEqual([no]);
	const found = check("national", "2026-11-04", true, "number");
	expect(standingChecks([no, found], "2026-11-01")).toContainEqual(found);
});

test("each list that has the number is named", () => {
	const both = [check("national", "2026-11-03", true), check("state:FL", "2026-10-01", true)];
	expect(standingChecks(both, "2026-11-01")).toEqual(both);
});

test("a person says which list has the number, and on none only if they looked at all", () => {
	const form = { number: "305-555-0123", checkedOn: "2026-11-03", place: "donotcall.gov" };
	const read = (fields: object) => readNumberCheck({ ...form, ...fields }, "2026-11-04");
	expect(read({ listed: "national" })).toMatchObject({ value: { source: "national", isListed: true } });
	expect(read({ listed: "state", state: "FL" })).toMatchObject({ value: { source: "state:FL", isListed: true } });
	expect(read({ listed: "other" })).toMatchObject({ value: { source: "person", isListed: true } });
	expect(read({ listed: "no" })).toMatchObject({ value: { source: "person", isListed: false } });
	expect(read({ listed: "state", state: "" })).toEqual({ ok: false, errors: { listed: "no_source" } });
	expect(read({ listed: "yes" })).toEqual({ ok: false, errors: { listed: "no_choice" } });
});

test("a state's list gives its date only if there is nothing else, and a lapsed list checks nobody who came later", () => {
	const state = check("state:FL", "2026-11-10", false);
	const national = check("national", "2026-10-01", false);
	expect(standingCheck([state, national], "2026-09-01")).toEqual(national);
	expect(standingCheck([state], "2026-09-01")).toEqual(state);
	expect(standingCheck([national], "2026-10-31"), "the last day on which it counts").toEqual(national);
	expect(standingCheck([national], "2026-11-01")).toBeNull();
	const listed = check("national", "2026-10-01", true);
	expect(standingCheck([listed], "2026-11-02")).toEqual(listed);
	expect(standingCheck([], "2026-11-02")).toBeNull();
});

function tableOf(text: string) {
	const read = readTable(text);
	if (!read.ok) throw new Error(read.error);
	return read.table;
}

test("a table with too many columns is refused, and a long one is proposed by its first rows", () => {
	const heading = (columns: number) => Array.from({ length: columns }, (_, place) => `c${place}`).join(",");
	expect(readTable(`${heading(101)}\n1,2`)).toEqual({ ok: false, error: "many_columns" });
	expect(readTable(`${heading(100)}\n1,2`).ok).toBe(true);
	const first = Array.from({ length: 1000 }, () => ["3055550123", "", "Y"]);
	const later = Array.from({ length: 1001 }, () => ["", "3055550123", "N"]);
	const proposal = proposeMapping({ columns: ["Phone", "Old phone", "DNC"], rows: [...first, ...later] });
	expect(proposal).toMatchObject({ number: 0, result: 2, listed: ["Y"], unlisted: ["N"] });
});

test("the result of a service is proposed, chosen and read; a value that nobody explained stops it", () => {
	const table = tableOf(
		'Name;Phone;DNC\n"Pierre; Jean";305-555-0123;Y\nAna;(786) 555 0100;N\nLuis;?;N\nAna;7865550100;Y',
	);
	const proposal = proposeMapping(table);
	expect(proposal).toMatchObject({ number: 1, result: 2, listed: ["Y"], unlisted: ["N"] });
	const mapping = { number: 1, result: 2, listed: readValues("Y"), unlisted: readValues('n, ""') };
	expect(resultsOf(table, mapping)).toEqual({
		ok: true,
		results: [
			{ key: "+13055550123", isListed: true },
			{ key: "+17865550100", isListed: true },
		],
		skipped: 1,
	});
	const refused = (changes: Partial<typeof mapping>) => resultsOf(table, { ...mapping, ...changes });
	expect(refused({ unlisted: [] })).toEqual({ ok: false, error: "unknown_value", found: "N" });
	expect(refused({ unlisted: ["y"] })).toEqual({ ok: false, error: "value_twice", found: "y" });
	expect(refused({ listed: [], unlisted: [] })).toEqual({ ok: false, error: "no_values" });
	expect(refused({ result: 9 })).toEqual({ ok: false, error: "no_column" });
	expect(refused({ number: 2, result: 1 })).toMatchObject({ ok: false, error: "unknown_value" });
	expect(readTable("one column\n1")).toEqual({ ok: false, error: "empty_file" });
	expect(tableOf("3055550123,Y\n3055550124,N")).toMatchObject({ columns: ["1", "2"], rows: { length: 2 } });
});

test("a table without some of its rows reads as before, also if the first line is gone", () => {
	const ofAna = (fields: readonly string[]) => fields.includes("Ana");
	expect(tableOf(withoutRows('Name;Phone\r\n"Ana";7865550100\r\n"Li; An";3055550123', ofAna))).toEqual({
		columns: ["Name", "Phone"],
		rows: [["Li; An", "3055550123"]],
	});
	expect(tableOf(withoutRows("Ana;7865550100\nLi;3055550123", ofAna)).rows).toEqual([["Li", "3055550123"]]);
});
