import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: how to read an IUL illustration",
			description:
				"A free guide to the pages that matter most in an indexed universal life (IUL) illustration: five tests to ask for and how policies fail. Sent by email.",
		},
		title: "Has someone shown you an IUL with very large numbers?",
		lead: "Twenty pages of numbers, and your eye goes to the last column. It assumes one rate, credited every single year, with no bad years. Real life isn’t like that.",
		promise: {
			title: "Five tests that show what’s behind the numbers",
			text: "The guide walks you through an illustration page by page and gives you five tests any agent can run in minutes. Then you can judge for yourself.",
		},
		proofs: {
			title: "Why you can rely on this guide",
			items: [
				{
					title: "You see the 0% case too",
					text: "One test shows years when nothing is credited and the charges still come out. If an agent won’t show it to you, that’s a warning sign.",
				},
				{
					title: "It shows how policies fail",
					text: "Low premiums, little interest and rising charges: the guide explains how a policy lapses, and what a loan does to your taxes.",
				},
				{
					title: "It says what may fit better",
					text: "Term life gives more coverage for the money. Whole life has a table of values in the contract. The guide says who each one is for.",
				},
			],
		},
		faqs: [
			{
				question: "I already own an IUL. Is it too late?",
				answer:
					"No. Ask your insurer for an in-force illustration and run the same tests on it. Problems are far easier to fix in year 12 than in year 30.",
			},
			{
				question: "Do you advise against IUL?",
				answer:
					"No. We offer it, and it can suit people who need coverage for life and will keep an eye on the policy. We just want you to know both sides first. You’ll find both on our [IUL page](/services/iul), too.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free IUL strategy call with a licensed agent",
			description:
				"Put an indexed universal life (IUL) illustration through five tests with a licensed agent, including one at 0%.<monthlySpots> See how many spots are open this month.</monthlySpots>",
		},
		title: "An IUL strategy call that includes the 0% case",
		lead: "A licensed agent will put an illustration through five tests with you and compare it with term life and whole life. Then you decide, at your own pace.",
		benefits: [
			"Five tests on an illustration: your own, or one we request for you",
			"Caps, charges and surrender charges explained with your own numbers",
			"Term life and whole life for the same need, side by side",
			"A check on whether an IUL you already own is on track",
		],
	},
} satisfies FunnelPageContent;
