import { expect, test } from "vitest";
import { shownFact } from "./fact.ts";
import { contractOf, freeLookLaw } from "./free-look-law.ts";
import { allStateFacts, freeLook, lapseLaw, lapseNoticeState, stateLaw } from "./state-law.ts";
import { stateCompliance } from "./states.ts";

/** The first fact was written on this day. */
const firstDay = "2026-11-21";

test.each(allStateFacts)("$code, $subject: has a source, the day of a real check, and a later review", ({ fact }) => {
	const { source, citation, checked, reviewBy } = fact;
	if (source === "law") expect(citation).toMatch(/\d/);
	else expect(citation).toBeUndefined();
	for (const day of [checked.on, reviewBy]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
	expect(checked.on >= firstDay).toBe(true);
	expect(checked.on <= new Date().toISOString().slice(0, 10)).toBe(true);
	expect(reviewBy > checked.on).toBe(true);
});

test("each licensed state has a free look of both kinds, and New York, where nothing is sold, has none", () => {
	const licensed = stateCompliance()
		.filter(({ status }) => status === "active")
		.map(({ code }) => code);
	expect(Object.keys(freeLookLaw).sort()).toEqual([...licensed].sort());
	expect(freeLook("NY", "life", "all")).toEqual({ kind: "notApplicable" });
});

test.each([
	{ code: "FL", life: { days: 14 }, annuity: { days: 21 } },
	{ code: "TX", life: { days: 10 }, annuity: { days: 20 } },
	{
		code: "CA",
		life: { days: 10, upTo: 30, older: { fromAge: 60, days: 30 } },
		annuity: { days: 10, upTo: 30, older: { fromAge: 60, days: 30 } },
	},
	{ code: "NJ", life: { days: 10, limitedBenefit: 30 }, annuity: { days: 10 } },
	{ code: "MI", life: { days: 10 }, annuity: { days: 10 } },
	{ code: "GA", life: { days: 10 }, annuity: { days: 10 } },
])("$code gives the days of the law for each kind of contract", ({ code, life, annuity }) => {
	expect(freeLook(code, "life", "all")).toEqual({ kind: "days", ...life });
	expect(freeLook(code, "annuity", "all")).toEqual({ kind: "days", ...annuity });
});

test("where tables disagree, no number is given", () => {
	for (const code of ["AL", "IL", "KY", "OH"]) expect(freeLook(code, "life", "all")).toEqual({ kind: "uncertain" });
	expect(freeLook("AZ", "annuity", "all")).toEqual({ kind: "uncertain" });
});

test("without a licensed reader only what the law says is shown, with its citation", () => {
	expect(freeLook("FL", "life", "proven")).toEqual({ kind: "days", days: 14 });
	expect(freeLook("TX", "annuity", "proven")).toEqual({ kind: "days", days: 20 });
	expect(freeLook("TX", "life", "proven")).toEqual({ kind: "uncertain" });
	expect(freeLook("OH", "life", "all")).toEqual({ kind: "uncertain" });
	expect(lapseNoticeState("FL", "proven")).toBe("FL");
	const fact = lapseLaw.FL;
	expect(shownFact({ ...fact, checked: { on: "2026-12-01", by: "A. Reader" } }, "proven")).toBe(true);
	expect(
		shownFact({ ...fact, confidence: "low", checked: { on: "2026-12-01", by: "A. Reader" } }, "all"),
	).toBeUndefined();
});

test("a national model is nowhere the law of a state, and a missing rule stays unknown", () => {
	expect(JSON.stringify(allStateFacts)).not.toMatch(/NAIC|MDL/);
	expect(stateLaw("KY").bestInterest).toBeUndefined();
	expect(stateLaw("AK").replacementNotice).toBeUndefined();
	expect(stateLaw("FL").bestInterest?.citation).toBe("Fla. Stat. § 627.4554");
	expect(stateLaw("toString")).toEqual(stateLaw("ZZ"));
});

test("that the agency says so is recorded for Texas, but nothing that is shown", () => {
	expect(stateLaw("TX").seniorProtections?.value).toBe(true);
	expect(shownFact(stateLaw("TX").seniorProtections, "all")).toBeUndefined();
	expect(shownFact(stateLaw("CA").seniorProtections, "all")).toBe(true);
});

test("a second person may be named before a lapse in three states", () => {
	const states = stateCompliance()
		.map(({ code }) => lapseNoticeState(code, "all"))
		.filter(Boolean);
	expect(states.sort()).toEqual(["CA", "FL", "IL"]);
});

test("an annuity is the contract of one product, and a plan for debts is none", () => {
	expect(["fia", "term-life", "ibc", "debt-action"].map((p) => contractOf(p as "fia"))).toEqual([
		"annuity",
		"life",
		"life",
		null,
	]);
});
