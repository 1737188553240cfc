import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: your debt action plan on two pages",
			description:
				"A free plan for a quiet hour: list every debt, choose avalanche or snowball, find extra dollars, and see the last day of debt. Sent to you by email.",
		},
		title: "You pay every month. Why does the debt hardly move?",
		lead: "Because a card’s minimum shrinks as the debt does. On $10,000 at 18%, a minimum of 2% takes more than 42 years. With 1% plus interest, which many cards ask for, it still takes more than 21.",
		promise: {
			title: "One quiet hour, and the debt has a last day",
			text: "The guide helps you list every debt, choose an order and fix a payment. You can do all of it alone, and it costs nothing.",
		},
		proofs: {
			title: "Why you can rely on it",
			items: [
				{
					title: "The same debt, another payment",
					text: "$10,000 at 18%, with $300 each month: gone in 47 months, with about $3,967 in interest. With a minimum of 2%, and at least $25, the interest comes to over $27,000.",
				},
				{
					title: "Nothing to buy",
					text: "We do not lend money, settle debts or repair credit. The plan works without us, and without a policy.",
				},
				{
					title: "Words for the phone",
					text: "Lenders have hardship programs for those who ask. The guide gives you the sentence to begin with, and what to write down.",
				},
			],
		},
		faqs: [
			{
				question: "What do you gain if I use it?",
				answer:
					"We are an insurance agency. Some readers later want to know what would happen to their debts if they died, and ask us about term life. You need not.",
			},
			{
				question: "I am already behind. Is this for me?",
				answer:
					"The list will help. Also call a nonprofit credit counselor, and a lawyer if you are being sued. Be careful with anyone who wants money in advance.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free debt action consultation: a plan with a last day",
			description:
				"Put your debts in order with a licensed agent, see the last day of debt, and learn what your family would owe.<monthlySpots> See how many places are open this month.</monthlySpots>",
		},
		title: "A debt consultation that ends with a date",
		lead: "Someone goes through your list with you, tries both orders, and works out the last day. You need not buy anything, and you decide in your own time. It is education, not credit counseling, and you make every payment yourself.",
		benefits: [
			"All your debts in one list, with rates and least payments",
			"Avalanche and snowball worked out with your own figures",
			"The last day of debt at the payment you can keep up",
			"Which debts would pass to your family, and what it would take to cover them",
		],
	},
} satisfies FunnelPageContent;
