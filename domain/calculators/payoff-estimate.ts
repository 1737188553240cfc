import type { InputsOf } from "./calculator-inputs.ts";
import type { EstimateSeries, NoteCode, Payoff, PayoffEstimate, SeriesCode, WorkingStep } from "./estimate-shape.ts";
import { toCents } from "./money.ts";
import { balancesOf, minimumPayment, monthlyInterest, payoffOf } from "./payoff.ts";
import { interestUntilPayoff, money, percentage, times, timeToPayoff } from "./quantities.ts";

/** The length of the chart if the debt is not paid off. */
const chartMonths = 360;

export function estimatePayoff(inputs: InputsOf<"debt_plan">): PayoffEstimate {
	const { interestRate } = inputs;
	const openingCents = toCents(inputs.totalDebt);
	const paymentCents = toCents(inputs.targetPayment);
	const byTarget = () => paymentCents;
	const target = payoffOf(openingCents, interestRate, byTarget);
	const minimum = payoffOf(openingCents, interestRate, minimumPayment);
	const months = Math.max(shownMonths(target), shownMonths(minimum));
	return {
		kind: "payoff",
		product: "debt_plan",
		inputs,
		axis: "month",
		primary: { code: "time_to_payoff", quantity: timeToPayoff(target) },
		secondary: { code: "total_interest", quantity: interestUntilPayoff(target) },
		range: null,
		series: [
			balanceSeries("target_payment", balancesOf(openingCents, interestRate, byTarget, months)),
			balanceSeries("minimum_payment", balancesOf(openingCents, interestRate, minimumPayment, months)),
		],
		notes: notes(target, minimum),
		working: working(openingCents, interestRate, paymentCents, target),
		target,
		minimum,
	};
}

function shownMonths(payoff: Payoff): number {
	return payoff.outcome === "paid" ? payoff.months : chartMonths;
}

function balanceSeries(code: SeriesCode, balances: readonly number[]): EstimateSeries {
	return { code, points: balances.map((cents, month) => ({ x: month, cents })) };
}

function notes(target: Payoff, minimum: Payoff): NoteCode[] {
	const codes: NoteCode[] = ["hypothetical", "no_new_debt"];
	if (target.outcome === "never") codes.unshift("target_never_repays");
	if (minimum.outcome === "never") codes.push("minimum_never_repays");
	return codes;
}

/** The first month in full, and the totals if the debt is paid off. */
function working(openingCents: number, ratePercent: number, paymentCents: number, target: Payoff): WorkingStep[] {
	const [opening, payment] = [money(openingCents), money(paymentCents)];
	const interestCents = monthlyInterest(openingCents, ratePercent);
	const interest = money(interestCents);
	const repaid = money(paymentCents - interestCents);
	const firstMonth: WorkingStep[] = [
		{ code: "first_interest", parts: [opening, "×", percentage(ratePercent), "÷", times(12)], result: interest },
		{ code: "first_repayment", parts: [payment, "−", interest], result: repaid },
		{ code: "first_minimum", parts: [opening, "×", percentage(2)], result: money(minimumPayment(openingCents)) },
	];
	if (target.outcome !== "paid") return firstMonth;
	const paidCents = openingCents + target.interestCents;
	const fullPayments = target.months - 1;
	const last = money(paidCents - fullPayments * paymentCents);
	return [
		...firstMonth,
		{ code: "all_payments", parts: [times(fullPayments), "×", payment, "+", last], result: money(paidCents) },
		{ code: "interest_paid", parts: [money(paidCents), "−", opening], result: money(target.interestCents) },
	];
}
