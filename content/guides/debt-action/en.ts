import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-debt-action-2026-11",
	title: "Your debt action plan on two pages",
	subtitle: "Put every debt in order, choose what to pay first, and see when the last one will be paid off",
	intro: [
		"Debt feels heaviest when it is vague. This guide makes it exact. You’ll need your latest statements, a pen and one quiet hour.",
		"You can do all of it on your own, at no cost. We don’t lend money, settle debts or repair credit. What we add is a second pair of eyes and one question: what would happen to the debt if you were gone?",
	],
	chapters: [
		{
			title: "Your list of debts",
			paragraphs: [
				"Write each debt on its own line: who you owe, how much, the interest rate (APR), the minimum payment and the due date. Include everything, even what you owe family. Then add it up. Once it’s on paper, the total is often less scary than you’d feared.",
			],
		},
		{
			title: "Why the minimum takes so long",
			paragraphs: [
				"Some cards ask for a minimum of 2% of what you owe or $25, whichever is greater. On $10,000 at 18%, that starts at $200 a month and shrinks as the debt shrinks. At that pace, the debt takes more than 42 years and costs over $27,000 in interest. Many cards ask for 1% plus the month’s interest instead. With payments of at least $35, that takes 21½ years and costs over $13,600. Your statement shows which rule you have.",
				"Pay a fixed $300 instead, and the debt is gone in 47 months, with about $3,967 in interest. It’s the same debt, with a higher payment that doesn’t shrink.",
			],
		},
		{
			title: "Find extra money",
			paragraphs: [
				"Every dollar beyond the minimums shortens the plan. Go over the last two months of spending and mark what you wouldn’t miss. Here are three places people often find extra money:",
			],
			items: [
				"Subscriptions you no longer use, and insurance you haven’t shopped around for in years.",
				"A tax refund you could take as a little more in each paycheck instead.",
				"One thing to sell, and one evening a week of extra work for a while.",
			],
		},
		{
			title: "Two payoff orders that work",
			paragraphs: [
				"Pay the minimum on every debt and put all the extra money toward one. When that debt is gone, its payment moves to the next one. Which debt goes first?",
			],
			items: [
				"**Avalanche:** the highest rate first. It costs the least interest.",
				"**Snowball:** the smallest debt first. You see a debt disappear sooner, and that keeps many people going.",
			],
		},
		{
			title: "Call before you fall behind",
			paragraphs: [
				"Many lenders have hardship programs they mention only if you ask: a lower rate for a while, a waived fee, a later due date. Say: “I want to pay. What can you offer me?” Write down the name, the date and the answer.",
				"A nonprofit credit counselor can help you make these calls. Be careful with anyone who wants money up front, tells you to stop paying, or promises that your debts will vanish.",
			],
		},
		{
			title: "If you were gone",
			paragraphs: [
				"Debts don’t always die with a person. A shared loan falls to whoever signed it with you, and the house may have to be sold. While you’re paying off the debt, a modest term life policy can cover what would be left. Add its premium only if the plan still works with it.",
				"Pay the minimums first, then build a small reserve of about a month’s expenses, then make the extra payments. Add coverage only if someone would be hurt without it.",
			],
		},
	],
	checklist: {
		title: "This week",
		items: [
			"Every debt is on my list, with its rate.",
			"I’ve set up every minimum payment to go out on time.",
			"I know how much extra I can pay each month.",
			"I’ve chosen avalanche or snowball.",
			"I’ve called my most expensive lender.",
			"I’ve marked my payoff date on a calendar.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "Ask anyone who wants to help you with debt, including us.",
		items: [
			"What do you earn if I follow your advice?",
			"Does your plan work without buying anything?",
			"Which of my debts would pass to my family?",
			"How much coverage would pay off what’s left, and for how many years?",
			"What happens to the plan if my income falls?",
			"Are you licensed in my state, and for what?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"This guide is general information. It is not legal or tax advice. {agency} is an insurance agency. We do not lend money, settle debts or repair credit.",
			"The numbers are examples with constant rates and no new charges. Yours will differ. Life insurance is optional; its benefits depend on the claims-paying ability of the issuing insurer.",
			"<licensedStates>{agency} is licensed in {licensedStates} {statesNoun}.</licensedStates> Products, features and eligibility vary by state and insurer.",
		],
	},
} satisfies GuideContent;
