import type { GuideContent } from "../../schema.ts";

export default {
	id: "guide-ibc-2026-11",
	title: "The Infinite Banking Concept® without the slogans",
	subtitle: "How policy loans really work, with the arithmetic and the conditions",
	intro: [
		"The Infinite Banking Concept® (IBC) is a way of using a whole life policy: you build up cash value and borrow against it for purchases. It is life insurance and not a bank. The policy takes no deposits, and you pay interest on what you borrow.",
		"Videos about it promise a great deal. This guide shows the mechanics, so that you can judge for yourself whether the method fits your habits.",
	],
	chapters: [
		{
			title: "What actually happens",
			paragraphs: [
				"You own a whole life policy that may pay dividends, usually with extra premiums beyond the base. After some years it has a cash value. The insurer lends you its own money and holds that cash value as security. The cash value stays in the policy and is credited according to the contract.",
				"Whether a loan changes the dividend depends on the insurer. You pay back at your own pace. What is not paid back is taken from the death benefit.",
			],
		},
		{
			title: "The claim that you pay interest to yourself",
			paragraphs: [
				"You do not. The interest goes to the insurer. What you may have is a cash value that keeps growing while the loan is out. The method gains only when that growth and the coverage are worth more to you than the interest and the costs. In some years they are not.",
			],
		},
		{
			title: "A year of arithmetic",
			paragraphs: [
				"Suppose you borrow $10,000 against the policy for a car at 6% a year, and pay back $200 a month. After a year you have paid $2,400, and still owe about $8,150. Interest took about $550 of it.",
				"<ibcGrowth>Suppose the credits on $10,000 of cash value came to 4% in that year, $400. The loan then cost you about $150 more than was credited, and you kept your coverage. A car loan at a lower rate could have been cheaper. Make this sum each time. It is an example with assumed rates, not a policy illustration.</ibcGrowth>",
			],
		},
		{
			title: "The first years are slow",
			paragraphs: [
				"Charges and the cost of insurance come first. In most policies you cannot borrow much in the first two or three years, and the cash value stays below what you have paid in for longer than that. If you stop then, you lose money.",
				"Paying in too much too fast makes the policy a modified endowment contract (MEC). Loans are then taxed gain first, usually with 10% on top before age 59½. The design has to respect that limit from the first day.",
			],
		},
		{
			title: "Habits matter more than the policy",
			paragraphs: ["The method works for people who already do these things, policy or not:"],
			items: [
				"They spend less than they earn, month after month.",
				"They pay premiums for decades without strain.",
				"They write down each loan, with a plan and a date.",
				"They treat the payback like any other bill.",
			],
		},
		{
			title: "Where it goes wrong",
			paragraphs: [
				"Loans are taken and never paid back. Interest is added to interest. The loan overtakes the cash value and the policy lapses: the coverage is gone, and tax can fall due on a gain you have long spent. Or the premium was set too high, and the policy is given up at a loss after three years.",
				"If you carry debt on cards, pay it first. No policy credits what a card charges.",
			],
		},
	],
	checklist: {
		title: "Before you begin",
		items: [
			"I need life insurance for life, apart from any loans.",
			"I have no debt on cards.",
			"I have cash for emergencies outside the policy.",
			"I can pay the base premium for decades.",
			"I have seen the values without dividends.",
			"I have a written plan to pay back the first loan.",
		],
	},
	questions: {
		title: "Questions to ask an agent",
		intro: "Ask for the page of the illustration on which each answer stands.",
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
			"IBC is a way of using whole life insurance. It is not a bank and holds no deposits. Dividends are not promised. Benefits depend on the claims-paying ability of the issuing insurer. Loans reduce the cash value and the death benefit and can cause the policy to lapse.",
			"<licensedStates>{agency} is licensed in {licensedStates} states.</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. Your policy states your exact free-look period.",
		],
	},
} satisfies GuideContent;
