import { afterEach, expect, test, vi } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import type { ProvenClaim } from "#domain/claims/claims.ts";
import { locales } from "#domain/locale/locales.ts";
import type { ClaimedPolicy, RateTable } from "#domain/rates/rate-table.ts";
import { reportContent } from "./report-content.server.ts";

const { owned } = vi.hoisted(() => {
	const rate = { smoker: false, term: 20, states: null, perThousand: 1000 } as const;
	const table: RateTable = {
		isSample: false,
		id: "2026-10-01-aa",
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
	const tables = { ...rateTables, term_life: owned };
	return { rateTables: tables, ratesWith: () => tables };
});

const before = currentClaims();
afterEach(() => setClaims(before));

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

const evidence = { policy: owned.policy as ClaimedPolicy, ratesOf: "2026-10-01-aa" };

test("an owner's table names its insurer, form and approval only with evidence for this very table", () => {
	const markWith = (termLifeRates?: ProvenClaim) => {
		setClaims({ showsSamples: false, proven: termLifeRates ? { termLifeRates } : {} });
		const { result } = request(term(40));
		expect(result?.figures[0]?.value).toMatch(/^\$30(\.00)?$/);
		return result?.sources;
	};
	expect(markWith(evidence)).toEqual([
		"Estimate from the rates of Example Life as of October 1, 2026, policy form EL-204. The insurer approved these rates on September 15, 2026 (A-77). Not an offer.",
	]);
	const anonymous = [
		"Rough estimate from rates of October 1, 2026 that Sunfield Financial uses. Not an insurer’s price or offer.",
	];
	expect(markWith()).toEqual(anonymous);
	expect(markWith({ ...evidence, ratesOf: "2026-10-01-bb" })).toEqual(anonymous);
	expect(markWith({ ...evidence, policy: { ...evidence.policy, insurer: "Other Life" } })).toEqual(anonymous);
});

test.each(locales)('outside an owner\'s table the report in "%s" says that an agent must quote', (locale) => {
	const { result, warnings, frame } = request(term(61), locale);
	expect(result).toBeNull();
	expect(frame.kind).toBe("request");
	expect(warnings).toHaveLength(1);
	expect(warnings[0]).not.toMatch(/[{}]/);
	expect(warnings[0]).toContain("2026");
});

test("a product that the import leaves out keeps the rule of thumb, without the insurer's name", () => {
	setClaims({ showsSamples: false, proven: { termLifeRates: evidence } });
	const report = request({ ...term(40), service: "whole_life" } as CalculatorInputs);
	expect(report.result?.sources).toEqual([
		"Rough estimate from rule-of-thumb rates of November 2026. Not an insurer’s price or offer.",
	]);
	expect(JSON.stringify(report)).not.toMatch(/Example Life|EL-204/);
	expect(report.limits.items).toContain("With these rates, your state doesn’t change the price.");
});
