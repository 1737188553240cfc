import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-term-life-2026-11",
	title: "How much term life insurance, and for how long?",
	subtitle: "A workbook for families who want to know before they buy",
	intro: [
		"Most people buy term life insurance by guessing: a round amount, a round number of years. This guide replaces the guess with four sums and one date. You need a pen, twenty minutes and a rough idea of what your family spends.",
		"Nothing here asks you to buy anything. If you finish and find that you need no coverage, the guide has done its work too.",
	],
	chapters: [
		{
			title: "Start with the people, not the policy",
			paragraphs: [
				"Term life answers one question: who would be short of money if you died this year? Write down each name and until when it would be true. A child is usually independent at some point. A partner with a good income may need help for only a few years. A parent whom you support may need it for life.",
				"If no one depends on your income and you leave no shared debt, you may not need life insurance yet. Look again when a child, a house or a marriage comes.",
			],
		},
		{
			title: "Four sums: debt, income, mortgage, education",
			paragraphs: [
				"Add the four sums below, then subtract what is already there: savings you would want used, and coverage you own. The first letters in English spell DIME, which makes them easy to remember.",
			],
			items: [
				"**Debt:** cards, car loans and medical bills, without the mortgage.",
				"**Income:** what your family would miss in a year, times the number of years.",
				"**Mortgage:** what is still owed on the house.",
				"**Education:** what you would want to set aside for each child.",
			],
		},
		{
			title: "A worked example",
			paragraphs: [
				"Rosa earns $60,000. She owes $20,000 on cards and a car, and $250,000 on the house. She wants ten years of income for her family and $100,000 for each of her two children.",
				"$20,000 + $600,000 + $250,000 + $200,000 = $1,070,000. She has $70,000 of coverage through her job. She does not rely on it, because it may end with the job. She starts her search at $1,070,000.",
			],
		},
		{
			title: "For how many years",
			paragraphs: [
				"Take the latest date on your list. If the youngest child is 3 and should be covered until 23, you need 20 years. If the mortgage runs for 27 years, a 30-year term is the next that fits.",
				"Needs often shrink. Two policies can follow them: for example, one of 30 years for the mortgage and one of 15 years for the children. The second ends when it is no longer needed, and so does its premium.",
			],
		},
		{
			title: "What the price depends on",
			paragraphs: [
				"Insurers look at age, health, tobacco, work, hobbies, amount and years. They weigh these differently, so prices for the same person differ. Only an insurer sets your premium, after it has reviewed your application.",
				"Some decide from your answers and records alone, others ask for an exam. All of them ask health questions. Answer fully: in the first two years an insurer may contest a claim if something important was left out.",
			],
		},
		{
			title: "Three lines to find in any policy",
			paragraphs: ["Before you sign, put your finger on these three lines. If you cannot find one, ask."],
			items: [
				"**Conversion:** until which date, and into which policies, you may change to permanent coverage without new health questions.",
				"**After the term:** what the premium becomes if you keep the policy. It usually jumps, and then rises every year.",
				"**Living benefits:** whether part of the amount can be paid early after a serious illness, and what that takes from the rest.",
			],
		},
	],
	checklist: {
		title: "Before you apply",
		items: [
			"I have written down who depends on me, and until when.",
			"I have added the four sums and subtracted what is already there.",
			"I know the premium I can pay in a bad month too.",
			"I have chosen beneficiaries, and a second one in case the first dies before me.",
			"I have a list of my medicines and doctors at hand.",
			"I will keep any old policy until the new one is in force.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "A good agent is glad to hear them. Write the answers beside them.",
		items: [
			"Which insurers did you compare for me, and why these?",
			"What are their financial strength ratings, and who gave them?",
			"Until when can I convert, and to which policies?",
			"What happens to my premium when the term ends?",
			"How are you paid if I buy, and if I do not?",
			"How many days do I have to return the policy for a refund?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a quote, or tax or legal advice. Figures are examples.",
			"Term life has no cash value and ends with its term unless it is continued or converted under the contract. Benefits depend on the claims-paying ability of the issuing insurer.",
			"<licensedStates>{agency} is licensed in {licensedStates} states.</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
