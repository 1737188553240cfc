import type { Payoff } from "./estimate-shape.ts";

/** Nobody counts on what comes after a hundred years. */
export const capMonths = 1200;

/** What is paid in a month, in cents, when so much is owed. */
type PaymentPlan = (balanceCents: number) => number;

/** The smallest payment that a card issuer is taken to ask for: 2 % of the balance, but at least 25 dollars. */
export function minimumPayment(balanceCents: number): number {
	return Math.max(Math.round(balanceCents * 0.02), 2500);
}

/** A month's interest in whole cents: a twelfth of the yearly rate on what is owed. */
export function monthlyInterest(balanceCents: number, ratePercent: number): number {
	return Math.round((balanceCents * ratePercent) / 1200);
}

/**
 * Month by month interest is added and the payment taken off; the last payment is smaller. The payment depends on the
 * balance alone, so a month in which the balance does not shrink means that it never will.
 */
export function payoffOf(openingCents: number, ratePercent: number, plan: PaymentPlan): Payoff {
	let balance = openingCents;
	let interestCents = 0;
	for (let months = 1; months <= capMonths; months++) {
		const interest = monthlyInterest(balance, ratePercent);
		const payment = plan(balance);
		if (payment <= interest) return { outcome: "never" };
		interestCents += interest;
		balance += interest - payment;
		if (balance <= 0) return { outcome: "paid", months, interestCents };
	}
	return { outcome: "over_cap" };
}

/** What is owed today and after each month, in cents, until nothing is, or for so many months. */
export function balancesOf(openingCents: number, ratePercent: number, plan: PaymentPlan, months: number): number[] {
	const balances = [openingCents];
	let balance = openingCents;
	while (balance > 0 && balances.length <= months) {
		balance = Math.max(0, balance + monthlyInterest(balance, ratePercent) - plan(balance));
		balances.push(balance);
	}
	return balances;
}
