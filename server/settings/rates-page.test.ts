import { expect, test } from "vitest";
import { ratesWith } from "#content/rates.ts";
import { locales } from "#domain/locale/locales.ts";
import { termRatesFile } from "#tests/support/rate-csv.ts";
import { describeChecked, describeRefusal } from "./rates-page.server.ts";
import { importedRates } from "./read-rate-file.server.ts";

const today = new Date("2026-11-23T15:00:00Z");
const read = (csv: string) => importedRates(csv, { beside: ratesWith(), home: "FL", today });

/** No message that lacks a value, and none that is missing. */
const isSentence = (text: string) => text !== "" && !/[{}]|filled/.test(text);

test.each(locales)("what is wrong in a file is said line by line in %s", (locale) => {
	const wrong = [
		termRatesFile.replace("9.5", "-9.5").replace("2026-10-01", "2026-13-01").replace("approval,A-77\n", ""),
		"term_life,17,90,preferred,15,XX,1.23456,0",
		"term_life,50,40,smoker,,FL|FL,101,0",
		"whole_life,18,30,smoker,20,FL|ALL,0,0",
		"burial,1,2,smoker,,,1,0",
		"term_life,x,30,smoker,10,,y,1",
		"term_life,18,30",
		"term_life,18,31",
	].join("\n");
	const result = read(wrong);
	if (result.ok) throw new Error("It is refused");
	const refusal = describeRefusal({ ok: false, code: "problems", problems: result.problems }, locale);
	expect(refusal?.problems, "the first twenty, and how many more there are").toHaveLength(21);
	expect([refusal?.error ?? "", ...(refusal?.problems ?? [])].filter((text) => !isSentence(text))).toEqual([]);
	for (const error of ["missing", "too_large", "no_text"] as const)
		expect(describeRefusal({ ok: false, code: "upload", error }, locale)?.error).toSatisfy(isSentence);
});

test.each(locales)("the prices of a file are compared in %s", (locale) => {
	const result = read(termRatesFile.replace("2026-10-01", "2026-12-01"));
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	const { tables, doubts } = result;
	const checked = describeChecked({ text: termRatesFile, rates: tables, present: {}, seen: 3, doubts }, locale);
	expect(checked.seen).toBe(3);
	expect(checked.policy).toBe("Example Life, EL-204");
	expect(checked.products.map(({ isInFile }) => isInFile)).toEqual([true, false, false]);
	const [term] = checked.products;
	expect(term?.people[3]).toMatchObject({ now: expect.stringMatching(/100/), next: expect.stringMatching(/250/) });
	expect(term?.people[3]?.change).toMatch(/^\+150/);
	const shown = [term?.now, term?.next, term?.people[3]?.person, checked.doubtsTitle, ...checked.doubts];
	expect(shown.filter((text) => !isSentence(text ?? ""))).toEqual([]);
	expect(checked.doubts).toHaveLength(1);
});
