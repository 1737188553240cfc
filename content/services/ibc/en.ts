import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Infinite Banking Concept® (IBC): how it works and its costs",
		description:
			"The Infinite Banking Concept® uses policy loans from whole life insurance. It is not a bank. See how it works, its early costs, taxes and real drawbacks.",
	},
	title: "The Infinite Banking Concept® (IBC), without the slogans",
	lead: "The Infinite Banking Concept® is a way of using whole life insurance. It is life insurance, not a bank: you pay premiums, the policy builds cash value, and you can borrow against it. It takes years of steady premiums, and it suits few households. Here’s how to tell whether yours is one of them.",
	whatItIs: {
		title: "What IBC is",
		paragraphs: [
			"The policy behind IBC is [whole life insurance](/services/whole-life), usually from an insurer that may pay dividends. Part of each premium buys paid-up additions: small blocks of extra coverage that build cash value faster than the base policy alone. The insurer decides on dividends each year, and they are not guaranteed.",
			"When you need money, you ask the insurer for a policy loan, with the cash value as collateral. There is no credit check and no fixed payment schedule. But the insurer charges interest, and whatever you don’t repay comes out of the death benefit.",
			"The word “banking” in its name is only a figure of speech. Cash value is not a bank deposit and is not insured by the FDIC.",
		],
	},
	fit: {
		title: "Is IBC right for you?",
		forTitle: "IBC may suit you if",
		for: [
			"You need life insurance for your whole life, even if you never borrow.",
			"Your income is steady, and you already have money set aside for emergencies.",
			"You can pay the premium for many years, even in bad years.",
			"You’re disciplined enough to repay a loan when no one is pushing you.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You carry credit card debt. Paying it down first usually helps more. See our [debt action plan](/services/debt-action).",
			"You’ll need this money in the next few years. Early on, the cash value is less than you’ve paid.",
			"You need a large death benefit for a small premium. That’s what [term life](/services/term-life) is for.",
		],
	},
	steps: {
		title: "How it works",
		items: [
			{
				title: "Design the policy",
				text: "<carriersCompared>We compare insurers and ask</carriersCompared><carriersComparedWithheld>We ask</carriersComparedWithheld> for illustrations with a low base premium and more paid-up additions, within the tax limits. You apply and answer health questions, and the insurer decides after underwriting.",
			},
			{
				title: "Fund the policy for years",
				text: "You pay as agreed and review the policy with us once a year: cash value, dividends, loans, and whether the plan still fits your life.",
			},
			{
				title: "Borrow, and pay back",
				text: "You can borrow part of the cash value for a car, a roof or a business need. You set your own payments and stick to them, so interest doesn’t eat up the policy.",
			},
		],
	},
	costs: {
		title: "What it costs and where it falls short",
		intro: "Most disappointment with IBC comes from things no one mentioned at the start. Here’s what to weigh.",
		items: [
			{
				title: "The early years are expensive",
				text: "Insurance costs, expenses and the agent’s commission come out of the premium. If you surrendered the policy in the first several years, you’d get back less than you paid, and a surrender charge may apply.",
			},
			{
				title: "Loan interest is real",
				text: "You pay interest to the insurer, not to yourself. Some insurers also pay a different dividend on cash value that secures a loan. Unpaid interest is added to the loan and grows.",
			},
			{
				title: "A lapse can bring a tax bill",
				text: "If loans outgrow the cash value, the policy lapses. The coverage ends, and the gain becomes taxable income even though you get no cash that day.",
			},
			{
				title: "Paying in too fast changes the tax rules",
				text: "If you pay in too fast, the policy becomes a modified endowment contract (MEC). When you borrow, the gain then comes out first and is taxed, in most cases with an additional 10% federal tax before age 59½.",
			},
		],
	},
	example: {
		figuresOf: "ibc",
		title: "A hypothetical example: $1,000 a month for 20 years",
		intro:
			"This example is hypothetical and not a policy illustration. It shows the math of our [calculator](/calculator) at several rates. A real policy will differ, and it will often be worth less in its early years.",
		assumptions: [
			"$1,000 is paid at the end of each month for 20 years, $240,000 in all. No loans are taken.",
			"85% of each payment counts toward cash value. The other 15% stands in for all costs, which in a real policy are heaviest at the start.",
			"The yearly rate never changes. It is divided by 12 and credited each month. No insurer has promised any of these rates. Dividends can be lower, or there may be none.",
		],
		rows: [
			{ label: "Total paid in", value: "$240,000" },
			{ label: "Hypothetical value at 0% a year, credited monthly", value: "$204,000" },
			{ label: "Hypothetical value at 4% a year, credited monthly", value: "$311,758" },
			{ label: "Hypothetical value at 5% a year, credited monthly", value: "$349,379" },
			{ label: "Hypothetical value at 6% a year, credited monthly", value: "$392,735" },
		],
		note: "At 0%, the result is $36,000 less than was paid in. Before you decide, ask for the insurer’s own illustration and read the columns that assume no dividends.",
	},
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "Is this a bank, or a replacement for one?",
				answer:
					"No. It is a life insurance policy that you can borrow against. Keep a bank account for everyday life and emergencies.",
			},
			{
				question: "Do my dividends continue while I borrow?",
				answer:
					"The full cash value usually stays in the policy as collateral, but insurers treat it differently during a loan. Get three answers in writing: the loan rate, whether it can change, and what a loan does to dividends.",
			},
			{
				question: "Are policy loans taxed?",
				answer:
					"Generally not, as long as the policy stays in force and is not a MEC. If it lapses or you surrender it with a gain, the gain is taxed as income. Ask your tax adviser. We do not give tax advice.",
			},
			{
				question: "What if I can’t pay the premium one year?",
				answer:
					"You may be able to stop the additions, use dividends, reduce the coverage, or let the policy borrow the premium. Each has a cost, and a policy without enough value lapses. Ask about these choices before you buy.",
			},
			{
				question: "How long until IBC is worth it?",
				answer:
					"Many years, and maybe never if dividends stay low or you give up the policy early. Ask in what year the illustrated cash value first passes the premiums paid. If that’s longer than you can wait, IBC isn’t right for you.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"{ibcNotice}",
			"IBC is the name of a concept, not of a product. The product is whole life insurance, issued by an insurance company; all values and benefits depend on its claims-paying ability.",
			"The numbers on this page are hypothetical and not a policy illustration. Dividends are not guaranteed, and loans reduce cash value and the death benefit.",
			"Coverage is subject to underwriting and differs by state. This page is general information and not tax, legal or credit advice. See [what applies in your state](/state-compliance).",
		],
	},
	callToAction: {
		title: "Get a second opinion",
		text: "Bring an illustration someone else gave you, or start from scratch. On a free 30-minute call, we’ll go through the costs line by line, and we’ll tell you if IBC doesn’t fit. Call {phone} or [send us a message](/#contact).",
	},
} satisfies ProductPageContent;
