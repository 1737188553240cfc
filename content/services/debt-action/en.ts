import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Debt Action Plan: Order, Time and Interest to Payoff",
		description:
			"List your debts, choose an order, and see how long payoff takes and what interest costs. How a debt action plan works, what it cannot do, and an example.",
	},
	title: "Debt action plan: know the month your debt ends",
	lead: "Most people know their payment but not their last payment date. A debt action plan puts every debt on one page, gives each one an order, and shows what the interest will cost. You can make it yourself, free of charge. It is education, not credit counseling, and sometimes the honest answer is that insurance should wait.",
	whatItIs: {
		title: "What it is",
		paragraphs: [
			"A debt action plan is a written budget for getting out of debt. You list each balance, interest rate and monthly payment and set one total you can keep paying. Our free [debt planner](/calculator#debt-planner) works out the order and the finish date. You make the payments yourself, directly to your creditors.",
			"Two orders are common. In the avalanche you put the extra money on the highest interest rate first, which costs the least interest. In the snowball you start with the smallest balance, which gives an early success and may cost more. With one debt they are the same.",
			"The plan also asks what would happen to the debts if you died. A spouse or a co-signer may be left with a mortgage or a loan. Where that is so, [term life](/services/term-life) for the years of the debt may be worth comparing. You do not have to buy it to have the plan.",
		],
	},
	fit: {
		title: "Does it fit you?",
		forTitle: "It may fit if",
		for: [
			"You can pay more than the minimum, even if only a little.",
			"You have several debts and no longer see which one to pay first.",
			"Someone else would have to carry your mortgage or loan if you died.",
			"You are thinking of buying life insurance but are not sure the budget allows it.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You cannot cover the minimum payments. A nonprofit credit counselor or a bankruptcy attorney can do more for you than we can.",
			"You want someone to negotiate your balances down, lend you money or repair your credit. We do none of these.",
			"You are being sued or garnished. Speak with an attorney first.",
		],
	},
	steps: {
		title: "How it works",
		items: [
			{
				title: "Put everything on one page",
				text: "Take your latest statements: balance, interest rate, minimum payment. No account numbers are needed, and please send us none.",
			},
			{
				title: "Choose the amount and the order",
				text: "Set a monthly total that leaves room for food, rent and a small emergency reserve, and compare the avalanche with the snowball on your own figures.",
			},
			{
				title: "Keep it and check it",
				text: "When one debt is gone, its payment moves to the next. Look again when a rate, a job or a household changes.",
			},
		],
	},
	costs: {
		title: "Costs and limits, said openly",
		intro:
			"The planner is free, and there is no charge taken from your payments, because your payments never pass through us. These are the limits.",
		items: [
			{
				title: "How we are paid",
				text: "If you decide to buy insurance, the insurer pays us a commission. You should know that when we talk about coverage. If insurance would slow your payoff and nobody depends on you, we will say so.",
			},
			{
				title: "Insurance takes money from the payoff",
				text: "Every dollar of premium is a dollar that does not reduce debt. Policies with cash value are seldom the right place for money while a credit card charges a high rate.",
			},
			{
				title: "The numbers move",
				text: "Variable rates, late fees and new purchases change the finish date. A plan assumes no new charges on the card.",
			},
			{
				title: "Some payments never finish",
				text: "$10,000 at 30% costs $250 in interest in the first month. A payment of $250 reduces nothing, and the debt never ends. If that is your case, our [calculator](/calculator) says never, not a date.",
			},
		],
	},
	example: {
		title: "An example: $10,000 at 18%",
		intro:
			"The same debt paid in two ways. This is plain arithmetic for illustration; your lender’s terms decide the real figures.",
		assumptions: [
			"One balance of $10,000, a fixed rate of 18% a year, no new purchases and no fees.",
			"Interest is added monthly at 1.5%, rounded to the cent. The first month’s interest is $150.",
			"The minimum is 2% of the remaining balance, but at least $25. It starts at $200 and shrinks as the balance falls. Many cards ask for 1% plus the month’s interest, and at least $35: then it takes 258 months and $13,654 of interest.",
		],
		rows: [
			{ label: "$300 every month: time to payoff", value: "47 months (3 years 11 months)" },
			{ label: "$300 every month: interest", value: "$3,967.25" },
			{ label: "Minimum only: time to payoff", value: "508 months (42 years 4 months)" },
			{ label: "Minimum only: interest", value: "$27,327.55" },
			{ label: "Difference in interest", value: "$23,360.30" },
		],
		note: "The shrinking minimum is what makes the second case so long. Many lenders compute it differently; your statement shows how yours does.",
	},
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "Is this debt settlement or a consolidation loan?",
				answer:
					"No. We do not negotiate with creditors, hold your money or lend. You keep your accounts and pay them yourself. Creditors are not asked to forgive anything.",
			},
			{
				question: "Will it change my credit score?",
				answer:
					"Making the plan does not. Paying on time and owing less usually helps over time, but we make no promise about scores.",
			},
			{
				question: "Should I save for emergencies first?",
				answer:
					"A small reserve usually comes first, so that a car repair does not go back on the card. After that, high-rate debt is usually next.",
			},
			{
				question: "Does my family inherit my debts?",
				answer:
					"Debts are generally paid from what you leave behind. A co-signer, a joint borrower or, in some states, a spouse can be responsible. An attorney in your state can tell you. Life insurance paid to a named person usually does not go to the creditors of the deceased.",
			},
			{
				question: "Is the plan offered in every state?",
				answer:
					"The planner works for everyone. A consultation about it is not offered in every state, and not in California. See [what applies in your state](/state-compliance).",
			},
		],
	},
	disclosures: {
		title: "Please note",
		items: [
			"{agency} is an insurance agency. We are not a law firm, a lender, a credit repair or debt settlement company, or a credit counseling agency, and we do not give legal or tax advice.",
			"The figures are estimates from the stated assumptions. Your creditor’s agreement decides what you owe and by when.",
			"Any life insurance we discuss is issued by an insurance company, requires its approval, and depends on its claims-paying ability. Not all products are available in all states.",
		],
	},
	callToAction: {
		title: "Start with your own list",
		text: "Put your debts into the [debt planner](/calculator#debt-planner) and see the last day of each one. <debtConsultation>If you want to talk it through, a first call takes about 15 minutes and is free.</debtConsultation> For questions about life insurance, call {phone} or [write to us](/#contact).",
	},
} satisfies ProductPageContent;
