import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-whole-life-2026-11",
	title: "Whole life insurance, read line by line",
	subtitle: "What the contract promises, what it doesn’t, and how to tell the difference",
	intro: [
		"Whole life insurance is built to last as long as you do. In return, it costs much more than term life for the same amount. Whether that’s worth it depends on one thing: do you need coverage with no end date?",
		"This guide shows you how to read the paperwork you’ll be given, so you can compare two offers for yourself.",
	],
	chapters: [
		{
			title: "Three promises in one contract",
			paragraphs: [
				"A whole life contract puts three things in writing. They hold as long as you pay the premiums and the insurer can pay its claims.",
			],
			items: [
				"**The premium:** the same amount every month or year, for life or for a set number of years.",
				"**The death benefit:** the amount paid to your beneficiaries, minus any loan you haven’t paid back.",
				"**The cash values:** a year-by-year table of what the policy is worth if you give it up.",
			],
		},
		{
			title: "What isn’t promised",
			paragraphs: [
				"Some policies may also pay dividends. The insurer declares them each year, and they can be lower than in the past, or zero. A page that shows large values far in the future usually assumes that today’s dividends never change.",
				"So read every illustration twice: once with the column that includes dividends, and once with the column that doesn’t. Decide based on the second. Let the first be a nice surprise.",
			],
		},
		{
			title: "The first 10 years",
			paragraphs: [
				"In the early years, most of each premium pays for the insurance and the cost of setting up the policy. The cash value starts at zero or close to it. In many policies, it takes 10 years or more to catch up with what you’ve paid in.",
				"That’s why whole life is a poor place for money you may need soon. Build an emergency fund first, and choose a premium you can afford in a year when work is slow.",
			],
		},
		{
			title: "Using the cash value",
			paragraphs: [
				"You can borrow against the cash value without a credit check. You’re charged interest. What you don’t pay back comes out of the death benefit. If the loan and interest grow past the cash value, the policy can lapse, and the gain may then be taxable.",
				"You can also surrender the policy and take the cash value, minus any charges and loans. Then the coverage is over. Ask a tax adviser before you do either.",
			],
		},
		{
			title: "Who needs coverage for life",
			paragraphs: ["Many families don’t need coverage for life. Those who do usually have one of these reasons:"],
			items: [
				"A child or partner with a disability will depend on you for as long as you live.",
				"You want to leave a set amount no matter how long you live, for example to heirs who will share a house or a business.",
				"You want money for your final bills to be there whenever it’s needed, and you want to know the premium from the start.",
				"Your term policy is ending, your health has changed, and the policy can still be converted.",
			],
		},
		{
			title: "Combining it with term life",
			paragraphs: [
				"It doesn’t have to be one or the other. A common plan is a small whole life policy for needs that never end and a larger term policy for the years when children and a mortgage need more. Together, the two premiums are often far less than the premium for one large whole life policy.",
				"If a full whole life premium would strain your budget, buy term life today and ask how long you have to convert it.",
			],
		},
	],
	checklist: {
		title: "Before you apply",
		items: [
			"I need coverage that doesn’t end on a certain date.",
			"I have money set aside for emergencies.",
			"I can pay this premium for decades, even in a bad year.",
			"I’ve read the illustration without dividends.",
			"I know the year when the cash value passes what I’ve paid.",
			"I’ve compared the premium with what term life costs for the same amount.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "Have the illustration in front of you, and ask which page each answer is on.",
		items: [
			"Which numbers on this page are in the contract, and which may change?",
			"What would I get back if I stopped after 1, 5 and 10 years?",
			"How many years would I pay premiums?",
			"What is the loan interest rate, and can it change?",
			"What happens if I miss a premium?",
			"How does your commission compare with the one for a term policy?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a quote, a policy illustration, or tax or legal advice.",
			"All benefits depend on the claims-paying ability of the issuing insurer. Dividends are not guaranteed. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse.",
			"<licensedStates>{agency} is licensed in {licensedStates} {statesNoun}.</licensedStates> Products, features and eligibility vary by state and insurer. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
