import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-iul-2026-11",
	title: "How to read an IUL illustration",
	subtitle: "The pages that matter most, the questions they leave open, and five tests to ask for",
	intro: [
		"An indexed universal life (IUL) policy is sold with an illustration: 20 or more pages of numbers. Most people look at just one number, far down in the last column. It’s the least certain of them all.",
		"This guide walks you through the pages that matter. Keep it next to an illustration, your own or one someone sent you, and mark it up as you go.",
	],
	chapters: [
		{
			title: "What you’re looking at",
			paragraphs: [
				"IUL is permanent life insurance. You pay premiums. The insurer takes out charges every month and credits interest using a formula that follows a market index. You don’t own any shares. The illustration shows what the policy would do **if** one assumed rate were credited every single year. Real life doesn’t work that way.",
			],
		},
		{
			title: "Page by page",
			paragraphs: ["Find these four things and write down the page numbers."],
			items: [
				"**The contract minimums:** what the policy would be worth at the lowest interest and the highest charges the contract allows.",
				"**The assumed rate:** the one rate behind the big numbers. The rules limit how high it can be.",
				"**The charges report:** every charge, year by year. It’s often not included, but you can ask for it.",
				"**The surrender value:** what you’d really get back if you gave up the policy in a given year.",
			],
		},
		{
			title: "Cap, participation rate, floor",
			paragraphs: [
				"The **cap** is the most that can be credited in a period. The **participation rate** is the share of the index’s rise that counts. The **floor**, commonly 0%, is the least. A 0% floor doesn’t stop the charges: in a year like that, the cash value goes down unless you pay more.",
				"The insurer resets caps and participation rates. Ask what they were five years ago for people who bought then, and how low the contract lets them go.",
			],
		},
		{
			title: "Five tests to ask for",
			paragraphs: ["An agent can run each of these in minutes. Ask for all five in writing."],
			items: [
				"The assumed rate lowered by two percentage points.",
				"0% credited every year, with the premium you plan to pay.",
				"Premiums stopped after 10 years.",
				"The loan you have in mind, with the lower assumed rate.",
				"The same premium with a smaller death benefit, compared with a term policy.",
			],
		},
		{
			title: "How a policy fails",
			paragraphs: [
				"Policies rarely fail all at once. Premiums are late or too low, interest falls short of the plan, and the cost of insurance rises with age. The cash value stops growing, then shrinks. A notice comes, then a grace period, then the policy lapses. If there was a loan, the gain can be taxed even though no cash is left.",
				"What helps is simple: pay as planned, review the policy once a year, and act early. Paying a little more, or lowering the coverage, can work in year 12. It rarely does in year 30.",
			],
		},
		{
			title: "When something else fits better",
			paragraphs: [
				"If you mainly need a large amount while your children are growing up, term life gives you more for your money. If you want a fixed premium and a table of values in the contract, consider whole life. If you may need the money within 10 years, keep it where you can get to it.",
				"IUL can suit people who need coverage for life, have a steady income and an emergency fund, and will keep an eye on the policy for decades.",
			],
		},
	],
	checklist: {
		title: "Before you sign",
		items: [
			"I have the full illustration, with every page numbered.",
			"I’ve seen the illustration at a lower rate and at 0%.",
			"I have the charges report.",
			"I know what I’d get back after 5 and 10 years.",
			"I can pay the planned premium in a bad year.",
			"I know who will review the policy with me each year.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "If an answer is “don’t worry,” ask again.",
		items: [
			"Which of these numbers are in the contract?",
			"How low can the cap go, and how high can the charges go?",
			"In what year would coverage end if 0% were credited every year?",
			"How long do surrender charges last?",
			"At what premium does this become a modified endowment contract (MEC)?",
			"How are you paid, and would you be paid less for term life?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a policy illustration, or tax or legal advice. Only the insurer’s illustration shows the values of a given policy.",
			"IUL is life insurance. Credited rates change and can be 0%; charges come out every month. Benefits depend on the claims-paying ability of the issuing insurer. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse.",
			"<licensedStates>{agency} is licensed in {licensedStates} {statesNoun}.</licensedStates> Products, features and eligibility vary by state and insurer. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
