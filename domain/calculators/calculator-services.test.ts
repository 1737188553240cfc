import { expect, test } from "vitest";
import { serviceSlugs } from "#domain/site/services.ts";
import { bookingKind, calculatorServices, serviceChoices, slugOfService } from "./calculator-services.ts";

test("every service of the agency has its calculator", () => {
	expect(calculatorServices.map((service) => slugOfService[service]).sort()).toEqual([...serviceSlugs].sort());
});

test("insurance and debt take a consultation, all else a strategy call", () => {
	expect(serviceChoices.filter((choice) => bookingKind(choice) === "consultation").sort()).toEqual(
		["final_expense", "term_life", "whole_life", "debt_plan"].sort(),
	);
});
