import { expect, test } from "vitest";
import { debtPlannerNames, readDebts } from "./read-debts.ts";

test("each row is a debt; empty rows are skipped; minimums are optional", () => {
	expect(
		readDebts({
			balance1: "8,000",
			rate1: "24.99",
			minimum1: "",
			balance3: "500",
			rate3: "9%",
			minimum3: "$30",
			extraPayment: "300",
		}),
	).toEqual({
		ok: true,
		values: {
			debts: [
				{ number: 1, balanceCents: 8000_00, ratePercent: 24.99, minimumCents: 160_00 },
				{ number: 3, balanceCents: 500_00, ratePercent: 9, minimumCents: 30_00 },
			],
			extraCents: 300_00,
		},
	});
	expect(readDebts({ balance1: "500", rate1: "0" })).toMatchObject({
		values: { debts: [{ minimumCents: 25_00 }], extraCents: 0 },
	});
});

test("a started row must be complete", () => {
	expect(readDebts({ rate2: "18", minimum4: "x", balance4: "0", rate4: "40", extraPayment: "-1" })).toEqual({
		ok: false,
		errors: {
			balance2: { code: "required" },
			balance4: { code: "below_min", bound: 1 },
			rate4: { code: "above_max", bound: 36 },
			minimum4: { code: "not_a_number" },
			extraPayment: { code: "below_min", bound: 0 },
		},
	});
});

test("without any debt the first row is required", () => {
	expect(readDebts({})).toEqual({ ok: false, errors: { balance1: { code: "required" }, rate1: { code: "required" } } });
});

test("every field has a unique name", () => {
	expect(new Set(debtPlannerNames).size).toBe(8 * 3 + 1);
});
