import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: your debt action plan on two pages",
			description:
				"A free plan you can make in an hour: list every debt, choose avalanche or snowball, find extra money, and see your payoff date. Sent to you by email.",
		},
		title: "You pay every month. Why does the debt barely move?",
		lead: "Because the minimum payment on a card shrinks as the debt does. At 18%, paying off $10,000 with a minimum of 2% takes more than 42 years. With 1% plus interest, which many cards ask for, it still takes more than 21.",
		promise: {
			title: "One quiet hour, and your debt has an end date",
			text: "The guide helps you list every debt, choose an order and set a payment. You can do all of it on your own, and it costs nothing.",
		},
		proofs: {
			title: "Why you can rely on this guide",
			items: [
				{
					title: "Same debt, different payment",
					text: "Pay $300 a month on $10,000 at 18%, and the debt is gone in 47 months, with about $3,967 in interest. Pay only a minimum of 2% of the balance or $25, whichever is greater, and the interest comes to over $27,000.",
				},
				{
					title: "Nothing to buy",
					text: "We don’t lend money, settle debts or repair credit. The plan works without us, and without buying a policy.",
				},
				{
					title: "What to say on the phone",
					text: "Lenders have hardship programs for people who ask. The guide gives you your opening line and tells you what to write down.",
				},
			],
		},
		faqs: [
			{
				question: "What’s in it for you?",
				answer:
					"We’re an insurance agency. Some readers later want to know what would happen to their debts if they died, and ask us about term life. You don’t have to.",
			},
			{
				question: "I’m already behind. Is this for me?",
				answer:
					"The list will help. Also call a nonprofit credit counselor, and an attorney if you’re being sued. Be careful with anyone who wants money up front.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free debt action consultation: a plan with an end date",
			description:
				"Put your debts in order with a licensed agent, see your payoff date, and find out what your family would owe.<monthlySpots> See how many spots are open this month.</monthlySpots>",
		},
		title: "A debt consultation that ends with your payoff date",
		lead: "We’ll list your debts with you, see what changes if you start with the highest rate or with the smallest balance, and figure out when your last debt will be paid off. You don’t have to buy anything, and you decide at your own pace. It’s education, not credit counseling, and you make every payment yourself.",
		benefits: [
			"All your debts in one list, with rates and minimum payments",
			"Highest rate first (avalanche) and smallest balance first (snowball), worked out with your own numbers",
			"Your payoff date, with a payment you can keep up",
			"Which debts would pass to your family, and what it would take to cover them",
		],
	},
} satisfies FunnelPageContent;
