import { expect, test, vi } from "vitest";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { locales } from "#domain/locale/locales.ts";
import type { RateTable } from "#domain/rates/rate-table.ts";
import { reportContent } from "./report-content.server.ts";

const { owned } = vi.hoisted(() => {
	const rate = { smoker: false, term: 20, states: null, perThousand: 1000 } as const;
	const table: RateTable = {
		isSample: false,
		effectiveOn: "2026-10-01",
		source: "Rate book 12",
		policy: { insurer: "Example Life", form: "EL-204", approval: "A-77", approvedOn: "2026-09-15" },
		feeCents: 500,
		rangePercent: 10,
		rates: [{ fromAge: 18, toAge: 60, ...rate }],
	};
	return { owned: table };
});
vi.mock("#content/rates.ts", async (original) => {
	const { rateTables } = await original<typeof import("#content/rates.ts")>();
	return { rateTables: { ...rateTables, term_life: owned } };
});

const term = (age: number): CalculatorInputs => ({
	service: "term_life",
	state: "FL",
	age,
	coverageAmount: 250_000,
	term: 20,
	smoker: false,
});
const request = (inputs: CalculatorInputs, locale: (typeof locales)[number] = "en") =>
	reportContent({ locale, name: null, inputs, booking: null, now: new Date("2026-11-23T15:00:00Z") });

test("an owner's table stands beside the premium with its insurer, form and approval", () => {
	const { result } = request(term(40));
	expect(result?.figures[0]?.value).toBe("$30.00");
	expect(result?.sources[0]).toBe(
		"Rates as of October 1, 2026: Example Life, policy form EL-204. The insurer approved them on September 15, 2026 (A-77). Source: Rate book 12.",
	);
});

test.each(locales)('outside an owner\'s table the report in "%s" says that an agent must quote', (locale) => {
	const { result, warnings, frame } = request(term(61), locale);
	expect(result).toBeNull();
	expect(frame.kind).toBe("request");
	expect(warnings).toHaveLength(1);
	expect(warnings[0]).not.toMatch(/[{}]/);
	expect(warnings[0]).toContain("2026");
});

test("sample rates are called so, with their day, and what they ignore is said", () => {
	const { result, limits } = request({ ...term(40), service: "whole_life" } as CalculatorInputs);
	expect(result?.sources[0]).toBe(
		"Sample rates as of November 22, 2026: the agency’s own rules of thumb, not an insurer’s prices.",
	);
	expect(limits.items).toContain("With these sample rates, your state doesn’t change the price.");
});
