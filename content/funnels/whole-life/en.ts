import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: whole life insurance, line by line",
			description:
				"A free guide to reading a whole life offer: what the contract fixes, what may change, what you would get back after 1, 5 and 10 years. Sent to you by email.",
		},
		title: "Is whole life worth its price, or are you paying for a brochure?",
		lead: "A whole life premium is many times that of a term policy. The papers are thick, and the largest figures stand in the column that is least certain.",
		promise: {
			title: "Know which figures are in the contract",
			text: "The guide shows you how to read an illustration twice, once with dividends and once without, and how to tell a promise from a hope before you sign.",
		},
		proofs: {
			title: "Why you can rely on it",
			items: [
				{
					title: "It starts with the drawbacks",
					text: "In the first years the cash value is small or nothing. Often it takes ten years or more to reach what you have paid in. The guide gives this a chapter, not a footnote.",
				},
				{
					title: "It names the alternative",
					text: "Many families need no coverage for life. The guide lists the reasons that hold, and shows how a small whole life policy and a term policy can work together.",
				},
				{
					title: "You can test us with it",
					text: "It ends with six questions, each with a page to point to. Put them to our agents, or to anyone else’s.",
				},
			],
		},
		faqs: [
			{
				question: "I already own a whole life policy. Does the guide help me?",
				answer:
					"Yes. You can use it to read the yearly statement. Do not give up a policy because of a guide, though: talk with someone who has seen your contract first.",
			},
			{
				question: "Are dividends part of the contract?",
				answer:
					"No. The insurer declares them year by year, and they may be lower than before, or nothing. The guide shows where an illustration leaves them out.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free whole life consultation with a licensed agent",
			description:
				"Read a whole life illustration with a licensed agent, with dividends and without, beside the price of term life.<monthlySpots> See how many places are open this month.</monthlySpots>",
		},
		title: "A whole life consultation with the illustration on the table",
		lead: "A licensed agent reads the figures with you, page by page, and sets the price of term life beside them. You decide afterwards, in your own time.",
		benefits: [
			"A plain answer to whether you need coverage that has no end date",
			"The illustration read twice: with dividends, and without",
			"What you would get back if you stopped after 1, 5 or 10 years",
			"The same amount as a term policy beside it, and a mix of the two",
		],
	},
} satisfies FunnelPageContent;
