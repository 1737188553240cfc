import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-term-life-2026-11",
	title: "How much term life insurance, and for how long?",
	subtitle: "A workbook for families who want to know before they buy",
	intro: [
		"Most people buy term life insurance by guessing: a round amount, a round number of years. This guide replaces the guess with four numbers and one date. You need a pen, 20 minutes and a rough idea of what your family spends.",
		"Nothing here asks you to buy anything. If you finish and find that you don’t need coverage, the guide has done its job.",
	],
	chapters: [
		{
			title: "Start with people, not the policy",
			paragraphs: [
				"Term life answers one question: who would be short of money if you died this year? Write down each name and how long that person would need help. A child usually becomes independent at some point. A partner with a good income may need help for only a few years. A parent you support may need help for life.",
				"If no one depends on your income and you share no debt with anyone, you may not need life insurance yet. Look into it again when you have a child, buy a house or get married.",
			],
		},
		{
			title: "Four numbers: debt, income, mortgage, education",
			paragraphs: [
				"Add up the four numbers below, then subtract what’s already there: savings your family could use and coverage you already have. The first letters spell DIME, which makes them easy to remember.",
			],
			items: [
				"**Debt:** credit cards, car loans and medical bills, not counting the mortgage.",
				"**Income:** the yearly income your family would lose, times the number of years they’d need it.",
				"**Mortgage:** what you still owe on the house.",
				"**Education:** what you’d want to set aside for each child.",
			],
		},
		{
			title: "A worked example",
			paragraphs: [
				"Rosa earns $60,000. She owes $20,000 on cards and a car, and $250,000 on the house. She wants 10 years of income for her family and $100,000 for each of her two children.",
				"$20,000 + $600,000 + $250,000 + $200,000 = $1,070,000. Rosa has $70,000 of coverage through her job. She doesn’t rely on it, because it may end with the job. She starts her search at $1,070,000.",
			],
		},
		{
			title: "How many years you need",
			paragraphs: [
				"Start with the date the last need on your list ends. If the youngest child is 3 and should be covered until age 23, you need 20 years. If the mortgage runs for 27 more years, the next longer term, 30 years, is the one that fits.",
				"Needs often shrink, and with two policies, your coverage can shrink too: for example, a 30-year policy for the mortgage and a 15-year policy for the children. The second one ends around the time it’s no longer needed, and so does its premium.",
			],
		},
		{
			title: "What the price depends on",
			paragraphs: [
				"Insurers look at your age, health, tobacco use, work and hobbies, the amount, and the length of the term. They weigh these differently, so prices for the same person vary. Only an insurer sets your premium, after reviewing your application.",
				"Some insurers decide from your answers and records alone. Others ask for an exam. All of them ask health questions. Answer fully: in the first two years, an insurer may contest a claim if something important was left out.",
			],
		},
		{
			title: "Three lines to find in any policy",
			paragraphs: ["Before you sign, put your finger on these three lines. If you can’t find one, ask."],
			items: [
				"**Conversion:** how long you can switch to permanent coverage without new health questions, and to which policies.",
				"**After the term:** what the premium becomes if you keep the policy. It usually jumps, and then rises every year.",
				"**Living benefits:** whether part of the amount can be paid early after a serious illness, and how much that leaves for your family.",
			],
		},
	],
	checklist: {
		title: "Before you apply",
		items: [
			"I’ve written down who depends on me, and until when.",
			"I’ve added up the four numbers and subtracted what’s already there.",
			"I know the premium I can pay even in a bad month.",
			"I’ve chosen a beneficiary, and a second one in case the first dies before me.",
			"I have a list of my medications and doctors handy.",
			"I’ll keep any old policy until the new one is in force.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "A good agent will be glad you asked. Write down the answers.",
		items: [
			"Which insurers did you compare for me, and why those?",
			"What are their financial strength ratings, and who gave them?",
			"How long do I have to convert, and to which policies?",
			"What happens to my premium when the term ends?",
			"How are you paid if I buy, and if I don’t?",
			"How many days do I have to return the policy for a refund?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a quote, or tax or legal advice. Numbers are examples.",
			"Term life has no cash value and ends with its term unless it is continued or converted under the contract. Benefits depend on the claims-paying ability of the issuing insurer.",
			"<licensedStates>{agency} is licensed in {licensedStates} {statesNoun}.</licensedStates> Products, features and eligibility vary by state and insurer. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
