import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-final-expense-2026-11",
	title: "Planning a funeral without leaving a bill",
	subtitle: "What things cost, what your family may ask for, and ways to pay",
	intro: [
		"A funeral has to be arranged in days, by people who are grieving. Most of what makes it costly can be settled now, at your kitchen table, in one afternoon.",
		"This guide helps you write down what you want, find out what it costs near you, and choose how it will be paid. Insurance is one of the ways, and not always the right one.",
	],
	chapters: [
		{
			title: "What a funeral is made of",
			paragraphs: [
				"In the United States a funeral with viewing and burial cost $8,300 at the median in 2023, by the count of the National Funeral Directors Association; half cost more and half cost less. With a burial vault, which many cemeteries require, it was $9,995. The cemetery, the stone and the flowers came on top. Cremation usually costs less. Prices near you may be quite different, so ask.",
			],
			items: [
				"**Funeral home:** its basic fee, care of the body, viewing, service and car.",
				"**Casket or urn:** often the largest single item, and the one with the widest range.",
				"**Cemetery:** the plot, opening and closing the grave, the vault it may require, the stone.",
				"**The rest:** death certificates, an obituary, food, travel, sending someone home to another country.",
			],
		},
		{
			title: "Your right to a price list",
			paragraphs: [
				"The federal Funeral Rule gives you the right to prices by telephone, and to a written list when you visit. You pay only for what you choose. You may buy a casket elsewhere, and the funeral home may not charge you for that. Embalming is not required by law in every case: ask why it is needed.",
				"Call three funeral homes and ask each the same questions. The difference for the same service can be thousands of dollars.",
			],
		},
		{
			title: "Four ways to pay",
			paragraphs: ["Each has its place. Many families use two."],
			items: [
				"**Savings** that someone can reach at once. Money that is tied up in probate comes too late.",
				"**Prepaying a funeral home.** Ask what happens if you move, or if the home closes, and whether you can get the money back.",
				"**Final expense insurance:** a small whole life policy. Your beneficiary receives the money and may use it as they see fit.",
				"**Help you may be entitled to:** benefits for veterans, a small payment from Social Security, a union or church fund.",
			],
		},
		{
			title: "How much coverage",
			paragraphs: [
				"Start from the price of the funeral you want. Add the last bills: doctors, rent, cards, a car. Then add about a fifth, because prices rise. If a funeral near you costs $8,300, that makes about $10,000 for the funeral alone.",
				"Subtract what is already set aside. More coverage than you need only makes the premium heavier.",
			],
		},
		{
			title: "Waiting periods: the line to look for",
			paragraphs: [
				"Final expense policies ask a few health questions. With good answers, many pay the full amount from the first day. If an illness stands in the way, you may be offered a **graded** policy. If you die of an illness in its first two or three years, it pays back the premiums with some interest, or part of the amount.",
				"A policy that asks no health questions nearly always has such a waiting period and a higher price. So answer the questions first. You may qualify for more than you think.",
			],
		},
		{
			title: "What to tell your family",
			paragraphs: [
				"The plan helps only if someone finds it. Write one page: what you want, whom to call, where the papers are, which policy there is and who the beneficiary is. Give copies to two people. Look at the page again each year on your birthday.",
				"Do not put it in a safe that only you can open.",
			],
		},
	],
	checklist: {
		title: "One afternoon",
		items: [
			"I have written down what kind of service I want.",
			"I have three price lists from funeral homes near me.",
			"I have added last bills and subtracted what is set aside.",
			"I know whether I am owed help as a veteran or a member.",
			"I have chosen a beneficiary and a second one.",
			"Two people know where the page lies.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "Ask for the answers in writing if you like.",
		items: [
			"Does the full amount apply from the first day? If not, from when?",
			"Can the premium go up, or the coverage go down?",
			"For how long do I pay, and what will I have paid after 15 years?",
			"What happens if I miss a payment?",
			"Which insurers accept my health, and did you compare them?",
			"Does the money go to my family or to a funeral home?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a quote, or tax or legal advice. Funeral costs are estimates.",
			"Acceptance depends on the answers to health questions. Some policies pay a reduced benefit in the first years. Benefits depend on the claims-paying ability of the issuing insurer.",
			"<licensedStates>{agency} is licensed in {licensedStates} states.</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
