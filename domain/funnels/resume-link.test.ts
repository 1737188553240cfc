import { expect, it } from "vitest";
import { answersInFragment, resumePath } from "./resume-link.ts";

const answers = { state: "FL", currentAge: "38", coverageAmount: "500000", termYears: "20", tobacco: "no" };

function readLink(link: string | null) {
	return answersInFragment(new URL(link ?? "", "https://site.example").hash);
}

it("opens a quote funnel with its answers, which no server sees", () => {
	const link = resumePath("es", "term-life-quote", answers);
	const { pathname, search } = new URL(link ?? "", "https://site.example");
	expect(pathname + search).toBe("/es/funnels/term-life-quote");
	expect(readLink(link)).toEqual(answers);
});

it("opens a product's calculation", () => {
	const link = resumePath("en", "term-life/calc", { currentAge: "40", coverageAmount: "$250,000" });
	expect(link).toMatch(/^\/en\/funnels\/term-life\/calc#/);
	expect(readLink(link)).toEqual({ currentAge: "40", coverageAmount: "250000" });
});

it("holds nothing that the questions do not accept", () => {
	const link = resumePath("en", "term-life-quote", {
		...answers,
		state: "buy now",
		termYears: "20 years, call 555",
		note: "hello",
	});
	expect(readLink(link)).toEqual({ currentAge: "38", coverageAmount: "500000", tobacco: "no" });
	expect(resumePath("en", "term-life-quote", { state: "<b>" })).toBe("/en/funnels/term-life-quote");
});

it("is no link for pages that ask nothing", () => {
	expect(resumePath("en", "iul/book", answers)).toBeNull();
	expect(resumePath("en", "fia-landing", answers)).toBeNull();
});

it("leaves other fragments alone", () => {
	expect(answersInFragment("#main")).toBeUndefined();
	expect(answersInFragment("")).toBeUndefined();
	expect(answersInFragment("#resume&state=%E0%A4%A&currentAge")).toEqual({ state: "", currentAge: "" });
});
