import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-final-expense-2026-11",
	title: "Planning your funeral without leaving a bill",
	subtitle: "What a funeral costs, what your family can ask for, and ways to pay",
	intro: [
		"A funeral has to be arranged within days, by people who are grieving. Most of what makes it expensive can be settled now, at your kitchen table, in one afternoon.",
		"This guide helps you write down what you want, find out what it costs near you, and choose how to pay for it. Insurance is one way, and not always the right one.",
	],
	chapters: [
		{
			title: "What goes into the cost of a funeral",
			paragraphs: [
				"In the United States, the median cost of a funeral with viewing and burial was $8,300 in 2023, according to the National Funeral Directors Association. Half cost more, and half cost less. With a burial vault, which many cemeteries require, it was $9,995. The cemetery, the headstone and the flowers were extra. Cremation usually costs less. Prices near you may be quite different, so ask.",
			],
			items: [
				"**Funeral home:** its basic services fee, care of the body, viewing, service and hearse.",
				"**Casket or urn:** often the largest single item, and the one with the widest range.",
				"**Cemetery:** the plot, opening and closing the grave, the vault the cemetery may require, and the headstone.",
				"**Everything else:** death certificates, an obituary, food, travel, and sending the body home to another country.",
			],
		},
		{
			title: "Your right to a price list",
			paragraphs: [
				"The federal Funeral Rule gives you the right to prices by phone, and to a written list when you visit. You choose only the items you want, but expect a basic services fee that every family pays. You can buy a casket elsewhere, and the funeral home isn’t allowed to charge you extra for that. The law rarely requires embalming, so ask why it’s needed.",
				"Call three funeral homes and ask each one the same questions. Prices for the same service can differ by thousands of dollars.",
			],
		},
		{
			title: "Four ways to pay",
			paragraphs: ["Each has its place, and you can combine them."],
			items: [
				"**Savings** that someone can get to right away. Money tied up in probate comes too late.",
				"**Prepaying a funeral home.** Ask what happens if you move, or if the home closes, and whether you can get the money back.",
				"**Final expense insurance:** a small whole life policy. Your beneficiary gets the money and can use it as they see fit.",
				"**Help you may qualify for:** veterans benefits, a small payment from Social Security, a union or church fund.",
			],
		},
		{
			title: "How much coverage you need",
			paragraphs: [
				"Start with the price of the funeral you want. Add final bills: doctor bills, rent, credit cards, a car loan. Then add about 20%, because prices rise. If a funeral near you costs $8,300, that comes to about $10,000 for the funeral alone.",
				"Subtract what you’ve already set aside. More coverage than you need only makes the premium higher.",
			],
		},
		{
			title: "Waiting periods: the line to look for",
			paragraphs: [
				"Final expense policies ask a few health questions. If your health is good enough, many pay the full amount from the first day. If a health problem gets in the way, you may be offered a **graded** policy. If you die of an illness in its first two or three years, it pays back the premiums with some interest, or part of the amount.",
				"A policy that asks no health questions nearly always has a waiting period like this and a higher price. So try a policy with health questions first. You may qualify for more than you think.",
			],
		},
		{
			title: "What to tell your family",
			paragraphs: [
				"The plan helps only if someone finds it. Write one page: what you want, who to call, where the papers are, which policy you have and who the beneficiary is. Give copies to two people. Check the page every year on your birthday.",
				"Don’t keep the page in a safe that only you can open.",
			],
		},
	],
	checklist: {
		title: "To do in one afternoon",
		items: [
			"I’ve written down what kind of service I want.",
			"I have three price lists from funeral homes near me.",
			"I’ve added final bills and subtracted what’s set aside.",
			"I know whether I can get help as a veteran or as a member of a union or church.",
			"I’ve chosen a beneficiary and a second one.",
			"Two people know where my one-page plan is.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "You can ask for the answers in writing.",
		items: [
			"Does the policy pay the full amount from the first day? If not, when does it start?",
			"Can the premium go up, or the coverage go down?",
			"How long do I pay premiums, and how much will I have paid after 15 years?",
			"What happens if I miss a payment?",
			"Which insurers would accept me, given my health? Did you compare them?",
			"Does the money go to my family or to a funeral home?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a quote, or tax or legal advice. Funeral costs are estimates.",
			"Acceptance usually depends on the answers to health questions. Some policies pay a reduced benefit in the first years. Benefits depend on the claims-paying ability of the issuing insurer.",
			"<licensedStates>{agency} is licensed in {licensedStates} {statesNoun}.</licensedStates> Products, features and eligibility vary by state and insurer. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
