import type { FunnelPageContent } from "../../schema.ts";

export default {
	landing: {
		meta: {
			title: "Free guide: questions before you sign an annuity",
			description:
				"A free guide to Fixed Indexed Annuities (FIA): how interest is limited, what getting out costs, what a rider really pays, who should not buy. Sent by email.",
		},
		title: "Would you sign away access to your money for ten years?",
		lead: "An annuity can cover the gap between what comes in and what goes out. It also ties up your money. Many people learn what leaving costs only when they want to leave.",
		promise: {
			title: "Find out whether it is for you before you talk to anyone",
			text: "The guide begins with your own monthly list. It then explains caps, surrender charges and income riders in plain words, with the two numbers you should ask for.",
		},
		proofs: {
			title: "Why you can rely on it",
			items: [
				{
					title: "It puts the way out first",
					text: "Surrender charges, market value adjustment, tax before 59½: you learn what to ask for in dollars, for your own amount.",
				},
				{
					title: "Two accounts, told apart",
					text: "A benefit base that grows fast is not money you can take out. The guide shows how to see the difference on the page.",
				},
				{
					title: "A list of people who should not buy",
					text: "It is in the guide, in four lines. If you find yourself there, you have saved an appointment.",
				},
			],
		},
		faqs: [
			{
				question: "Is a Fixed Indexed Annuity insured by the government?",
				answer:
					"No. It is an insurance contract, not a deposit. It is not insured by the FDIC or any federal agency, and payments depend on the insurer’s ability to pay claims.",
			},
			{
				question: "I was told to replace the annuity I have. Should I?",
				answer:
					"Perhaps, and never without both contracts side by side. A new one usually starts a new surrender period. The guide lists what to compare.",
			},
		],
	},
	offer: {
		meta: {
			title: "Free annuity strategy call with a licensed agent",
			description:
				"Look at your monthly income gap with a licensed agent, and at what an FIA would tie up, in dollars.<monthlySpots> See how many places are open this month.</monthlySpots>",
		},
		title: "An annuity strategy call that begins with your monthly gap",
		lead: "A licensed agent looks at what comes in and what goes out, and whether a Fixed Indexed Annuity (FIA) would help at all. You decide afterwards, in your own time.",
		benefits: [
			"Your monthly gap, worked out with Social Security and pensions",
			"Surrender charges in dollars for the amount you have in mind",
			"Contracts<carriersCompared> of several insurers</carriersCompared>, also in a year with 0% credited",
			"A second look at an annuity you own, or one you have been offered",
		],
	},
} satisfies FunnelPageContent;
