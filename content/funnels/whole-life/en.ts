import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: whole life insurance, line by line",
			description:
				"A free guide to reading a whole life offer: what the contract fixes, what may change, and what you’d get back after 1, 5 and 10 years. Sent by email.",
		},
		title: "Is whole life worth the price, or does it just look good on paper?",
		lead: "A whole life premium is many times the premium for term life. The paperwork is thick, and the biggest numbers are the least certain ones.",
		promise: {
			title: "Know which numbers are in the contract",
			text: "The guide shows you how to read an illustration twice, once with dividends and once without, and how to tell a promise from a projection before you sign.",
		},
		proofs: {
			title: "Why you can rely on this guide",
			items: [
				{
					title: "It starts with the drawbacks",
					text: "In the first years, the cash value is small or zero. It often takes 10 years or more to reach what you’ve paid in. The guide gives this a chapter, not a footnote.",
				},
				{
					title: "It tells you when term is enough",
					text: "Many families don’t need coverage for life. The guide lists good reasons to have it and shows how a small whole life policy and a term policy can work together.",
				},
				{
					title: "You can use it to test us",
					text: "The guide ends with six questions. Ask any agent, ours included, and have them show you the page each answer is on.",
				},
			],
		},
		faqs: [
			{
				question: "I already own a whole life policy. Does the guide help me?",
				answer:
					"Yes. You can use it to read your yearly statement. But don’t give up a policy because of a guide. First, talk with someone who has read your contract.",
			},
			{
				question: "Are dividends part of the contract?",
				answer:
					"No. The insurer declares them year by year, and they may be lower than before, or zero. The guide shows you which numbers in an illustration don’t include them.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free whole life consultation with a licensed agent",
			description:
				"Go over a whole life illustration with a licensed agent and see what term life would cost.<monthlySpots> See how many spots are open this month.</monthlySpots>",
		},
		title: "A whole life consultation with the illustration in front of you",
		lead: "A licensed agent will go over the numbers with you, page by page, and show you what term life would cost. Then you decide, at your own pace.",
		benefits: [
			"A plain answer on whether you need coverage with no end date",
			"A look at the illustration both ways: with dividends and without",
			"What you’d get back if you stopped after 1, 5 or 10 years",
			"The price of the same amount of term life, and of a mix of the two",
		],
	},
} satisfies FunnelPageContent;
