import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-debt-action-2026-11",
	title: "Your debt action plan on two pages",
	subtitle: "Put every debt in order, choose what to pay first, and see the last day",
	intro: [
		"Debt feels heaviest when it is vague. This guide makes it exact. You will need your last statements, a pen and one quiet hour.",
		"You can do all of it alone and free of charge. We do not lend money, settle debts or repair credit. What we add is a second pair of eyes, and the question of what would happen to the debt if you were no longer there.",
	],
	chapters: [
		{
			title: "The list",
			paragraphs: [
				"Write each debt on one line: to whom, how much, the yearly rate, the least you must pay, the due day. Leave nothing out, also what you owe to family. Add up the amounts. Most people find that the total is less frightening than they thought, because now it has an end.",
			],
		},
		{
			title: "Why the minimum takes so long",
			paragraphs: [
				"Some cards ask for a minimum of 2% of what you owe, and at least $25. On $10,000 at 18% that begins at $200 a month and shrinks as the debt shrinks. Paid that way, it takes more than 42 years and costs over $27,000 in interest. Many cards ask for 1% plus the month’s interest instead. With at least $35, that takes 21 years and a half and costs over $13,600. Your statement says which rule is yours.",
				"Pay a fixed $300 instead, and it is gone in 47 months, with about $3,967 in interest. The same debt: what changed is that the payment stayed the same.",
			],
		},
		{
			title: "Find the extra dollars",
			paragraphs: [
				"Every dollar beyond the minimums shortens the plan. Look at the last two months of spending and mark what you would not miss. Three places where people often find something:",
			],
			items: [
				"Subscriptions and insurance that nobody has compared for years.",
				"A tax refund that could come as a bit more pay each month.",
				"One thing to sell, and one evening a week of extra work for a while.",
			],
		},
		{
			title: "Two orders that work",
			paragraphs: [
				"Pay the minimum on every debt and put all extra money on one. When it is gone, its payment moves to the next. Which one first?",
			],
			items: [
				"**Avalanche:** the highest rate first. It costs the least interest.",
				"**Snowball:** the smallest debt first. You see a debt disappear sooner, and that keeps many people going.",
			],
		},
		{
			title: "Call before you fall behind",
			paragraphs: [
				"Many lenders have hardship programs that nobody is told of unless they ask: a lower rate for a while, a fee waived, a later due day. Say: “I want to pay. What can you offer me?” Write down the name, the date and the answer.",
				"A nonprofit credit counselor can do this with you. Be careful with anyone who wants money in advance, tells you to stop paying, or promises that debts will vanish.",
			],
		},
		{
			title: "If you were not there",
			paragraphs: [
				"Debts do not always die with a person. A shared loan passes to whoever signed with you, and the house may have to be sold. While you pay, a modest term life policy can cover what would be left over. Its premium belongs into the plan only if the plan still works with it.",
				"First the minimums, then a small reserve of about a month’s expenses, then the extra payments. Coverage comes where somebody would be harmed without it.",
			],
		},
	],
	checklist: {
		title: "This week",
		items: [
			"Every debt is on the list, with its rate.",
			"All minimum payments are set to pay on time.",
			"I know my extra amount per month.",
			"I have chosen avalanche or snowball.",
			"I have called my most expensive lender.",
			"I have written the last day of debt on a calendar.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "Ask these of anyone who wants to help you with debt, us included.",
		items: [
			"What do you earn if I follow your advice?",
			"Does your plan work without buying anything?",
			"Which of my debts would pass to my family?",
			"How much coverage would pay what is left, and for how many years?",
			"What happens to the plan if my income falls?",
			"Are you licensed in my state, and for what?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not legal or tax advice. {agency} is an insurance agency. We do not lend money, settle debts or repair credit.",
			"The figures are examples with constant rates and no new charges. Yours will differ. Life insurance is optional; its benefits depend on the claims-paying ability of the issuing insurer.",
			"<licensedStates>{agency} is licensed in {licensedStates} states.</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance.",
		],
	},
} satisfies GuideContent;
