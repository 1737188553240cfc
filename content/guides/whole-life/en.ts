import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-whole-life-2026-11",
	title: "Whole life insurance, read line by line",
	subtitle: "What the contract promises, what it does not, and how to tell them apart",
	intro: [
		"Whole life insurance is built to last as long as you do. In return it costs much more than term life for the same amount. Whether that is worth it depends on one thing: do you need coverage that has no end date?",
		"This guide shows you how to read the papers you will be given, so that you can compare two offers with your own eyes.",
	],
	chapters: [
		{
			title: "Three promises in one contract",
			paragraphs: [
				"A whole life contract fixes three things in writing. They hold as long as you pay the premiums and the insurer is able to pay its claims.",
			],
			items: [
				"**The premium:** the same amount every month or year, for life or for a set number of years.",
				"**The death benefit:** the amount paid to your beneficiaries, less any loan you have not paid back.",
				"**The cash values:** a table, year by year, of what the policy is worth if you give it up.",
			],
		},
		{
			title: "What is not promised",
			paragraphs: [
				"Some policies may also pay dividends. The insurer declares them each year, and they can be lower than in the past, or nothing. A printed page that shows large values far in the future usually assumes that today’s dividends never change.",
				"So read every illustration twice: once with the column that includes dividends, once with the column that leaves them out. Decide by the second. Let the first be a pleasant surprise.",
			],
		},
		{
			title: "The first ten years",
			paragraphs: [
				"In the early years most of each premium pays for the insurance and for the cost of setting up the policy. The cash value starts at nothing or close to it. In many policies it takes ten years or more until it equals what you have paid in.",
				"That is why whole life is a poor place for money you may need soon. Keep an emergency fund first, and choose a premium you can carry in a year when work is slow.",
			],
		},
		{
			title: "Using the cash value",
			paragraphs: [
				"You may borrow against the cash value without a credit check. Interest is charged. What you do not pay back is taken from the death benefit. If loan and interest grow past the cash value, the policy can lapse, and the gain may then be taxable.",
				"You may also surrender the policy and take the cash value, less charges and loans. Then the coverage is over. Ask a tax adviser before you do either.",
			],
		},
		{
			title: "Who needs coverage for life",
			paragraphs: ["Many families do not. These are reasons that hold for most who do:"],
			items: [
				"A child or partner with a disability will depend on you for as long as you live.",
				"You want to leave a set sum, however old you become, for example for heirs who will share a house or a business.",
				"You want money for last bills to be there whenever it is needed, and prefer to know the premium from the start.",
				"Your term policy is ending, your health has changed, and it can still be converted.",
			],
		},
		{
			title: "Mixing it with term life",
			paragraphs: [
				"It does not have to be one or the other. A common plan is a small whole life policy for what never ends and a larger term policy for the years when children and a mortgage need more. The two premiums together are often far below that of a large whole life policy.",
				"If a full whole life premium would strain your budget, buy term life today and ask until when it can be converted.",
			],
		},
	],
	checklist: {
		title: "Before you apply",
		items: [
			"I have a need that does not end with a date.",
			"I have money set aside for emergencies.",
			"I can pay this premium for decades, also in a bad year.",
			"I have read the illustration without dividends.",
			"I know in which year the cash value passes what I have paid.",
			"I have compared the price with term life for the same amount.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "Take the illustration with you and ask for the page where each answer stands.",
		items: [
			"Which figures on this page are in the contract, and which may change?",
			"What would I get back if I stopped after 1, 5 and 10 years?",
			"For how many years do I pay?",
			"What is the loan interest rate, and can it change?",
			"What happens if I miss a premium?",
			"How does your commission compare with that of a term policy?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a quote, a policy illustration, or tax or legal advice.",
			"All benefits depend on the claims-paying ability of the issuing insurer. Dividends are not promised. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse.",
			"<licensedStates>{agency} is licensed in {licensedStates} states.</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
