import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: IBC without the slogans",
			description:
				"A free guide to the Infinite Banking Concept® (IBC): how policy loans work, a year of math, the slow first years, and where it goes wrong. Sent by email.",
		},
		title: "Can a life insurance policy really pay for your next car?",
		lead: "Videos say you pay the interest to yourself. You don’t. The Infinite Banking Concept® (IBC) is life insurance and not a bank, and its loans have to be paid back.",
		promise: {
			title: "How IBC works, with the math done",
			text: "The guide follows one loan through one year, to the dollar, and shows what it takes for the method to be worth it. Then you can see if it fits your habits.",
		},
		proofs: {
			title: "Why you can rely on this guide",
			items: [
				{
					figuresOf: "ibc",
					title: "An example that doesn’t come out ahead",
					text: "With the rates assumed in the guide, the loan costs about $150 more in a year than the cash value earns. We left it that way, because some years are like that.",
				},
				{
					title: "The slow first years, up front",
					text: "You can’t borrow much in the first two or three years, and you lose money if you stop then. The guide says so before it mentions any advantage.",
				},
				{
					title: "Card debt comes first",
					text: "If you carry card debt, the guide tells you to pay it off before you start. No policy earns as much interest as a card charges.",
				},
			],
		},
		faqs: [
			{
				question: "What kind of policy does IBC use?",
				answer:
					"Usually whole life insurance that may pay dividends, with extra premiums within the tax limit. Our [IBC page](/services/ibc) explains how a policy like this is built.",
			},
			{
				question: "Is cash value growth certain?",
				answer:
					"The contract fixes part of it. Dividends may change or not be paid. The guide shows how to tell what’s fixed from what isn’t.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free IBC strategy call with a licensed agent",
			description:
				"Work with a licensed agent to see if policy loans fit your habits, and do the math for your own situation.<monthlySpots> See how many spots are open this month.</monthlySpots>",
		},
		title: "An IBC strategy call with a calculator in hand",
		lead: "A licensed agent will work through your own situation with you: what you could borrow and when, what it would cost, and what else could do the job. Then you decide, at your own pace.",
		benefits: [
			"What you could borrow in years 1, 3, 5 and 10, according to an illustration",
			"A loan you have in mind, worked out for a full year, interest included",
			"The limit where a policy becomes a modified endowment contract (MEC), and how close yours would be",
			"An honest answer on whether to pay off debt first",
		],
	},
} satisfies FunnelPageContent;
