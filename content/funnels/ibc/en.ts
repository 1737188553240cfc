import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: IBC without the slogans",
			description:
				"A free guide to the Infinite Banking Concept® (IBC): how policy loans work, a year of arithmetic, the slow first years, where it goes wrong. Sent by email.",
		},
		title: "Can a life insurance policy really pay for your next car?",
		lead: "Videos say that you pay the interest to yourself. You do not. The Infinite Banking Concept® (IBC) is life insurance and not a bank, and its loans have to be paid back.",
		promise: {
			title: "The mechanics, with the sums done",
			text: "The guide follows one loan through one year, to the dollar, and shows what has to be true for the method to be worth it. Then you can judge it by your own habits.",
		},
		proofs: {
			title: "Why you can rely on it",
			items: [
				{
					claim: "ibcGrowth",
					title: "An example that does not come out ahead",
					text: "With the rates assumed in the guide, the loan costs about $150 more in a year than was credited. We left it that way, because some years are like that.",
				},
				{
					title: "The first years as they are",
					text: "There is little to borrow in the first two or three years, and you lose money if you stop then. It is in the guide before any advantage.",
				},
				{
					title: "Cards come first",
					text: "If you carry debt on cards, the guide tells you to pay that before you begin. No policy credits what a card charges.",
				},
			],
		},
		faqs: [
			{
				question: "Which policy is it done with?",
				answer:
					"Usually with whole life insurance that may pay dividends, and with extra premiums within the tax limit. Our [IBC page](/services/ibc) explains how such a policy is built.",
			},
			{
				question: "Is the growth certain?",
				answer:
					"The contract fixes a part. Dividends may change or fail to come, and everything depends on the insurer’s ability to pay claims. The guide shows how to read the two apart.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free IBC strategy call with a licensed agent",
			description:
				"Check with a licensed agent whether policy loans fit your habits, with the arithmetic of your own case.<monthlySpots> See how many places are open this month.</monthlySpots>",
		},
		title: "An IBC strategy call with a pocket calculator",
		lead: "A licensed agent works through your own case with you: what you could borrow and when, what it would cost, and what else would do. You decide afterwards, in your own time.",
		benefits: [
			"What you could borrow in years 1, 3, 5 and 10, read from an illustration",
			"One loan of yours followed through a year, interest included",
			"The limit beyond which a policy becomes a MEC, and how far you are from it",
			"An honest word if paying debts first would serve you better",
		],
	},
} satisfies FunnelPageContent;
