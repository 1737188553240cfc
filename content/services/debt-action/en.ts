import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Debt action plan: payoff order, time and interest",
		description:
			"List your debts, choose an order, and see how long payoff takes and what interest costs. How a debt action plan works, what it cannot do, and an example.",
	},
	title: "Debt action plan: know the month your debt ends",
	lead: "Most people know what they pay each month but not when they’ll make the last payment. A debt action plan puts every debt on one page, sets the order to pay them off, and shows what the interest will cost. You can make one yourself at no cost. It is education, not credit counseling, and sometimes the honest answer is that insurance should wait.",
	whatItIs: {
		title: "What a debt action plan is",
		paragraphs: [
			"A debt action plan is a written budget for getting out of debt. You list each balance, interest rate and monthly payment and set one total you can keep paying. Our free [debt planner](/calculator#debt-planner) figures out the order and the payoff date. You make the payments yourself, directly to your creditors.",
			"There are two common orders. With the avalanche, you put extra money toward the highest interest rate first, which costs the least interest. With the snowball, you start with the smallest balance, which gives you an early win and may cost more. With only one debt, they’re the same.",
			"The plan also asks what would happen to the debts if you died. A spouse or a co-signer may be left with a mortgage or a loan. If so, [term life](/services/term-life) for the years of the debt may be worth comparing. You don’t have to buy insurance to get the plan.",
		],
	},
	fit: {
		title: "Is a debt action plan right for you?",
		forTitle: "A debt action plan may suit you if",
		for: [
			"You can pay more than the minimum, even if only a little.",
			"You have several debts and can’t tell which one to pay first.",
			"Someone else would have to pay your mortgage or loan if you died.",
			"You’re thinking about life insurance but aren’t sure it fits your budget.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You can’t cover the minimum payments. A nonprofit credit counselor or a bankruptcy attorney can do more for you than we can.",
			"You want someone to negotiate your balances down, lend you money or repair your credit. We don’t do any of these.",
			"You’re being sued or your wages are being garnished. Talk to an attorney first.",
		],
	},
	steps: {
		title: "How it works",
		items: [
			{
				title: "Put everything on one page",
				text: "Gather your latest statements: balance, interest rate, minimum payment. You don’t need account numbers, and please don’t send us any.",
			},
			{
				title: "Choose the amount and the order",
				text: "Set a monthly total that leaves room for food, rent and a small emergency reserve, and compare the avalanche with the snowball using your own numbers.",
			},
			{
				title: "Stick with it and check in",
				text: "When one debt is gone, its payment moves to the next. Take another look when a rate, your job or your household changes.",
			},
		],
	},
	costs: {
		title: "What it costs and where it falls short",
		intro:
			"The planner is free, and we take nothing out of your payments, because they never pass through us. Here are the limits.",
		items: [
			{
				title: "How we get paid",
				text: "If you decide to buy insurance, the insurer pays us a commission. Keep that in mind when we talk about coverage. If insurance would slow your payoff and no one depends on you, we’ll say so.",
			},
			{
				title: "Premiums leave less money for your debt",
				text: "Every dollar of premium is a dollar that doesn’t pay down debt. A policy with cash value is rarely the right place for your money while a credit card charges you a high rate.",
			},
			{
				title: "The numbers can change",
				text: "Variable rates, late fees and new purchases can change the payoff date. The plan assumes no new charges on the card.",
			},
			{
				title: "Some payments never pay off a debt",
				text: "$10,000 at 30% costs $250 in interest in the first month. A payment of $250 doesn’t lower the balance at all, so the debt never ends. If that’s where you are, our [calculator](/calculator) says “never” instead of giving a date.",
			},
		],
	},
	example: {
		title: "An example: $10,000 at 18%",
		intro:
			"The same debt, paid two ways. This is simple math for illustration. Your lender’s terms set the real numbers.",
		assumptions: [
			"One balance of $10,000, a fixed rate of 18% a year, no new purchases and no fees.",
			"Interest is added monthly at 1.5%, rounded to the cent. The first month’s interest is $150.",
			"The minimum is 2% of the remaining balance or $25, whichever is greater. It starts at $200 and shrinks as the balance falls. Many cards ask for 1% plus the month’s interest, and at least $35. On those terms, payoff takes 258 months and costs $13,654 in interest.",
		],
		rows: [
			{ label: "Time to payoff at $300 a month", value: "47 months (3 years 11 months)" },
			{ label: "Interest at $300 a month", value: "$3,967.25" },
			{ label: "Time to payoff at the minimum", value: "508 months (42 years 4 months)" },
			{ label: "Interest at the minimum", value: "$27,327.55" },
			{ label: "Difference in interest", value: "$23,360.30" },
		],
		note: "The shrinking minimum is what makes the second case so long. Many lenders calculate it differently. Your statement shows how yours does it.",
	},
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "Is this debt settlement or a consolidation loan?",
				answer:
					"No. We don’t negotiate with creditors, hold your money or make loans. You keep your accounts and pay them yourself. We don’t ask your creditors to forgive anything.",
			},
			{
				question: "Will the plan change my credit score?",
				answer:
					"Making the plan won’t. Paying on time and owing less usually help, but we can’t promise what your score will do.",
			},
			{
				question: "Should I save for emergencies first?",
				answer:
					"A small reserve usually comes first, so a car repair doesn’t end up on the card. After that, high-rate debt is usually next.",
			},
			{
				question: "Does my family inherit my debts?",
				answer:
					"Your debts are generally paid out of what you leave behind. A co-signer, a joint borrower or, in some states, a spouse can be responsible. An attorney in your state can tell you who is. Life insurance paid to a named person usually doesn’t go to the creditors of the person who died.",
			},
			{
				question: "Is the plan offered in every state?",
				answer:
					"Anyone can use the planner. We don’t offer a consultation about it in every state, and we don’t offer one in California. See [what applies in your state](/state-compliance).",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"{agency} is an insurance agency. We are not a law firm, a lender, a credit repair or debt settlement company, or a credit counseling agency, and we do not give legal or tax advice.",
			"The numbers are estimates based on the stated assumptions. Your agreement with each creditor determines what you owe and when.",
			"Any life insurance we discuss is issued by an insurance company, requires its approval, and depends on its claims-paying ability. Not all products are available in all states.",
		],
	},
	callToAction: {
		title: "Start with your own list",
		text: "Put your debts into the [debt planner](/calculator#debt-planner) and see when each one will be paid off. <debtConsultation>If you want to talk it through, a first call takes about 15 minutes and is free.</debtConsultation> For questions about life insurance, call {phone} or [send us a message](/#contact).",
	},
} satisfies ProductPageContent;
