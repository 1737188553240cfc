import { expect, test } from "vitest";
import { isOnDemand } from "./on-demand-pages.ts";

test("calculator inputs make a page on-demand, campaign parameters do not", () => {
	expect(isOnDemand("/es/calculator", ["service", "age"])).toBe(true);
	expect(isOnDemand("/es/calculator.data", ["state"])).toBe(true);
	expect(isOnDemand("/es/calculator", ["utm_source", "gclid"])).toBe(false);
	expect(isOnDemand("/es/calculator", [])).toBe(false);
});

test("the questions of a funnel have URLs of their own", () => {
	expect(isOnDemand("/ht/funnels/iul/calc", ["currentAge", "at"])).toBe(true);
	expect(isOnDemand("/ht/funnels/iul-quote", ["answered"])).toBe(true);
	expect(isOnDemand("/ht/funnels/iul/calc", ["utm_source"])).toBe(false);
});

test("a state in the address of a page that sells is heard without script", () => {
	expect(isOnDemand("/ht/funnels/iul/calc", ["state"])).toBe(true);
	expect(isOnDemand("/ht/funnels/iul/book", ["state"])).toBe(true);
});

test("a search of the blog makes its list on-demand", () => {
	expect(isOnDemand("/en/blog", ["q"])).toBe(true);
	expect(isOnDemand("/en/blog/final-expense-jacksonville", ["q", "category"])).toBe(false);
});

test("other pages ignore the query", () => {
	expect(isOnDemand("/es/about", ["service", "state"])).toBe(false);
	expect(isOnDemand("/es", ["service"])).toBe(false);
});
