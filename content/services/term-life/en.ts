import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Term life insurance: how it works, prices and limits",
		description:
			"Term life insurance in plain words: how much coverage, for how long, what it costs, what happens when the term ends, and when something else fits better.",
	},
	title: "Term life insurance: coverage for the years your family depends on you",
	lead: "Term life pays your beneficiaries if you die during an agreed number of years. It is the simplest life insurance and usually costs the least at the start. When the term ends, so does the coverage, and nothing is paid back.",
	whatItIs: {
		title: "What term life is",
		paragraphs: [
			"You choose an amount and a length of time, for example 20 or 30 years. If you die during that time with the policy in force, the insurer pays the death benefit to your beneficiaries, generally free of federal income tax. They can use it for the mortgage, school, daily life or anything else.",
			"With a **level term** policy, the premium stays the same until the term ends. There is no cash value, so the premium buys coverage and nothing else. That’s why a young family can afford a large amount.",
			"Many policies are **convertible**: until a date in the contract, you can switch to a permanent policy from the same insurer without new health questions, at the price for your age at that time. If your health gets worse, this right can be worth a lot.",
			"Some policies include living benefits that pay part of the amount early after a serious illness. Anything paid early comes out of the death benefit.",
		],
	},
	fit: {
		title: "Who it’s for, and who should look elsewhere",
		forTitle: "Term life may suit you if",
		for: [
			"Children, a partner or parents depend on your income now but won’t forever.",
			"You have a mortgage or other debt with an end date.",
			"You need a large amount of coverage and have a limited budget.",
			"You want to protect your family now and decide about a permanent policy later.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You need coverage that lasts for life. Consider [whole life](/services/whole-life).",
			"You’re older and mainly want to leave money for your funeral. Consider [final expense](/services/final-expense).",
			"You want a policy with cash value. Term life has none.",
			"No one depends on your income, and you share no debt with anyone. You may not need life insurance yet.",
		],
	},
	steps: {
		title: "How you get a policy",
		items: [
			{
				title: "Choose the amount and the term",
				text: "We add up debts, income to replace, mortgage and education, and subtract what you already have. The term should last as long as the longest of these needs.",
			},
			{
				title:
					"<carriersCompared>Compare insurers</carriersCompared><carriersComparedWithheld>Look at the offer</carriersComparedWithheld>",
				text: "Prices for the same person vary from one insurer to the next, especially with a health condition, a risky job or tobacco use. We <carriersCompared>compare several insurers’</carriersCompared><carriersComparedWithheld>look at</carriersComparedWithheld> prices, conversion rules and financial strength ratings.",
			},
			{
				title: "Underwriting and free look",
				text: "You answer health questions, and some applications require an exam. The insurer may accept you, charge you more or turn you down. When the policy arrives, a free-look period lets you return it for a refund. The number of days depends on your state. Your policy states your exact period.",
			},
		],
	},
	costs: {
		title: "What it costs",
		intro:
			"Term life has few charges. What matters is the premium, what it will be later, and the deadlines you can’t miss.",
		items: [
			{
				title: "The premium",
				text: "The premium depends on your age, health and tobacco use, the coverage amount, and the length of the term. It comes due whether or not there’s ever a claim, and nothing is returned at the end of a regular term policy.",
			},
			{
				title: "After the term",
				text: "Many policies can be continued one year at a time, at a premium that jumps and then rises every year. Few people keep paying it for long. A new policy would be priced for your age and health at that time.",
			},
			{
				title: "Conversion deadline",
				text: "The right to convert can end before the term does. After you convert, you pay the premium for a permanent policy, which is much higher.",
			},
			{
				title: "Riders",
				text: "A rider can cover your children, add living benefits or waive the premium if you become disabled. Each has a price. A rider that returns premiums at the end raises the cost considerably.",
			},
			{
				title: "Missed payments",
				text: "After a missed premium, there is a grace period. If you don’t pay before it ends, the coverage ends too. To get it back, you may have to answer health questions again.",
			},
		],
	},
	example: {
		exampleOf: "term-life",
		title: "Example: term life at age 35, $250,000. An estimate, not a quote",
		intro:
			"These numbers come from our calculator. They are general estimates. Only an insurer sets a premium, after reviewing your application.",
		assumptions: [
			"Age 35, {homeState}, term life for 20 years, $250,000 death benefit, premiums paid every month, average health, no riders.",
			"In a real quote, a longer term costs more.",
			"The range is the estimate plus or minus {termAt35RangePercent}%.",
		],
		rows: [
			{ label: "Term life, $250,000, non-smoker: estimated monthly premium", value: "{termAt35}" },
			{ label: "Range around that estimate", value: "{termAt35Low} to {termAt35High}" },
			{ label: "Term life, $250,000, smoker: estimated monthly premium", value: "{termAt35Smoker}" },
			{ label: "Total paid over 20 years at {termAt35} a month", value: "{termAt35Paid}" },
			{
				exampleOf: "whole-life",
				label: "For comparison: whole life, $250,000, non-smoker, estimated monthly premium",
				value: "{wholeLifeBesideTerm}",
			},
		],
		note: "An estimate, not a quote. Your premium may be higher or lower, and an insurer may turn you down. Whole life costs more because it is built to last for life and has cash value. Try your own age and amount in our [calculator](/calculator).",
	},
	faqs: {
		title: "Questions people ask about term life",
		items: [
			{
				question: "How much coverage do I need?",
				answer:
					"Add up four things: debts, income to replace, mortgage and education. Say you have $20,000 of debt, $60,000 of income for 10 years, a $250,000 mortgage and $100,000 in education costs for each of two children. That adds up to $1,070,000. Subtract the coverage and money you already have.",
			},
			{
				question: "How long should the term be?",
				answer:
					"Until your last big need ends, such as when your youngest child is independent or the mortgage is paid off. A shorter term is cheaper today, but buying again later costs more, and your health may have changed. Two policies of different lengths can also work.",
			},
			{
				question: "Will I need a medical exam?",
				answer:
					"Not always. Some insurers decide from your answers, prescription history and other records. All of them ask health questions, and the answers can raise the price or get you turned down.",
			},
			{
				question: "Is the coverage I have through work enough?",
				answer:
					"It’s a good start. But it’s often only a few times your yearly pay, and it may end when you leave the job. A policy of your own stays with you as long as you pay the premium.",
			},
			{
				question: "When can the insurer refuse to pay?",
				answer:
					"If the policy has lapsed, or if the contract excludes the cause of death. In the first two years, the insurer may also contest a claim if the application contained an important misstatement. Full, honest answers protect your family.",
			},
			{
				question: "What if I quit smoking?",
				answer:
					"After a tobacco-free period, which each insurer sets, you can ask for a lower rate or apply again. Keep the old policy until a new one is in force.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"Term life has no cash value and ends with its term unless it is continued or converted under the contract.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Estimates on this page are not quotes, and acceptance depends on underwriting.",
			"{agency} does not give tax or legal advice. Agents are usually paid a commission by the insurer, and the premium covers it.",
			"<licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer.",
		],
	},
	callToAction: {
		title: "Get a price for your age and health",
		text: "A licensed agent can <carriersCompared>compare insurers for you and </carriersCompared>tell you what insurers ask about your health. The consultation is free. Call {phone}.",
	},
} satisfies ProductPageContent;
