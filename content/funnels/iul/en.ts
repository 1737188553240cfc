import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: how to read an IUL illustration",
			description:
				"A free guide to the pages that decide in an Indexed Universal Life (IUL) illustration, with five tests to ask for and the ways a policy fails. Sent by email.",
		},
		title: "Has someone shown you an IUL with very large numbers?",
		lead: "Twenty pages of figures, and your eye goes to the last column. It rests on one rate, credited every single year, without a bad one. No real year is like that.",
		promise: {
			title: "Five tests that show what is behind the numbers",
			text: "The guide takes you through an illustration page by page and gives you five tests that any agent can run in minutes. Then you can judge for yourself.",
		},
		proofs: {
			title: "Why you can rely on it",
			items: [
				{
					title: "0% stands beside the rest",
					text: "The first test is a year in which nothing is credited while the charges still come out. An agent who will not show it to you has answered your question.",
				},
				{
					title: "It tells how policies fail",
					text: "Low premiums, low credits and rising charges: the guide describes how a policy lapses, and what a loan does to the tax.",
				},
				{
					title: "It names what may fit better",
					text: "Term life gives more coverage for the money. Whole life has a table of values in the contract. The guide says for whom.",
				},
			],
		},
		faqs: [
			{
				question: "I already own an IUL. Is it too late?",
				answer:
					"No. Ask your insurer for an in-force illustration and run the same tests on it. Problems are far easier to mend in year 12 than in year 30.",
			},
			{
				question: "Do you advise against IUL?",
				answer:
					"No. We offer it, and it can suit people who need coverage for life and will look after the policy. We would like you to know both sides first. They are on our [IUL page](/services/iul) too.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free IUL strategy call with a licensed agent",
			description:
				"Put an Indexed Universal Life (IUL) illustration through five tests with a licensed agent, at 0% too.<monthlySpots> See how many places are open this month.</monthlySpots>",
		},
		title: "An IUL strategy call with the 0% page open",
		lead: "A licensed agent puts an illustration through five tests with you and sets term life and whole life beside it. You decide afterwards, in your own time.",
		benefits: [
			"Five tests on an illustration, your own or one that we request",
			"Caps, charges and surrender charges explained on your own figures",
			"Term life and whole life for the same need beside it",
			"If you own an IUL already: a look at whether it is on course",
		],
	},
} satisfies FunnelPageContent;
