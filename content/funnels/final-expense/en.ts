import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: plan your funeral without leaving a bill",
			description:
				"A free guide for one afternoon: what a funeral costs, your right to a price list, four ways to pay, and one page to write for your family. Sent by email.",
		},
		title: "Who would pay for your funeral, and would they know what you wanted?",
		lead: "A funeral has to be arranged within days, by people who are grieving. They choose in a hurry, pay with a card, and wonder for years if they got it right.",
		promise: {
			title: "One afternoon, and it’s settled",
			text: "The guide helps you write down what you want, find out what it costs near you, and choose how to pay for it. Insurance is one of four ways, and not always the right one.",
		},
		proofs: {
			title: "Why you can rely on this guide",
			items: [
				{
					title: "Numbers with a source",
					text: "The median cost of a funeral with viewing and burial was $8,300 in 2023, according to the National Funeral Directors Association. The guide tells you what that doesn’t include.",
				},
				{
					title: "Your rights in writing",
					text: "The federal Funeral Rule gives you the right to prices by phone and to a written list when you visit. The guide tells you what to ask for and what you can refuse.",
				},
				{
					title: "It explains waiting periods",
					text: "Some policies pay only part of the amount in the first two or three years. You’ll learn which line to look for before you sign.",
				},
			],
		},
		faqs: [
			{
				question: "My health isn’t good. Is it worth applying?",
				answer:
					"Often, yes. Insurers treat illnesses differently. With some illnesses, you may be offered a policy with a waiting period. The guide explains how that works, and what else you can do.",
			},
			{
				question: "Does the money have to go to a funeral home?",
				answer:
					"No. With final expense insurance, your beneficiary gets the money and can use it as they see fit. Prepaying a funeral home is different, and the guide compares the two.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free final expense consultation<spokenLanguages>, in your language</spokenLanguages>",
			description:
				"A licensed agent helps you add up the costs, checks which insurers would accept you, and explains waiting periods.<monthlySpots> See how many spots are open this month.</monthlySpots>",
		},
		title: "A final expense consultation your family can sit in on",
		lead: "A licensed agent will add up the costs with you and look for insurers that would accept you. Bring someone you trust. Then you decide, at your own pace.",
		benefits: [
			"What a funeral may cost in your state, and what you’ve already set aside",
			"Which insurers would accept you, given your health, and at what price",
			"Whether a policy would pay the full amount from the first day or only later",
			"What to write down for your family: your wishes, the papers, who to call",
		],
	},
} satisfies FunnelPageContent;
