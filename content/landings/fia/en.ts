import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Fixed indexed annuity: when the market drops",
		description:
			"A market drop just before or after you stop working can do lasting harm. See what a fixed indexed annuity does in bad years and costs you in good ones.",
	},
	title: "What if the market drops the year you stop working?",
	lead: "A drop at the wrong time can do lasting harm to savings you’re about to live on. With a fixed indexed annuity, an index loss is not passed on to the money you put into it. Charges and fees can reduce that money, and this page shows you the full cost.",
	action: "Choose a time",
	reassurance:
		"The consultation is by phone or video<spokenLanguages>, in your language</spokenLanguages>, and it’s free. You don’t need account numbers, and there’s nothing to sign.",
	story: {
		title: "Two couples, one bad year",
		paragraphs: [
			"We made up both couples. They saved the same amount and lived the same way. One couple stopped working two years after a bad market, the other right in the middle of it. The second couple had to draw on savings that were falling, and the money they took out at the bottom couldn’t recover with the rest.",
			"No one can choose the year. You can choose how much of your money a bad year can touch, and what you’re willing to give up for that in the good ones.",
		],
	},
	figure: {
		figuresOf: "fia",
		title: "The same {start}, with and without a floor",
		intro:
			"Here is the index itself next to an annuity with a floor of {floor} and a cap of {cap}. We show two cases, because **the first one alone would flatter us**.",
		caption: "Hypothetical value of {start} after two years, before fees, taxes and dividends",
		lines: [
			{ id: "dropTitle", label: "Down {drop}, then up {rise}" },
			{ id: "dropIndex", label: "In the index itself" },
			{ id: "dropAnnuity", label: "In the annuity" },
			{ id: "riseTitle", label: "Up {rise} twice" },
			{ id: "riseIndex", label: "In the index itself" },
			{ id: "riseAnnuity", label: "In the annuity" },
		],
		note: "Hypothetical, and not a contract illustration. After a drop of {drop}, {start} is {afterDrop} and needs a rise of {recovery} to get back to where it was. In two good years, the annuity gives up {givenUp}. Insurers can lower the cap at each renewal, and rider fees or an early withdrawal reduce the value in any year.",
	},
	does: {
		title: "What it does",
		items: [
			"It keeps a drop in the index from reducing your contract value: in a year like that, you’re credited the floor, commonly 0%.",
			"It credits you part of the index’s rise, up to the cap.",
			"It can later pay you an income for as long as you live, subject to the claims-paying ability of the issuing insurer.",
		],
	},
	doesNot: {
		title: "What it doesn’t do",
		items: [
			"It doesn’t give you the full rise or the index’s dividends.",
			"It doesn’t let you out early at no cost. For several years, there’s a charge for taking out more than the yearly free amount.",
			"It doesn’t beat rising prices by itself. You could have several 0% years in a row, and a rider fee comes out in each of them.",
		],
	},
	steps: {
		title: "What happens next",
		items: [
			{
				title: "You choose how we talk",
				text: "Take 15 minutes for a quick question, or 30 to go over your full financial picture, by phone or video.",
			},
			{
				title: "We ask before we answer",
				text: "We’ll ask what you live on, what you keep for emergencies, and when you might need this money. If it should stay where it is, we’ll say so.",
			},
			{
				title: "You see contracts side by side",
				text: "You’ll see caps and how they may change, charges and when they end, and each insurer’s financial strength ratings.",
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
				question: "How much of my savings should go into an annuity?",
				answer:
					"Never all of it. Set aside what you may need before the charges end. Many people put in only part of what’s left. Others shouldn’t put in anything.",
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
			"An annuity is a long-term insurance contract. It is not a deposit and is not insured by the FDIC or any federal agency.",
			"Any gain you withdraw is taxed as ordinary income, usually with a 10% additional federal tax before age 59½. {agency} does not give tax or legal advice.",
			"Contracts and charges vary by state and insurer. <licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Bring your worries. We’ll go over the fine print.",
		text: "Choose a time, or call {phone}. If you already own an annuity, have it handy and we’ll read it together.",
	},
} satisfies LandingContent;
