import fc from "fast-check";
import { expect, test } from "vitest";
import { anyInputs, inputsOf } from "#tests/support/calculator-inputs.ts";
import { sampleEstimate } from "#tests/support/sample-estimate.ts";
import "#tests/support/seeded-properties.ts";
import type { Estimate, PayoffEstimate, Quantity, WorkingStep } from "./estimate-shape.ts";

function primaryCents({ primary: { quantity } }: Estimate): number {
	return quantity.unit === "cents" ? quantity.value : Number.NaN;
}

test("the range contains the estimate", () => {
	fc.assert(
		fc.property(anyInputs, (inputs) => {
			const of = sampleEstimate(inputs);
			fc.pre(of.range !== null);
			expect(of.range?.lowCents).toBeLessThanOrEqual(primaryCents(of));
			expect(of.range?.highCents).toBeGreaterThanOrEqual(primaryCents(of));
		}),
	);
});

test("every amount is a whole number of cents", () => {
	fc.assert(
		fc.property(anyInputs, (inputs) => {
			const { range, series } = sampleEstimate(inputs);
			const amounts = series.flatMap(({ points }) => points.map(({ cents }) => cents));
			for (const cents of [...amounts, ...Object.values(range ?? {})]) expect(Number.isSafeInteger(cents)).toBe(true);
		}),
		{ numRuns: 50 },
	);
});

test("higher payments never give a lower value", () => {
	fc.assert(
		fc.property(inputsOf("iul"), fc.integer({ min: 1, max: 10_000 }), (iul, more) => {
			const larger = { ...iul, monthlyContribution: iul.monthlyContribution + more };
			expect(primaryCents(sampleEstimate(larger))).toBeGreaterThan(primaryCents(sampleEstimate(iul)));
		}),
	);
});

test("at 0% the value is the sum of payments", () => {
	fc.assert(
		fc.property(fc.oneof(inputsOf("iul"), inputsOf("ibc")), (inputs) => {
			const monthly = inputs.service === "iul" ? inputs.monthlyContribution : inputs.monthlyFunding * 0.85;
			const end = sampleEstimate(inputs).series[0]?.points.at(-1)?.cents ?? Number.NaN;
			expect(Math.abs(end - monthly * 1200 * inputs.timeHorizon)).toBeLessThanOrEqual(0.51);
		}),
	);
});

test("smokers and older people pay more", () => {
	fc.assert(
		fc.property(fc.oneof(inputsOf("term_life"), inputsOf("whole_life"), inputsOf("final_expense")), (inputs) => {
			const [others, smokers] = sampleEstimate(inputs).series.map(({ points }) => points.map(({ cents }) => cents));
			expect(others?.every((cents, index) => cents < (smokers?.[index] ?? 0))).toBe(true);
			expect(others).toEqual(others?.toSorted((a, b) => a - b));
		}),
	);
});

test("a payment below the first interest never ends a debt; a larger payment never takes longer", () => {
	fc.assert(
		fc.property(inputsOf("debt_plan"), fc.integer({ min: 1, max: 5000 }), (debt, more) => {
			const slow = (sampleEstimate(debt) as PayoffEstimate).target;
			const firstInterest = Math.round((debt.totalDebt * 100 * debt.interestRate) / 1200);
			expect(slow.outcome === "never").toBe(Math.round(debt.targetPayment * 100) <= firstInterest);
			const fast = (sampleEstimate({ ...debt, targetPayment: debt.targetPayment + more }) as PayoffEstimate).target;
			if (slow.outcome !== "paid") return;
			expect(fast.outcome === "paid" && fast.months <= slow.months && fast.interestCents <= slow.interestCents).toBe(
				true,
			);
		}),
	);
});

test("each line of the working equals its result", () => {
	fc.assert(
		fc.property(anyInputs, (inputs) => {
			for (const { code, parts, result } of sampleEstimate(inputs).working) {
				// The smallest payment has its floor of 25 dollars.
				const value = code === "first_minimum" ? Math.max(2500, evaluate(parts)) : evaluate(parts);
				const tolerance = result.unit === "cents" ? 0.51 : Math.abs(plain(result)) * 1e-9;
				expect(Math.abs(value - plain(result)), code).toBeLessThanOrEqual(tolerance);
			}
		}),
	);
});

/** Percent as a fraction; years and months as they are. */
function plain(quantity: Quantity): number {
	if (!("value" in quantity)) return Number.NaN;
	return quantity.unit === "percent" ? quantity.value / 100 : quantity.value;
}

/** Evaluates an expression: powers first, then products, then sums. */
function evaluate(parts: WorkingStep["parts"]): number {
	const rest = [...parts];
	const sum = (): number => {
		let value = product();
		while (rest[0] === "+" || rest[0] === "−") value += (rest.shift() === "+" ? 1 : -1) * product();
		return value;
	};
	const product = (): number => {
		let value = power();
		while (rest[0] === "×" || rest[0] === "÷") value *= rest.shift() === "×" ? power() : 1 / power();
		return value;
	};
	const power = (): number => {
		const base = atom();
		if (rest[0] !== "^") return base;
		rest.shift();
		return base ** atom();
	};
	const atom = (): number => {
		const part = rest.shift();
		if (part !== "(") return plain(part as Quantity);
		const value = sum();
		rest.shift();
		return value;
	};
	return sum();
}
