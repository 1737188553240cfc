import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-fia-2026-11",
	title: "Fixed indexed annuities: the questions before the signature",
	subtitle: "For people near retirement who want to know what they may be tying up",
	intro: [
		"A Fixed Indexed Annuity (FIA) is a contract with an insurance company. You hand over a sum; it credits interest by a formula and, later, can pay you an income. You give up easy access to the money for years.",
		"That trade suits some people well and others badly. This guide helps you find out to which of them you belong before anyone puts a form in front of you.",
	],
	chapters: [
		{
			title: "First, your own list",
			paragraphs: [
				"Write down what comes in each month without an annuity: Social Security, a pension, rent. Then write down what has to go out: housing, food, medicine, insurance, taxes. If the first sum covers the second, you may not need more income for life. If it does not, the gap is the number to plan for.",
				"Then list the money you can reach within a week. What you would put into an annuity comes after that, and is never all you have.",
			],
		},
		{
			title: "How interest is credited",
			paragraphs: [
				"The insurer measures an index, usually over one year, and credits part of its rise. If the index falls, nothing is credited and nothing is taken for the fall. Your money is not in the market, and index dividends usually do not count.",
				"The part you get is limited, in one of these ways or several together:",
			],
			items: [
				"**A cap:** no more than a stated percentage.",
				"**A participation rate:** only a share of the rise.",
				"**A spread:** the first few points are kept back.",
			],
		},
		{
			title: "The price of getting out",
			paragraphs: [
				"Surrender charges apply for years, seven to ten in many contracts, and shrink each year. Most contracts let you take out up to a tenth of the value each year without them. Some also apply a **market value adjustment**, which can add to the charge or lessen it.",
				"Before age 59½ a federal tax of 10% usually comes on top of income tax on the gain. Ask for the full schedule on paper, in dollars for your own amount.",
			],
		},
		{
			title: "Income riders, in plain words",
			paragraphs: [
				"A rider can promise an income for life, for a yearly fee. It works with two accounts. One is your real value, which you can take out. The other, the **benefit base**, only serves to calculate the income. You cannot withdraw it, however fast it grows.",
				"So ask two numbers: what income would start at the age you have in mind, and what could you take out in cash on the same day. The promise depends on the insurer’s ability to pay for decades.",
			],
		},
		{
			title: "Replacing an annuity you have",
			paragraphs: [
				"A new contract usually starts a new surrender period. A “bonus” may be earned back through lower caps or longer charges. Ask for both contracts side by side: charges to leave the old, rates of the new, benefits you would lose.",
				"The agent has to have reasons that serve your interest, and to write them down. Ask for the page.",
			],
		},
		{
			title: "Who should leave it alone",
			paragraphs: ["An honest agent says no to these:"],
			items: [
				"The money is the whole of your reserve.",
				"You may need it for a house, care or family within the surrender period.",
				"You want the full rise of the market and can live with its falls.",
				"You feel pressed. A good decision can wait a week.",
			],
		},
	],
	checklist: {
		title: "Before you sign",
		items: [
			"I know my monthly gap, or that I have none.",
			"I keep at least a year of expenses within reach.",
			"I have the surrender schedule in dollars.",
			"I have seen a year with 0% credited, with the fees taken.",
			"I know the insurer’s ratings and who gave them.",
			"I have shown the papers to someone I trust.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "You may ask for every answer in writing.",
		items: [
			"What is the most and the least that could be credited this year?",
			"How low may the cap or the participation rate go later?",
			"What would I get back in cash after 1, 3 and 7 years?",
			"What does the rider cost, also in a year with 0%?",
			"What happens to the money when I die?",
			"Why does this serve me better than what I have?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not an offer, a recommendation, or tax or legal advice. Whether an annuity suits you depends on your whole situation.",
			"An annuity is an insurance contract. It is not a deposit and is not insured by the FDIC or any federal agency. Payments depend on the claims-paying ability of the issuing insurer. Withdrawals may bring charges and taxes.",
			"<licensedStates>{agency} is licensed in {licensedStates} states.</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. Your contract states your exact free-look period.",
		],
	},
} satisfies GuideContent;
