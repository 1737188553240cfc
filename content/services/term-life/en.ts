import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Term Life insurance: how it works, prices and limits",
		description:
			"Term Life insurance in plain words: how much coverage, for how many years, what it costs, what happens when the term ends, and when permanent coverage fits better.",
	},
	title: "Term Life insurance: coverage for the years your family depends on you",
	lead: "Term life pays your beneficiaries if you die during an agreed number of years. It is the simplest life insurance and usually the least costly at the start. When the term ends, so does the coverage, and nothing is paid back.",
	whatItIs: {
		title: "What term life is",
		paragraphs: [
			"You choose an amount and a length of time, for example 20 or 30 years. If you die in that time with the policy in force, the insurer pays the death benefit to your beneficiaries, generally free of federal income tax. They may use it for the mortgage, school or daily life, as they see fit.",
			"With a **level term** policy the premium stays the same until the term ends. There is no cash value, so the premium buys coverage and nothing else. That is why a young family can afford a large amount.",
			"Many policies are **convertible**: until a date in the contract you may change to a permanent policy of the same insurer without new health questions, at the price for your age then. If your health gets worse, this right can be worth a great deal.",
			"Some policies include living benefits that pay part of the amount early after a serious illness. What is paid early is taken from the death benefit. As with any policy, payment depends on the claims-paying ability of the issuing insurer.",
		],
	},
	fit: {
		title: "Who it suits, and who should look elsewhere",
		forTitle: "Term life may suit you if",
		for: [
			"Children, a partner or parents live on your income, and one day will no longer need it.",
			"You have a mortgage or other debt with an end date.",
			"You need a large amount of coverage and have a limited budget.",
			"You want to protect your family now and leave the choice of a permanent policy for later.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You need coverage that lasts for life. Look at [whole life](/services/whole-life).",
			"You mainly want to leave money for a funeral at a high age. Look at [final expense](/services/final-expense).",
			"You want a policy with cash value. Term life has none.",
			"No one depends on your income and you leave no shared debt. You may not need life insurance yet.",
		],
	},
	steps: {
		title: "How you get a policy",
		items: [
			{
				title: "Amount and years",
				text: "We add up debts, income to replace, mortgage and education, and subtract what you already have. The term should last until the longest of these needs ends.",
			},
			{
				title: "Compare insurers",
				text: "Prices for the same person differ, above all with a health condition, a risky job or tobacco use. We compare<carriersCompared> several insurers,</carriersCompared> their conversion rules and their financial strength ratings.",
			},
			{
				title: "Underwriting and free look",
				text: "You answer health questions, and some applications need an exam. The insurer may accept, charge more or decline. When the policy arrives, a free-look period lets you return it for a refund. The number of days depends on your state; your policy states your exact period.",
			},
		],
	},
	costs: {
		title: "What it costs",
		intro:
			"Term life has few charges. What matters is the premium, what it will be later, and the dates you must not miss.",
		items: [
			{
				title: "The premium",
				text: "It depends on age, health, tobacco use, amount and length of term. It comes due whether or not you ever claim, and nothing is returned at the end of an ordinary term policy.",
			},
			{
				title: "After the term",
				text: "Many policies can be continued one year at a time, at a premium that jumps and then rises every year. Few people keep that for long. A new policy would be priced for your new age and health.",
			},
			{
				title: "Conversion deadline",
				text: "The right to convert can end before the term does. After conversion the premium is that of a permanent policy, so it is much higher.",
			},
			{
				title: "Riders",
				text: "A rider can waive the premium if you become disabled, cover your children or add living benefits. Each has a price. A rider that returns premiums at the end raises the cost considerably.",
			},
			{
				title: "Missed payments",
				text: "After a missed premium there is a grace period. Then the coverage ends. To restore it you may have to answer health questions again.",
			},
		],
	},
	example: {
		claim: "termLifePremiums",
		title: "Example: term life at age 35, $250,000. An estimate, not a quote",
		intro:
			"These are the figures our calculator gives. They are general estimates. Only an insurer sets a premium, after it has reviewed your application.",
		assumptions: [
			"Age 35, term life, $250,000 death benefit, premiums paid every month, average health, no riders.",
			"The calculator asks for the length of the term, but its estimate does not change with it. In a real quote, a longer term costs more.",
			"The range is the estimate less and plus 20%.",
		],
		rows: [
			{ label: "Term life, $250,000, non-smoker: estimated monthly premium", value: "$50.00" },
			{ label: "Range of that estimate", value: "$40.00 – $60.00" },
			{ label: "Term life, $250,000, smoker: estimated monthly premium", value: "$80.00" },
			{ label: "Paid over 20 years at $50.00 a month", value: "$12,000.00" },
			{
				claim: "wholeLifePremiums",
				label: "To compare: whole life, $250,000, non-smoker, estimated monthly premium",
				value: "$237.50",
			},
		],
		note: "An estimate, not a quote. Your premium may be higher or lower, and an insurer may decline. Whole life costs more because it is built to last for life and has cash value. Try your own age and amount in our [calculator](/calculator).",
	},
	faqs: {
		title: "Questions people ask about term life",
		items: [
			{
				question: "How much coverage do I need?",
				answer:
					"Add four things: debts, income to replace, mortgage and education. Say $20,000 of debt, $60,000 of income for 10 years, a $250,000 mortgage and $100,000 of education for each of two children. That makes $1,070,000. Subtract coverage and money you already have.",
			},
			{
				question: "How long should the term be?",
				answer:
					"Until the last large need ends: the youngest child is independent, or the mortgage is paid. A shorter term is cheaper today, but buying again later costs more, and your health may have changed. Two policies of different lengths can also work.",
			},
			{
				question: "Will I need a medical exam?",
				answer:
					"Not always. Some insurers decide from your answers, prescription history and other records. All of them ask health questions, and the answers can raise the price or lead to a refusal.",
			},
			{
				question: "Is the coverage from my job enough?",
				answer:
					"It is a good start. Often it is a small multiple of your pay, and it may end when you leave the job. A policy of your own stays with you as long as you pay the premium.",
			},
			{
				question: "When might the insurer not pay?",
				answer:
					"If the policy has lapsed, or if death is excluded by the contract. In the first two years the insurer may also contest a claim if the application contained an important misstatement. Full and true answers protect your family.",
			},
			{
				question: "What if I quit smoking?",
				answer:
					"After a time without tobacco that each insurer sets, you can ask for a new rating or apply again. Keep the old policy until a new one is in force.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"Term life has no cash value and ends with its term unless it is continued or converted under the contract.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Estimates on this page are not quotes, and acceptance depends on underwriting.",
			"{agency} does not give tax or legal advice. Agents are usually paid a commission by the insurer, and the premium covers it.",
			"<licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. This page is information, not an offer.",
		],
	},
	callToAction: {
		title: "Get a price for your age and health",
		text: "A licensed agent can compare insurers for you and tell you what each one asks about your health. The consultation is free. Call {phone}.",
	},
} satisfies ProductPageContent;
