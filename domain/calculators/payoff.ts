import type { Payoff } from "./estimate-shape.ts";

/** A hundred years. */
export const capMonths = 1200;

/** The payment of a month in cents, by the balance. */
type PaymentPlan = (balanceCents: number) => number;

/** The assumed minimum payment of a card: 2% of the balance, at least 25 dollars. */
export function minimumPayment(balanceCents: number): number {
	return Math.max(Math.round(balanceCents * 0.02), 2500);
}

/** A month's interest in whole cents: a twelfth of the yearly rate on the balance. */
export function monthlyInterest(balanceCents: number, ratePercent: number): number {
	return Math.round((balanceCents * ratePercent) / 1200);
}

/**
 * Adds interest and subtracts the payment each month; the last payment is smaller. The payment depends on the balance
 * alone, so a balance that does not shrink in one month never will.
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

/** The balance today and after each month, in cents, until it is 0 or for `months`. */
export function balancesOf(openingCents: number, ratePercent: number, plan: PaymentPlan, months: number): number[] {
	const balances = [openingCents];
	let balance = openingCents;
	while (balance > 0 && balances.length <= months) {
		balance = Math.max(0, balance + monthlyInterest(balance, ratePercent) - plan(balance));
		balances.push(balance);
	}
	return balances;
}
