import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-iul-2026-11",
	title: "How to read an IUL illustration",
	subtitle: "The pages that decide, the questions they leave open, and five tests to make",
	intro: [
		"An Indexed Universal Life (IUL) policy is sold with an illustration: twenty or more pages of figures. Most people look at one number, the one far out in the last column. It is the least certain of them all.",
		"This guide takes you through the pages that matter. Keep it beside an illustration, your own or one that someone has sent you, and mark as you go.",
	],
	chapters: [
		{
			title: "What you are looking at",
			paragraphs: [
				"IUL is permanent life insurance. You pay premiums; the insurer takes out charges every month and credits interest by a formula that follows a market index. You own no shares. The illustration shows what the policy would do **if** one assumed rate were credited every single year. No year in real life is like that.",
			],
		},
		{
			title: "Page by page",
			paragraphs: ["Look for these four places and write the page numbers down."],
			items: [
				"**The contract column:** what the policy would be worth at the least interest and the highest charges that the contract allows.",
				"**The assumed rate:** the one rate behind the large figures. The rules limit how high it may be.",
				"**The charges report:** every charge, year by year. It is often left out. You may ask for it.",
				"**The surrender column:** what you would really receive if you stopped in that year.",
			],
		},
		{
			title: "Cap, participation rate, floor",
			paragraphs: [
				"The **cap** is the most that can be credited in a period. The **participation rate** is the share of the index’s rise that counts. The **floor**, commonly 0%, is the least. A floor of 0% does not stop the charges: in such a year the cash value goes down unless you pay more.",
				"Caps and participation rates are set anew by the insurer. Ask what they were five years ago for people who bought then, and what the lowest value is that the contract permits.",
			],
		},
		{
			title: "Five tests to ask for",
			paragraphs: ["An agent can run each of these in minutes. Ask for all five on paper."],
			items: [
				"The assumed rate lowered by two points.",
				"0% credited every year, with the premium you plan to pay.",
				"Premiums stopped after ten years.",
				"The loan you have in mind, taken at the lower rate.",
				"The same premium with a smaller death benefit, and with a term policy beside it.",
			],
		},
		{
			title: "How a policy fails",
			paragraphs: [
				"Policies rarely fail at once. Premiums are paid late or too low, credits are below the plan, and the cost of insurance rises with age. The cash value stops growing, then shrinks. A notice comes, then a grace period, then the policy lapses. If there was a loan, the gain can be taxed although no cash is left.",
				"What helps is plain: pay as planned, look once a year, and act early. Paying a little more, or lowering the coverage, works in year 12. It seldom does in year 30.",
			],
		},
		{
			title: "When something else fits better",
			paragraphs: [
				"If you mainly need a large amount for the years with children, term life gives you more for your money. If you want a fixed premium and a table of values in the contract, look at whole life. If you may need the money within ten years, leave it where you can reach it.",
				"IUL can suit people who need coverage for life, have a steady income and an emergency fund, and will look after the policy for decades.",
			],
		},
	],
	checklist: {
		title: "Before you sign",
		items: [
			"I have the full illustration, with every page numbered.",
			"I have seen it at a lower rate and at 0%.",
			"I have the charges report.",
			"I know what I would get back after 5 and 10 years.",
			"I can pay the planned premium in a bad year.",
			"I know who will review the policy with me each year.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "If an answer is “don’t worry”, ask again.",
		items: [
			"Which of these figures are in the contract?",
			"How low may the cap go, and how high may the charges?",
			"In which year would coverage end at 0%?",
			"How long do surrender charges last?",
			"At what premium does this become a modified endowment contract (MEC)?",
			"How are you paid, and would you be paid less for term life?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a policy illustration, or tax or legal advice. Only the insurer’s illustration shows the values of a given policy.",
			"IUL is life insurance. Credited rates change and can be 0%; charges are taken every month. Benefits depend on the claims-paying ability of the issuing insurer. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse.",
			"<licensedStates>{agency} is licensed in {licensedStates} states.</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
