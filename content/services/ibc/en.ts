import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Infinite Banking Concept® (IBC): How It Works and Costs",
		description:
			"The Infinite Banking Concept® uses policy loans from whole life insurance. It is not a bank. See how it works, its early costs, tax rules and real drawbacks.",
	},
	title: "The Infinite Banking Concept® (IBC), without the slogans",
	lead: "The Infinite Banking Concept® is a way of using whole life insurance. It is life insurance, not a bank: you pay premiums, the policy builds cash value, and you may borrow against it. It takes years of steady premiums, and it suits few households. Here is how to tell whether yours is one.",
	whatItIs: {
		title: "What it is",
		paragraphs: [
			"The policy behind IBC is [whole life insurance](/services/whole-life), usually from an insurer that may pay dividends. Part of each premium buys paid-up additions, small blocks of extra coverage that raise the cash value sooner than an ordinary policy would. Dividends are decided by the insurer each year and are not promised.",
			"When you need money, you ask the insurer for a policy loan, with the cash value as security. There is no credit check and no fixed schedule. But the insurer charges interest, and a loan that is not repaid is taken out of the death benefit.",
			"The word “banking” in its name is only a picture. Cash value is not a bank deposit and is not insured by the FDIC. The policy depends on the claims-paying ability of the insurer that issues it.",
		],
	},
	fit: {
		title: "Does it fit you?",
		forTitle: "It may fit if",
		for: [
			"You need life insurance for your whole life, apart from any wish to borrow.",
			"Your income is steady and you already keep money aside for emergencies.",
			"You can pay the premium for many years, also in a bad year.",
			"You are disciplined enough to repay a loan that nobody presses you to repay.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You carry credit card debt. Paying it down first usually helps more; see our [debt action plan](/services/debt-action).",
			"You will need this money in the next few years. Early on, the cash value is less than you have paid.",
			"You need a large death benefit for a small premium. That is what [term life](/services/term-life) is for.",
		],
	},
	steps: {
		title: "How it works",
		items: [
			{
				title: "Design the policy",
				text: "We compare insurers and ask for illustrations with a low base premium and more paid-up additions, within the tax limits. You apply, answer health questions, and the insurer decides after underwriting.",
			},
			{
				title: "Fund it for years",
				text: "You pay as agreed and look at the policy once a year with us: cash value, dividends, loans, and whether the plan still fits your life.",
			},
			{
				title: "Borrow, and pay back",
				text: "You may borrow part of the cash value for a car, a roof or a business need. You set your own repayment and keep to it, so that interest does not eat the policy.",
			},
		],
	},
	costs: {
		title: "Costs and limits, said openly",
		intro: "Most disappointment with IBC comes from what was left unsaid at the start. These are the points to weigh.",
		items: [
			{
				title: "The early years are expensive",
				text: "Insurance costs, expenses and the agent’s commission come out of the premium. For several years you would get back less than you paid if you surrendered, and a surrender charge may apply.",
			},
			{
				title: "Loan interest is real",
				text: "You pay interest to the insurer, not to yourself. Some insurers also pay a different dividend on the cash value that secures a loan. Unpaid interest is added to the loan and grows.",
			},
			{
				title: "A lapse can bring a tax bill",
				text: "If loans outgrow the cash value, the policy lapses. The coverage ends, and the gain becomes taxable income even though no cash reaches you that day.",
			},
			{
				title: "Overfunding changes the tax rules",
				text: "A policy paid too fast becomes a modified endowment contract (MEC). Loans are then taxed, gain first, with a further 10% federal tax before age 59½ in most cases.",
			},
		],
	},
	example: {
		claim: "ibcGrowth",
		title: "A hypothetical example: $1,000 a month for 20 years",
		intro:
			"Hypothetical, not a policy illustration. It shows the arithmetic of the [calculator](/calculator) at several rates. A real policy will differ, and in its early years will often hold less.",
		assumptions: [
			"$1,000 is paid at the end of each month for 20 years, $240,000 in all. No loans are taken.",
			"85% of each payment counts toward cash value. The other 15% stands in for all costs, which in a real policy weigh most at the start.",
			"The same rate every month, divided by 12. No insurer has promised any of these rates; dividends can be lower, or none.",
		],
		rows: [
			{ label: "Paid in", value: "$240,000.00" },
			{ label: "Hypothetical value at 0% a year, credited monthly", value: "$204,000.00" },
			{ label: "Hypothetical value at 4% a year, credited monthly", value: "$311,758.43" },
			{ label: "Hypothetical value at 5% a year, credited monthly", value: "$349,378.62" },
			{ label: "Hypothetical value at 6% a year, credited monthly", value: "$392,734.76" },
		],
		note: "At 0% the result is $36,000 below what was paid in. Before you decide, ask for the insurer’s own illustration and read the columns that assume no dividends.",
	},
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "Is this a bank, or a replacement for one?",
				answer: "No. It is a life insurance policy with loans. Keep a bank account for daily life and for emergencies.",
			},
			{
				question: "Do my dividends go on while I borrow?",
				answer:
					"The full cash value usually stays in the policy as security, but insurers treat it differently during a loan. Ask for the loan rate, whether it can change, and the effect on dividends, in writing.",
			},
			{
				question: "Are policy loans taxed?",
				answer:
					"Generally not, as long as the policy stays in force and is not a MEC. A lapse or surrender with a gain is taxed as income. Ask your tax adviser; we do not give tax advice.",
			},
			{
				question: "What if I cannot pay the premium one year?",
				answer:
					"You may be able to stop the additions, use dividends, reduce the coverage, or let the policy borrow the premium. Each has a price, and a policy without enough value lapses. Ask about these choices before you buy.",
			},
			{
				question: "How long before it is worth it?",
				answer:
					"Many years, and perhaps never if dividends stay low or the policy is given up early. Ask for the year in which the illustrated cash value first passes the premiums paid. If that horizon does not suit you, this is the wrong tool.",
			},
		],
	},
	disclosures: {
		title: "Please note",
		items: [
			"{ibcNotice}",
			"IBC is the name of a concept, not of a product. The product is whole life insurance, issued by an insurance company; all values and benefits depend on its claims-paying ability.",
			"The figures on this page are hypothetical and not a policy illustration. Dividends are not promised, and loans reduce cash value and the death benefit.",
			"Coverage is subject to underwriting and differs by state. This page is general information and not tax, legal or credit advice. See [what applies in your state](/state-compliance).",
		],
	},
	callToAction: {
		title: "Ask for a second opinion",
		text: "Bring an illustration you were shown elsewhere, or start from zero. In a free 30-minute call we go through the costs line by line, and we will say so if it does not fit. Call {phone} or [write to us](/#contact).",
	},
} satisfies ProductPageContent;
