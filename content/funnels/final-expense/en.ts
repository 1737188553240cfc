import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: plan a funeral without leaving a bill",
			description:
				"A free guide for one afternoon: what a funeral costs, your right to a price list, four ways to pay, and the page your family should find. Sent by email.",
		},
		title: "Who would pay for your funeral, and would they know what you wanted?",
		lead: "It has to be arranged in days, by people who are grieving. They choose in a hurry, pay with a card, and wonder for years whether it was right.",
		promise: {
			title: "One afternoon, and it is settled",
			text: "The guide helps you write down what you want, find out what it costs near you, and choose how it is paid. Insurance is one of four ways, and not always the right one.",
		},
		proofs: {
			title: "Why you can rely on it",
			items: [
				{
					title: "Figures with their source",
					text: "A funeral with viewing and burial cost $8,300 at the median in 2023, says the National Funeral Directors Association. The guide tells you what is not in that figure.",
				},
				{
					title: "Your rights in writing",
					text: "The federal Funeral Rule gives you prices by telephone and a written list. The guide tells you what to ask for, and what you may refuse.",
				},
				{
					title: "It explains waiting periods",
					text: "Some policies pay only part of the amount in the first two or three years. You learn which line to look for before you sign.",
				},
			],
		},
		faqs: [
			{
				question: "My health is not good. Is there any point?",
				answer:
					"Often, yes. Insurers judge illnesses differently. With some you may be offered a policy with a waiting period. The guide explains both, and what else you can do.",
			},
			{
				question: "Does the money have to go to a funeral home?",
				answer:
					"No. With final expense insurance your beneficiary receives it and may use it as they see fit. Prepaying a funeral home is something else, and the guide compares the two.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free final expense consultation<spokenLanguages>, in your language</spokenLanguages>",
			description:
				"A licensed agent helps you add up the costs, checks which insurers accept your health, and explains waiting periods.<monthlySpots> See how many places are open this month.</monthlySpots>",
		},
		title: "A final expense consultation your family can sit in on",
		lead: "A licensed agent adds up the costs with you and looks for insurers that accept your health. Bring someone you trust. You decide afterwards, in your own time.",
		benefits: [
			"What a funeral may cost in your state, and what you have set aside already",
			"Which insurers accept your health, and at what price",
			"Whether the full amount is paid from the first day, or later",
			"What to write down for your family: your wishes, the papers, whom to call",
		],
	},
} satisfies FunnelPageContent;
