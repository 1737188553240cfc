import { expect, test } from "vitest";
import type { Claims } from "#domain/claims/claims.ts";
import { fillFacts } from "./fill-facts.ts";

const copy = {
	meta: { title: "<familiesServed>Trusted by many</familiesServed>" },
	lead: "An agency. <familiesServed>Trusted by {families}.</familiesServed> Welcome.",
	stat: "<familiesServed>{families}</familiesServed>",
	list: ["First", "<familiesServed>Trusted by {families}.</familiesServed>"],
	items: [
		{ title: "A", text: "a" },
		{ claim: "familiesServed", title: "B", text: "{families}" },
	],
	table: { claim: "familiesServed", rows: [] },
};
const facts = { families: "many" };
const fill = (claims: Claims) => fillFacts(copy, { facts, claims, sample: "sample" });

test("development shows every claim, marked as a sample", () => {
	expect(fill({ showsSamples: true, proven: {} })).toEqual({
		meta: { title: "Trusted by many" },
		lead: "An agency. Trusted by many. (sample) Welcome.",
		stat: "many (sample)",
		list: ["First", "Trusted by many. (sample)"],
		items: [
			{ title: "A", text: "a" },
			{ title: "B", text: "many" },
		],
		table: { rows: [] },
	});
});

test("a sample's mark stands before the space or comma that ends the claim", () => {
	const fillings = { facts: {}, claims: { showsSamples: true, proven: {} }, sample: "sample" };
	expect(fillFacts("<familiesServed>We serve many. </familiesServed>Welcome.", fillings)).toBe(
		"We serve many. (sample) Welcome.",
	);
	expect(fillFacts("See <familiesServed>whom we served, </familiesServed>and how.", fillings)).toBe(
		"See whom we served (sample), and how.",
	);
});

test("production shows a claim with evidence, without a mark", () => {
	const filled = fill({ showsSamples: false, proven: { familiesServed: {} } });
	expect(filled).toMatchObject({ lead: "An agency. Trusted by many. Welcome.", list: ["First", "Trusted by many."] });
});

test("production closes up where a claim is withheld", () => {
	expect(fill({ showsSamples: false, proven: {} })).toEqual({
		meta: { title: "" },
		lead: "An agency. Welcome.",
		stat: "",
		list: ["First"],
		items: [{ title: "A", text: "a" }],
		table: undefined,
	});
});

test("an unknown fact is an error", () => {
	const fillings = { facts: {}, claims: { showsSamples: true, proven: {} }, sample: "" };
	expect(() => fillFacts("{nobody}", fillings)).toThrow("{nobody}");
});
