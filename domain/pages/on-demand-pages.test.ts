import { expect, test } from "vitest";
import { isOnDemand } from "./on-demand-pages.ts";

test("a calculator's inputs ask for an answer, a campaign does not", () => {
	expect(isOnDemand("/es/calculator", ["service", "age"])).toBe(true);
	expect(isOnDemand("/es/calculator.data", ["state"])).toBe(true);
	expect(isOnDemand("/es/calculator", ["utm_source", "gclid"])).toBe(false);
	expect(isOnDemand("/es/calculator", [])).toBe(false);
});

test("a funnel's questions have addresses of their own", () => {
	expect(isOnDemand("/ht/funnels/iul/calc", ["currentAge", "at"])).toBe(true);
	expect(isOnDemand("/ht/funnels/iul-quote", ["answered"])).toBe(true);
	expect(isOnDemand("/ht/funnels/iul/calc", ["utm_source"])).toBe(false);
});

test("other pages stay as they are, whatever they are asked", () => {
	expect(isOnDemand("/es/about", ["service", "state"])).toBe(false);
	expect(isOnDemand("/es", ["service"])).toBe(false);
});
