import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: how much term life your family needs",
			description:
				"A free workbook in plain words: four sums for the amount, one date for the years, and three lines to find in any term life policy. Sent to you by email.",
		},
		title: "A family, a mortgage, and no idea how much coverage is enough?",
		lead: "Most families guess: a round amount, a round number of years. Guess too low and they fall short. Guess too high and the premium becomes hard to keep up.",
		promise: {
			title: "Twenty minutes, and you have a number of your own",
			text: "The guide takes you through four sums and one date, with a worked example. At the end you know an amount and a term that fit your family, or that you need no coverage yet.",
		},
		proofs: {
			title: "Why you can rely on it",
			items: [
				{
					title: "You can check every step",
					text: "Debt, income, mortgage, education: in our example they make $1,070,000. You put in your own figures with a pen. Nothing is hidden in a formula.",
				},
				{
					title: "It says when not to buy",
					text: "If no one depends on your income and you leave no shared debt, the guide tells you that you may not need life insurance yet.",
				},
				{
					title: "It makes you a harder customer",
					text: "You take six questions along to any agent, ours included: who was compared, when the right to convert ends, how the agent is paid.",
				},
			],
		},
		faqs: [
			{
				question: "I have coverage through my job. Is this still for me?",
				answer:
					"Yes. Coverage from a job is often a small multiple of your pay and may end with the job. The guide shows how to count it, and what would be missing without it.",
			},
			{
				question: "Will the guide tell me a price?",
				answer:
					"No. A price depends on your age, your health and the insurer’s review. Our [calculator](/calculator) gives you a first estimate, and a licensed agent can get you a quote.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free term life consultation with a licensed agent",
			description:
				"Work out the amount and the years with a licensed agent, compare insurers, and decide in your own time.<monthlySpots> See how many places are open this month.</monthlySpots>",
		},
		title: "A term life consultation that ends with a number",
		lead: "A licensed agent works out your amount and your years with you, and compares insurers for them. You decide afterwards, in your own time.",
		benefits: [
			"Your four sums worked out together, less what you already have",
			"<carriersCompared>Several insurers side by side, with their ratings and their rules for converting</carriersCompared>",
			"A plain word on which health questions will matter for your price",
			"The result in writing, if you would like to show it to someone you trust",
		],
	},
} satisfies FunnelPageContent;
