import { expect, test } from "vitest";
import { funnelEstimate } from "./funnel-estimate.ts";

const iul = { currentAge: "40", annualIncome: "80000", targetCoverage: "500000", riskTolerance: "moderate" };
const fia = { currentAge: "55", currentSavings: "100000", retirementAge: "65", incomeNeeds: "3000" };
const cents = (value: number) => ({ unit: "cents", value });

test.each([
	{ answers: { ...iul, investmentHorizon: "20" }, primary: 3_000_000, secondary: 30_000_000 },
	{ answers: { ...iul, currentAge: "85", investmentHorizon: "5" }, primary: 1_250_000, secondary: 7_500_000 },
])(
	"an IUL's figures are weighed by age and time, and stand beside what 0% can leave",
	({ answers, primary, secondary }) => {
		expect(funnelEstimate("iul", answers)).toMatchObject({
			primary: cents(primary),
			secondary: cents(secondary),
			withoutGrowth: cents(0),
		});
	},
);

test("IUL recommendations depend on age, risk tolerance and income", () => {
	const advice = (answers: object) =>
		funnelEstimate("iul", { ...iul, investmentHorizon: "20", ...answers })?.recommendations.map(({ code }) => code);
	expect(advice({})).toEqual([]);
	expect(advice({ currentAge: "35", annualIncome: "100000" })).toEqual([]);
	expect(advice({ currentAge: "34", annualIncome: "100001", riskTolerance: "aggressive" })).toEqual([
		"start_early",
		"index_allocation",
		"premium_financing",
	]);
});

test("savings of 100,000 at 55 give 542.96 a month at 65, with a shortfall of 2,457.04", () => {
	expect(funnelEstimate("fia", fia)).toEqual({
		primary: cents(54_296),
		secondary: cents(245_704),
		withoutGrowth: cents(33_333),
		recommendations: [{ code: "increase_savings", monthlyCents: 294_844 }, { code: "downside_protection" }],
	});
});

test("enough savings leave no shortfall; after 55 catching up is recommended", () => {
	expect(funnelEstimate("fia", { ...fia, currentAge: "56", currentSavings: "9000000" })).toMatchObject({
		secondary: cents(0),
		recommendations: [{ code: "catch_up" }, { code: "downside_protection" }],
	});
});

test.each([
	["term-life", { currentAge: "35", coverageAmount: "250000" }, cents(25_000)],
	["whole-life", { currentAge: "35", desiredBenefit: "100000" }, cents(800_000)],
	["final-expense", { currentAge: "60", benefitAmount: "10000" }, cents(120_000)],
	["ibc", { monthlyIncome: "5432.10", currentDebt: "0" }, cents(54_321)],
	["debt-action", { totalDebt: "9000", monthlyPayment: "300" }, { unit: "months", value: 30 }],
	["debt-action", { totalDebt: "10000", monthlyPayment: "300" }, { unit: "months", value: 34 }],
] as const)("%s has one figure", (slug, answers, primary) => {
	expect(funnelEstimate(slug, answers)).toEqual({ primary, secondary: null, withoutGrowth: null, recommendations: [] });
});

test("there is no estimate if an answer is missing or out of bounds", () => {
	expect(funnelEstimate("debt-action", { totalDebt: "10000", monthlyPayment: "0" })).toBeUndefined();
	expect(funnelEstimate("fia", { ...fia, retirementAge: "55" })).toBeUndefined();
	expect(funnelEstimate("iul", iul)).toBeUndefined();
});
