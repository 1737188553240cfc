import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "IBC case study: borrow from a policy, or wait?",
		description:
			"An invented couple weighs the Infinite Banking Concept®: <ibcGrowth>what the policy might hold year by year, </ibcGrowth>what a loan from it costs, and why they wait for now.",
	},
	title: "Case study: the Infinite Banking Concept® and a second truck",
	lead: "Joseph and Mirlande trim palms and mow lawns in Fort Lauderdale. They heard that a life insurance policy could lend them the money for their next truck. It is life insurance, not a bank, and the loans have a price. So they sat down with the figures.",
	notice:
		"Joseph and Mirlande are not clients and never were. <ibcGrowthShown>We invented them so that the figures have faces. The results are hypothetical, no insurer has offered them, and yours would differ.</ibcGrowthShown><ibcGrowthWithheld>We invented them for this example.</ibcGrowthWithheld>",
	person: {
		title: "Who they are",
		paragraphs: [
			"Their business earns enough in most months, and they keep some cash for the slow season. They have two children in school, a truck that has seen better days, and {card} on a credit card at {cardRate}.",
			"In a few years they will need a second truck, for about {loan}. They like the thought of borrowing against something of their own. They could put {monthly} a month toward it, for a long time.",
		],
		facts: [
			{ label: "Joseph’s age", value: "{age}" },
			{ label: "Could pay each month", value: "{monthly}" },
			{ label: "The truck", value: "about {loan}" },
			{ label: "On the credit card", value: "{card} at {cardRate}" },
		],
	},
	plan: {
		title: "What they look at",
		paragraphs: [
			"Behind the [Infinite Banking Concept® (IBC)](/services/ibc) stands whole life insurance, paid for beyond its base premium. When cash value has built up, the insurer lends against it. There is no credit check. There is interest, and it goes to the insurer.",
			"Like many, they first asked what a loan would cost. The question that comes before it is what the policy holds in its early years, because more than that cannot be lent.",
		],
	},
	figures: {
		claim: "ibcGrowth",
		title: "What the policy might hold",
		intro:
			"A hypothetical value after {years} years at four constant rates. {counted} of each payment counts toward it. The rest stands in for all costs, which **in a real policy weigh most at the start**.",
		assumptions: [
			"{monthly} is paid at the end of each month for {years} years. No loans are taken.",
			"{counted} of each payment counts, as in our calculator; a real policy may count more or less.",
			"The same rate every month, divided by 12. Dividends are decided by the insurer each year and can be lower, or none.",
		],
		caption: "Hypothetical value after {years} years",
		lines: [
			{ id: "zero", label: "{rateZero} a year, credited monthly" },
			{ id: "low", label: "{rateLow} a year, credited monthly" },
			{ id: "assumed", label: "{rateAssumed} a year, credited monthly" },
			{ id: "high", label: "{rateHigh} a year, credited monthly" },
		],
		note: "Hypothetical, not a policy illustration and not a promise. At {rateZero} the value ends {missing} below the {paid} paid in. At {rateAssumed} it first passes the payments in year {yearAhead}, at {rateLow} in year {yearAheadLow}. A real policy often takes longer, because its costs come early.",
	},
	wrong: {
		title: "What can go wrong",
		intro: "Most disappointment comes from what was left unsaid at the start. Here it is said.",
		items: [
			{
				title: "Too early for the truck",
				text: "After {earlyYears} years they have paid {earlyPaid}<ibcGrowth>, and even at {rateAssumed} our calculator shows {earlyValue}</ibcGrowth>. A real policy often holds much less by then. It could not lend them {loan}.",
			},
			{
				title: "A loan that nobody presses them to repay",
				text: "Left alone at {loanRate} a year, a loan of {loan} grows to {owed} in {loanYears} years. The {loanInterest} of interest goes to the insurer, and everything owed comes out of the death benefit.",
			},
			{
				title: "A lapse, and a tax bill",
				text: "If loans and interest outgrow the cash value, the policy lapses. The coverage ends, and the gain becomes taxable income although no cash reaches them that day.",
			},
			{
				title: "Meanwhile, the card",
				text: "While they fund a policy, the card costs them {cardRate} a year. With the same {monthly} a month it is paid off in {cardMonths} months, for {cardInterest} of interest. No policy they were shown comes near that.",
			},
		],
	},
	decision: {
		title: "What they decide",
		paragraphs: [
			"In this example they wait. The {monthly} a month goes to the card first, and after that into cash for the truck. Meanwhile they buy [term life](/services/term-life) for both, because neither the business nor the children could do without one of them.",
			"In two years they mean to look again, with the insurer’s own illustration, reading the columns without dividends. A couple without card debt, with steady income and a lifelong need for insurance, might have said yes today.",
		],
	},
	questions: {
		title: "Questions to take to any agent",
		items: [
			"In which year does the cash value without dividends first pass what I have paid?",
			"What is the loan rate, can it change, and what does a loan do to my dividends?",
			"How much of each payment is base premium, and how much buys paid-up additions?",
			"How is it made sure that the policy never becomes a modified endowment contract (MEC)?",
			"How are you paid if I say yes?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"{ibcNotice}",
			"IBC is the name of a concept, not of a product. The product is whole life insurance, issued by an insurance company; all values and benefits depend on its claims-paying ability.",
			"The figures on this page are hypothetical and not a policy illustration. Loans reduce cash value and the death benefit. {agency} does not give tax, legal or credit advice.",
			"<licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. This page is information, not an offer.",
		],
	},
	callToAction: {
		title:
			"<ibcGrowthShown>Now with your own numbers</ibcGrowthShown><ibcGrowthWithheld>Now with your own plans</ibcGrowthWithheld>",
		text: "<ibcGrowthShown>The calculator opens with the couple’s figures. Change the payment and the years, and look at the 0% line first.</ibcGrowthShown><ibcGrowthWithheld>Tell us what you have in mind, and a licensed agent brings you written quotes from insurers.</ibcGrowthWithheld> If you would rather talk it through, call {phone}.",
		action:
			"<ibcGrowthShown>Open these figures in the calculator</ibcGrowthShown><ibcGrowthWithheld>Ask for written quotes</ibcGrowthWithheld>",
	},
} satisfies CaseStudyContent;
