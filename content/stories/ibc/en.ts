import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "IBC case study: borrow from a policy, or wait?",
		description:
			"A made-up couple weighs the Infinite Banking Concept®: what a policy loan costs<ibcFiguresShown>, what the policy might be worth year by year,</ibcFiguresShown> and why they wait for now.",
	},
	title: "Case study: the Infinite Banking Concept® and a second truck",
	lead: "Joseph and Mirlande trim palms and mow lawns in Fort Lauderdale. They heard they could borrow against a life insurance policy to buy their next truck. It is life insurance, not a bank, and the loans have a price. So they sat down and did the math.",
	notice:
		"Joseph and Mirlande are fictional. <ibcFiguresShown>We made them up to give the numbers a face. The results are hypothetical, no insurer has offered them, and yours would differ.</ibcFiguresShown><ibcFiguresWithheld>We made them up for this example.</ibcFiguresWithheld>",
	person: {
		title: "Meet Joseph and Mirlande",
		paragraphs: [
			"Joseph and Mirlande’s business earns enough most months, and they keep some cash for the slow season. They have two children in school, a truck that has seen better days, and {card} on a credit card at {cardRate}.",
			"In a few years, they’ll need a second truck, which will cost about {loan}. They like the idea of borrowing against something they own. They could put {monthly} a month toward a policy, for a long time.",
		],
		facts: [
			{ label: "Joseph’s age", value: "{age}" },
			{ label: "Could pay each month", value: "{monthly}" },
			{ label: "Cost of the truck", value: "about {loan}" },
			{ label: "Credit card debt", value: "{card} at {cardRate}" },
		],
	},
	plan: {
		title: "What they consider",
		paragraphs: [
			"The [Infinite Banking Concept® (IBC)](/services/ibc) is built on whole life insurance, with payments beyond the base premium. Once cash value has built up, the insurer lends against it. There is no credit check. There is interest, and it goes to the insurer.",
			"Like many people, they first asked what a loan would cost. But the first question is how much the policy holds in its early years, because the insurer can’t lend more than that.",
		],
	},
	figures: {
		figuresOf: "ibc",
		title: "What the policy might be worth",
		intro:
			"Here is the hypothetical value after {years} years at four constant rates. {counted} of each payment counts toward it. The rest stands in for all costs, which **in a real policy are heaviest at the start**.",
		assumptions: [
			"{monthly} is paid at the end of each month for {years} years. No loans are taken.",
			"{counted} of each payment counts toward the value, as in our calculator. A real policy may count more or less.",
			"The yearly rate never changes. It is divided by 12 and credited each month. The insurer decides on dividends each year, and they can be lower, or there may be none.",
		],
		caption: "Hypothetical value after {years} years",
		lines: [
			{ id: "zero", label: "{rateZero} a year, credited monthly" },
			{ id: "low", label: "{rateLow} a year, credited monthly" },
			{ id: "assumed", label: "{rateAssumed} a year, credited monthly" },
			{ id: "high", label: "{rateHigh} a year, credited monthly" },
		],
		note: "Hypothetical, not a policy illustration and not a promise. At {rateZero}, the value ends up {missing} below the {paid} paid in. At {rateAssumed}, it first passes the payments in year {yearAhead}; at {rateLow}, in year {yearAheadLow}. A real policy often takes longer, because its costs come early.",
	},
	wrong: {
		title: "What can go wrong",
		intro: "Most disappointment comes from things no one mentioned at the start. So we’re telling you here.",
		items: [
			{
				title: "Too early for the truck",
				text: "After {earlyYears} years, they would have paid {earlyPaid}<ibcFiguresShown>, and even at {rateAssumed} our calculator shows {earlyValue}</ibcFiguresShown>. A real policy is often worth much less by then. They couldn’t borrow {loan} against it.",
			},
			{
				title: "A loan no one pushes them to repay",
				text: "With no payments, a loan of {loan} at {loanRate} a year grows to {owed} in {loanYears} years. The {loanInterest} in interest goes to the insurer, and everything owed comes out of the death benefit.",
			},
			{
				title: "A lapse, and a tax bill",
				text: "If loans and interest outgrow the cash value, the policy lapses. The coverage ends, and the gain becomes taxable income even though they get no cash that day.",
			},
			{
				title: "The credit card in the meantime",
				text: "While they pay into a policy, the card costs them {cardRate} a year. With the same {monthly} a month, it’s paid off in {cardMonths} months, with {cardInterest} in interest. No policy they were shown earns anywhere near what the card charges.",
			},
		],
	},
	decision: {
		title: "What they decide",
		paragraphs: [
			"In this example, they wait. The {monthly} a month goes to the card first, and after that into cash for the truck. Meanwhile, they buy [term life](/services/term-life) for both of them, because the business and the children couldn’t get by if either one died.",
			"They plan to look again in two years, using the insurer’s own illustration and the columns without dividends. A couple without card debt, with steady income and a lifelong need for insurance, might have said yes today.",
		],
	},
	questions: {
		title: "Questions to take to any agent",
		items: [
			"Not counting dividends, in what year does the cash value first pass what I’ve paid?",
			"What is the loan rate, can it change, and what does a loan do to my dividends?",
			"How much of each payment is base premium, and how much buys paid-up additions?",
			"How do you make sure the policy never becomes a modified endowment contract (MEC)?",
			"How are you paid if I say yes?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"{ibcNotice}",
			"IBC is the name of a concept, not of a product. The product is whole life insurance, issued by an insurance company; all values and benefits depend on its claims-paying ability.",
			"The numbers on this page are hypothetical and not a policy illustration. Loans reduce cash value and the death benefit. {agency} does not give tax, legal or credit advice.",
			"<licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer.",
		],
	},
	callToAction: {
		title:
			"<ibcFiguresShown>Now try it with your numbers</ibcFiguresShown><ibcFiguresWithheld>Now think about your own plans</ibcFiguresWithheld>",
		text: "<ibcFiguresShown>The calculator opens with the couple’s numbers. Change the payment and the years, and check the 0% line first.</ibcFiguresShown><ibcFiguresWithheld>Tell us what you have in mind, and a licensed agent will get you written quotes from insurers.</ibcFiguresWithheld> If you’d like to talk it through, call {phone}.",
		action:
			"<ibcFiguresShown>Open these numbers in the calculator</ibcFiguresShown><ibcFiguresWithheld>Get written quotes</ibcFiguresWithheld>",
	},
} satisfies CaseStudyContent;
