import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: questions before you sign an annuity",
			description:
				"A free guide to fixed indexed annuities (FIAs): how interest is limited, what getting out costs, what riders pay, and who shouldn’t buy one. Sent by email.",
		},
		title: "Would you sign away access to your money for 10 years?",
		lead: "An annuity can cover the gap between what comes in and what goes out. It also ties up your money. Many people find out what it costs to get out only when they want to.",
		promise: {
			title: "See if an annuity fits before you talk to anyone",
			text: "The guide starts with your own monthly income and bills. Then it explains caps, surrender charges and income riders in plain words, and gives you the two numbers to ask for.",
		},
		proofs: {
			title: "Why you can rely on this guide",
			items: [
				{
					title: "It tells you what it costs to get out",
					text: "Surrender charges, a market value adjustment, taxes before age 59½: you’ll learn which costs to ask about, in dollars, for the amount you’d put in.",
				},
				{
					title: "It explains the two values",
					text: "A benefit base that grows fast is not money you can take out. The guide shows how to see the difference on the page.",
				},
				{
					title: "It lists who shouldn’t buy",
					text: "The list is four lines long. If you find yourself on it, you’ve saved yourself an appointment.",
				},
			],
		},
		faqs: [
			{
				question: "Is a fixed indexed annuity insured by the government?",
				answer: "No. It is an insurance contract, not a deposit. It is not insured by the FDIC or any federal agency.",
			},
			{
				question: "I was told to replace the annuity I have. Should I?",
				answer:
					"Maybe, but never without seeing both contracts side by side. A new one usually starts a new surrender period. The guide lists what to compare.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free annuity strategy call with a licensed agent",
			description:
				"Go over your monthly income gap with a licensed agent and see, in dollars, what an FIA would tie up.<monthlySpots> See how many spots are open this month.</monthlySpots>",
		},
		title: "An annuity strategy call that starts with your income gap",
		lead: "A licensed agent will go over what comes in, what goes out, and whether a fixed indexed annuity (FIA) would help at all. Then you decide, at your own pace.",
		benefits: [
			"Your monthly income gap after Social Security and any pension",
			"Surrender charges in dollars for the amount you have in mind",
			"How contracts<carriersCompared> from several insurers</carriersCompared> do in a 0% year",
			"A second look at an annuity you own or one you’ve been offered",
		],
	},
} satisfies FunnelPageContent;
