import { expect, test } from "vitest";
import { asksForAnswer } from "./answering-pages.ts";

test("a calculator's inputs ask for an answer, a campaign does not", () => {
	expect(asksForAnswer("/es/calculator", ["service", "age"])).toBe(true);
	expect(asksForAnswer("/es/calculator.data", ["state"])).toBe(true);
	expect(asksForAnswer("/es/calculator", ["utm_source", "gclid"])).toBe(false);
	expect(asksForAnswer("/es/calculator", [])).toBe(false);
});

test("a funnel's questions have addresses of their own", () => {
	expect(asksForAnswer("/ht/funnels/iul/calc", ["currentAge", "at"])).toBe(true);
	expect(asksForAnswer("/ht/funnels/iul-quote", ["answered"])).toBe(true);
	expect(asksForAnswer("/ht/funnels/iul/calc", ["utm_source"])).toBe(false);
});

test("other pages stay as they are, whatever they are asked", () => {
	expect(asksForAnswer("/es/about", ["service", "state"])).toBe(false);
	expect(asksForAnswer("/es", ["service"])).toBe(false);
});
