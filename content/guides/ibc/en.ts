import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-ibc-2026-11",
	title: "The Infinite Banking Concept® without the slogans",
	subtitle: "How policy loans really work, with the math and the conditions",
	intro: [
		"The Infinite Banking Concept® (IBC) is a way of using a whole life policy: you build up cash value and borrow against it to buy things. It is life insurance and not a bank. The policy takes no deposits, and you pay interest on what you borrow.",
		"Videos about IBC promise a lot. This guide shows how it works, so you can judge for yourself whether the method fits your habits.",
	],
	chapters: [
		{
			title: "What actually happens",
			paragraphs: [
				"You own a whole life policy that may pay dividends, usually with extra premiums beyond the base. After some years, it has a cash value. The insurer lends you its own money and holds that cash value as collateral. The cash value stays in the policy and earns interest according to the contract.",
				"Whether a loan changes the dividend depends on the insurer. You pay the loan back at your own pace. What you don’t pay back comes out of the death benefit.",
			],
		},
		{
			title: "The claim that you pay interest to yourself",
			paragraphs: [
				"The interest goes to the insurer, not to you. What you may have is a cash value that keeps growing while the loan is out. The method pays off only when that growth and the coverage are worth more to you than the interest and the costs. In some years, they aren’t.",
			],
		},
		{
			title: "One year of math",
			paragraphs: [
				"Suppose you borrow $10,000 against the policy for a car at 6% a year, and pay back $200 a month. After a year, you’ve paid $2,400 and still owe about $8,150. About $550 of what you paid went to interest.",
				"<ibcFiguresShown>Suppose $10,000 of cash value earned 4% that year, or $400. The loan then cost you about $150 more than the cash value earned, and you kept your coverage. A car loan at a lower rate could have been cheaper. This is an example with assumed rates, not a policy illustration. Do the math every time you borrow.</ibcFiguresShown>",
			],
		},
		{
			title: "The first years are slow",
			paragraphs: [
				"Charges and the cost of insurance come first. In most policies, you can’t borrow much in the first two or three years, and the cash value stays below what you’ve paid in for longer than that. If you stop then, you lose money.",
				"Paying in too much too fast makes the policy a modified endowment contract (MEC). When you borrow, the gain then comes out first and is taxed, usually with an additional 10% federal tax before age 59½. The policy has to be designed to stay under that limit from the first day.",
			],
		},
		{
			title: "Habits matter more than the policy",
			paragraphs: ["The method works for people who already do these things, policy or not:"],
			items: [
				"They spend less than they earn, month after month.",
				"They can keep up a fixed payment for decades without straining their budget.",
				"They write down each loan, with a plan and a date for paying it back.",
				"They treat the loan payment like any other bill.",
			],
		},
		{
			title: "Where it goes wrong",
			paragraphs: [
				"Loans are taken and never paid back. Interest is added to interest. The loan outgrows the cash value and the policy lapses: the coverage is gone, and you can owe tax on a gain you spent long ago. Or the premium was set too high, and the policy is given up at a loss after three years.",
				"If you carry card debt, pay it off first. No policy earns as much interest as a card charges.",
			],
		},
	],
	checklist: {
		title: "Before you start",
		items: [
			"I need insurance that lasts for life, even without the loans.",
			"I have no credit card debt.",
			"I have emergency cash outside the policy.",
			"I can pay the base premium for decades.",
			"I’ve seen the values without dividends.",
			"I have a written plan to pay back the first loan.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "Ask which page of the illustration each answer is on.",
		items: [
			"How much can I borrow in years 1, 3, 5 and 10?",
			"What is the loan rate, and can it change?",
			"Do dividends change while a loan is out?",
			"What if I can pay only the base premium?",
			"How close is this design to the MEC limit?",
			"How much less would you earn if I bought term life?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"{ibcNotice}",
			"This guide is general information. It is not an offer, a policy illustration, or tax or legal advice. Rates in the examples are assumed.",
			"IBC is a way of using whole life insurance. It is not a bank and holds no deposits. Dividends are not guaranteed. Benefits depend on the claims-paying ability of the issuing insurer. Loans reduce the cash value and the death benefit and can cause the policy to lapse.",
			"<licensedStates>{agency} is licensed in {licensedStates} {statesNoun}.</licensedStates> Products, features and eligibility vary by state and insurer. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
