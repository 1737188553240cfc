import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-fia-2026-11",
	title: "Fixed indexed annuities: questions to ask before you sign",
	subtitle: "For people near retirement who want to know what they’d be tying up",
	intro: [
		"A fixed indexed annuity (FIA) is a contract with an insurance company. You hand over a lump sum. The company credits interest using a formula and can later pay you an income. You give up easy access to the money for years.",
		"That trade suits some people well and others poorly. This guide helps you find out if it suits you before anyone puts a form in front of you.",
	],
	chapters: [
		{
			title: "First, list your own income and bills",
			paragraphs: [
				"Write down what comes in each month without an annuity: Social Security, a pension, rental income. Then write down what has to go out: housing, food, medicine, insurance, taxes. If the first total covers the second, you may not need more lifetime income. If it doesn’t, the gap is the number to plan for.",
				"Then list the money you can get to within a week. Consider an annuity only for money beyond that, and never for everything you have.",
			],
		},
		{
			title: "How interest is credited",
			paragraphs: [
				"The insurer measures an index, usually over one year, and credits part of its rise. If the index falls, nothing is credited, and nothing is taken out because of the drop. Your money is not in the market, and index dividends usually do not count.",
				"The part you get is limited, in one or more of these ways:",
			],
			items: [
				"**A cap:** no more than a stated percentage.",
				"**A participation rate:** only a share of the rise.",
				"**A spread:** the insurer keeps the first few percentage points of the rise.",
			],
		},
		{
			title: "The price of getting out",
			paragraphs: [
				"Surrender charges last for years (7 to 10 in many contracts) and shrink each year. Most contracts let you take out up to 10% of the value each year at no charge. Some contracts also apply a **market value adjustment**, which can raise or lower what you get.",
				"If you take money out before age 59½, you usually owe an additional 10% federal tax on the gain, on top of income tax. Ask for the full schedule of surrender charges in writing, in dollars, for the amount you’d put in.",
			],
		},
		{
			title: "Income riders, in plain words",
			paragraphs: [
				"A rider can promise an income for life, for a yearly fee. It tracks two values. One is your real contract value, which you can take out, minus any charges. The other, the **benefit base**, is used only to calculate the income. You can’t withdraw it, no matter how fast it grows.",
				"So ask for two numbers: how much income you’d get, starting at the age you have in mind, and how much cash you could take out on that same day. The promise depends on the insurer’s ability to pay for decades.",
			],
		},
		{
			title: "Replacing an annuity you already own",
			paragraphs: [
				"A new contract usually starts a new surrender period. The insurer may earn back a “bonus” through lower caps or charges that last longer. Ask for both contracts side by side: the charges to leave the old one, the rates on the new one, and the benefits you’d lose.",
				"The agent must have reasons that serve your interest, and must write them down. Ask for a copy.",
			],
		},
		{
			title: "Who shouldn’t buy one",
			paragraphs: ["An honest agent will say no in these cases:"],
			items: [
				"The money is all you have in reserve.",
				"You may need the money to buy a house, pay for care or help family during the surrender period.",
				"You want the full rise of the market and can live with its drops.",
				"You feel pressured. A good decision can wait a week.",
			],
		},
	],
	checklist: {
		title: "Before you sign",
		items: [
			"I know my monthly income gap, or that I don’t have one.",
			"I keep at least a year of expenses where I can get to it.",
			"I have the surrender schedule in dollars.",
			"I’ve seen a year with 0% credited, with the fees taken out.",
			"I know the insurer’s ratings and who gave them.",
			"I’ve shown the papers to someone I trust.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "You can ask for every answer in writing.",
		items: [
			"What are the most and the least that could be credited this year?",
			"How low can the cap or the participation rate go later?",
			"What would I get back in cash after 1, 3 and 7 years?",
			"What does the rider cost, even in a 0% year?",
			"What happens to the money when I die?",
			"Why is this better for me than what I have?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a recommendation, or tax or legal advice. Whether an annuity suits you depends on your whole situation.",
			"An annuity is an insurance contract. It is not a deposit and is not insured by the FDIC or any federal agency. Payments depend on the claims-paying ability of the issuing insurer. Withdrawals may bring charges and taxes.",
			"<licensedStates>{agency} is licensed in {licensedStates} {statesNoun}.</licensedStates> Products, features and eligibility vary by state and insurer. Your contract states your exact free-look period.",
		],
	},
} satisfies GuideContent;
