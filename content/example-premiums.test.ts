import { afterEach, expect, test, vi } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import type { RateTable, RateTables } from "#domain/rates/rate-table.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import { productsWithoutExamples } from "#domain/stories/copy-examples.ts";
import { claimsAt, currentClaims, setClaims } from "./current-claims.server.ts";
import { pageCopy } from "./library.server.ts";

/** Twice the rule of thumb, a fee, and a narrower range: nothing that copy could have written by hand. */
const { imported } = vi.hoisted(() => ({
	imported: (table: RateTable): RateTable => ({
		...table,
		isSample: false,
		feeCents: 300,
		rangePercent: 10,
		rates: table.rates.map((rate) => ({ ...rate, perThousand: rate.perThousand * 2 })),
	}),
}));
vi.mock("./rates.ts", async (original) => {
	const { rateTables } = await original<typeof import("./rates.ts")>();
	const tables = {
		term_life: imported(rateTables.term_life),
		whole_life: imported(rateTables.whole_life),
		final_expense: imported(rateTables.final_expense),
	};
	return { rateTables: tables, ratesWith: () => tables };
});

const before = currentClaims();
afterEach(() => setClaims(before));

const copyOf = (locale: (typeof locales)[number]) =>
	JSON.stringify([
		pageCopy(locale, "service", "term-life").example,
		pageCopy(locale, "service", "whole-life").example,
		pageCopy(locale, "service", "final-expense"),
		pageCopy(locale, "faq", "/resources/faq"),
	]).replaceAll("\u00a0", " ");

test.each(locales)("examples follow imported rates in %s", (locale) => {
	setClaims(claimsAt(new Date("2026-11-29T12:00:00Z"), false));
	const copy = copyOf(locale);
	// 250 × $0.40 + $3, and whole life for 100 × $1.90 + $3; a 60-year-old's $67 a month is $10,000 after 12 years.
	for (const dollars of ["103", "163", "193", "269", "43", "67"])
		expect(copy).toMatch(new RegExp(`\\$ ?${dollars}\\b`));
	expect(copy).toMatch(/\$ ?24[.,]720/);
	expect(copy).toContain("72");
	expect(copy).toContain("10%");
	expect(copy).not.toMatch(/\$ ?(?:50|95|32|238)\b|[{}][a-z]/);
});

test("a table without somebody in the examples of its product has none", () => {
	const { term_life } = sampleRates;
	const older = { ...term_life, rates: term_life.rates.filter(({ fromAge }) => fromAge > 30) };
	const tables: RateTables = { ...sampleRates, term_life: older };
	expect(productsWithoutExamples("FL", tables)).toEqual(["term-life"]);
	expect(productsWithoutExamples("FL", sampleRates)).toEqual([]);
});
