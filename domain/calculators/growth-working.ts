import type { WorkingStep } from "./estimate-shape.ts";
import { growthOfDeposit, growthOfMonthlyPayments } from "./growth.ts";
import { money, percentage, times } from "./quantities.ts";

interface Growth {
	cents: number;
	years: number;
	ratePercent: number;
	value: number;
}

/** How monthly payments of `cents` grow to `value`. */
export function monthlyWorking({
	cents,
	countedPercent = 100,
	years,
	ratePercent,
	value,
}: Growth & { countedPercent?: number }): WorkingStep[] {
	const months = years * 12;
	const monthlyRate = percentage(ratePercent / 12);
	const growth = times(growthOfMonthlyPayments(ratePercent, years));
	const whole = countedPercent === 100;
	const counted = [money(cents), "×", percentage(countedPercent)] as const;
	const countedCents = money((cents * countedPercent) / 100);
	return [
		...(whole ? [] : [{ code: "counted_funding", parts: counted, result: countedCents } satisfies WorkingStep]),
		{ code: "monthly_rate", parts: [percentage(ratePercent), "÷", times(12)], result: monthlyRate },
		{
			code: "number_of_payments",
			parts: [{ unit: "years", value: years }, "×", times(12)],
			result: { unit: "months", value: months },
		},
		{
			code: "growth_of_payments",
			parts: ["(", "(", times(1), "+", monthlyRate, ")", "^", times(months), "−", times(1), ")", "÷", monthlyRate],
			result: growth,
		},
		{ code: "value", parts: [...(whole ? [money(cents)] : counted), "×", growth], result: money(value) },
		{ code: "paid_in", parts: [money(cents), "×", times(months)], result: money(cents * months) },
	];
}

/** How one deposit of `cents` grows to `value`. */
export function depositWorking({ cents, years, ratePercent, value }: Growth): WorkingStep[] {
	const rate = percentage(ratePercent);
	const growth = times(growthOfDeposit(ratePercent, years));
	return [
		{ code: "growth_of_deposit", parts: ["(", times(1), "+", rate, ")", "^", times(years)], result: growth },
		{ code: "value", parts: [money(cents), "×", growth], result: money(value) },
	];
}
