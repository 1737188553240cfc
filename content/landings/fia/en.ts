import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Fixed indexed annuity: when the market drops",
		description:
			"A market drop just before or after you stop working can do lasting harm. See what a fixed indexed annuity keeps from you in bad years, and in good ones.",
	},
	title: "What if the market falls in the year you stop working?",
	lead: "A drop at the wrong time can do lasting harm to savings you are about to live on. With a fixed indexed annuity, an index loss is not passed on to the part you put into it. Charges and fees can reduce that part, and all of the price is on this page.",
	action: "Choose a time to talk",
	reassurance:
		"By phone or video<spokenLanguages>, in your language</spokenLanguages>, free of charge. You need no account numbers, and nothing is signed.",
	story: {
		title: "Two couples, one bad year",
		paragraphs: [
			"Both couples are invented. They saved the same amount and lived the same way. One stopped working two years after a bad market, the other in the middle of it. The second couple had to draw on savings that were falling, and what they took out at the bottom could not recover with the rest.",
			"Nobody can choose the year. What you can choose is how much of your money a bad year may touch, and what you are willing to give up for that in the good ones.",
		],
	},
	figure: {
		claim: "fiaGrowth",
		title: "The same {start}, with a floor and without",
		intro:
			"On one side the index itself, on the other an annuity with a floor of {floor} and a cap of {cap}. We show two cases, because **the first alone would flatter us**.",
		caption: "Hypothetical value of {start} after two years, before fees, taxes and dividends",
		lines: [
			{ id: "dropTitle", label: "A fall of {drop}, then a rise of {rise}" },
			{ id: "dropIndex", label: "In the index itself" },
			{ id: "dropAnnuity", label: "In the annuity" },
			{ id: "riseTitle", label: "Two rises of {rise}" },
			{ id: "riseIndex", label: "In the index itself" },
			{ id: "riseAnnuity", label: "In the annuity" },
		],
		note: "Hypothetical, and not a contract illustration. After a fall of {drop}, {start} is {afterDrop} and needs a rise of {recovery} to be whole again. In two good years the annuity gives up {givenUp}. Insurers can lower the cap at each renewal, and rider fees or an early withdrawal reduce the value in any year.",
	},
	does: {
		title: "What it does",
		items: [
			"It keeps a fall of the index from reducing your contract value: in such a year you are credited the floor, commonly 0%.",
			"It credits you part of the index’s rise, up to the cap.",
			"It can later pay you an income for as long as you live, which depends on the claims-paying ability of the issuing insurer.",
		],
	},
	doesNot: {
		title: "What it does not do",
		items: [
			"It does not give you the full rise, nor the dividends of the index.",
			"It does not let you out early for nothing. For several years, taking more than the yearly free amount costs a charge.",
			"It does not beat rising prices by itself. Several years at 0% in a row are possible, and a rider fee comes out in each of them.",
		],
	},
	steps: {
		title: "What happens when you press the button",
		items: [
			{
				title: "You choose how to talk",
				text: "15 minutes for a first question, or 30 to look at your whole picture. By phone or video.",
			},
			{
				title: "We ask before we answer",
				text: "What you live on, what you keep for emergencies, and when you might need this money. If it should stay where it is, we say so.",
			},
			{
				title: "You see contracts side by side",
				text: "Caps and how they may change, charges and when they end, and each insurer’s financial strength ratings.",
			},
		],
	},
	faqs: {
		title: "Three questions we always hear",
		items: [
			{
				question: "Can I lose money in an annuity like this?",
				answer:
					"An index loss is not passed on to you. You can still get back less than you paid: if you leave early, if rider fees exceed the interest, or if the insurer cannot meet its obligations.",
			},
			{
				question: "How much of my savings should go in?",
				answer:
					"Never close to all of it. Keep apart what you may need before the charges end. For many people the right answer is a part, and for some it is nothing.",
			},
			{
				question: "My money is in an IRA. Does that change anything?",
				answer:
					"The IRA already defers the tax, so the annuity adds no tax advantage there. Buy it only for the floor or for income for life, and ask a tax adviser first.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"An annuity is a long-term insurance contract. It is not a deposit and is not insured by the FDIC or any federal agency. Its promises depend on the claims-paying ability of the issuing insurer.",
			"Gain that is withdrawn is taxed as ordinary income, usually with a 10% additional federal tax before age 59½. {agency} does not give tax or legal advice.",
			"Contracts and charges vary by state and insurer. <licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> In New York we sell no annuities. This page is information, not an offer.",
		],
	},
	closing: {
		title: "Bring your worry. We bring the fine print.",
		text: "Choose a time, or call {phone}. If you already own an annuity, have it at hand and we read it together.",
	},
} satisfies LandingContent;
