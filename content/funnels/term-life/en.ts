import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: how much term life your family needs",
			description:
				"A free workbook in plain words: how much coverage you need, for how long, and three lines to find in any term life policy. Sent to you by email.",
		},
		title: "A family, a mortgage, and no idea how much coverage is enough?",
		lead: "Most families guess: a round amount, a round number of years. If they guess too low, the money runs short. If they guess too high, the premium gets hard to keep up.",
		promise: {
			title: "In 20 minutes, know how much you need",
			text: "The guide walks you through four numbers and one date, with a worked example. At the end, you’ll know an amount and a term that fit your family, or that you don’t need coverage yet.",
		},
		proofs: {
			title: "Why you can rely on this guide",
			items: [
				{
					title: "You can check every step",
					text: "Debts, income to replace, mortgage, education: in our example, they add up to $1,070,000. You fill in your own numbers with a pen. Nothing is hidden in a formula.",
				},
				{
					title: "It says when not to buy",
					text: "If no one depends on your income and you share no debt with anyone, the guide says you may not need life insurance yet.",
				},
				{
					title: "It helps you ask tougher questions",
					text: "You get six questions to ask any agent, ours included: which insurers they compared, when the right to convert ends, how they’re paid.",
				},
			],
		},
		faqs: [
			{
				question: "I have coverage through my job. Is this still for me?",
				answer:
					"Yes. Coverage through a job is often only a few times your yearly pay and may end with the job. The guide shows how to count it, and what you’d be missing if it ended.",
			},
			{
				question: "Will the guide tell me a price?",
				answer:
					"No. Your price depends on your age, your health and the insurer’s underwriting. <termLifeFiguresShown>Our [calculator](/calculator) gives you a first estimate. </termLifeFiguresShown>For a quote, talk with a licensed agent.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free term life consultation with a licensed agent",
			description:
				"Figure out how much coverage you need, and for how long, with a licensed agent.<monthlySpots> See how many spots are open this month.</monthlySpots>",
		},
		title: "A term life consultation that ends with your coverage amount",
		lead: "A licensed agent will help you figure out how much coverage you need and for how long<carriersCompared>, and compare insurers</carriersCompared>. Then you decide, at your own pace.",
		benefits: [
			"Your debts, the income to replace, your mortgage and education costs added up, minus what you already have",
			"<carriersCompared>Several insurers side by side, with their ratings and their rules for converting</carriersCompared>",
			"A plain answer on which health questions will matter for your price",
			"The result in writing, if you’d like to show it to someone you trust",
		],
	},
} satisfies FunnelPageContent;
