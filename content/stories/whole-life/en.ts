import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Whole life case study: a child who will always need care",
		description:
			"A made-up mother, a son with a disability and a policy meant to last for life: <wholeLifeFiguresShown>what it might cost, </wholeLifeFiguresShown>what costs less, and what happens if she has to stop.",
	},
	title: "Case study: coverage for a son who will always need help",
	lead: "Rosa is {age}. Her son Mateo has Down syndrome and will need help long after she is gone. A policy that ends in {termYears} years doesn’t solve her problem, and one that lasts for life costs several times as much. <wholeLifeFiguresShown>We did the math for someone like her.</wholeLifeFiguresShown>",
	notice:
		"Rosa and Mateo are fictional. <wholeLifeFiguresShown>We made them up to give the numbers a face.</wholeLifeFiguresShown><wholeLifeFiguresWithheld>We made them up for this example.</wholeLifeFiguresWithheld> <wholeLifeFiguresShown>The premiums are estimates from our calculator, no insurer has offered them, and yours would differ.</wholeLifeFiguresShown>",
	person: {
		title: "Meet Rosa",
		paragraphs: [
			"Rosa runs a school kitchen in Houston, rents her home and doesn’t smoke. Her sister has agreed to take care of Mateo one day, and Rosa wants her to have the money to do it.",
			"Rosa has gone through her budget month by month. She can pay about {budget} each month, even in a bad one, but no more. She’d like {coverage} to be there for Mateo, whenever she dies.",
		],
		facts: [
			{ label: "Age", value: "{age}" },
			{ label: "Mateo’s age", value: "{childAge}" },
			{ label: "Coverage she wants", value: "{coverage}" },
			{ label: "Can pay each month", value: "{budget}" },
		],
	},
	plan: {
		title: "What she considers",
		paragraphs: [
			"[Whole life](/services/whole-life) keeps one premium for life and pays whenever she dies, as long as she pays as agreed. It builds cash value slowly, on a schedule printed in the contract. Some insurers may pay dividends, but no one can count on them.",
			"[Term life](/services/term-life) for the same {coverage} costs less and lasts {termYears} years. <termLifeFiguresShown>By our estimate, it would be about {term} a month.</termLifeFiguresShown> But it would end when she’s {ageAtEnd}. Mateo would be {childAtEnd}, and he would still need help.",
		],
	},
	figures: {
		figuresOf: "whole-life",
		title: "What it might cost each month",
		intro:
			"Here are premiums from our own calculator. They’re estimates, not quotes: only an insurer sets a premium, after reviewing the application.",
		assumptions: [
			"Age {age}, {coverage} of coverage, premiums paid every month. A non-smoker unless the line says otherwise.",
			"Average health, no riders, no dividends counted.",
			"The range around Rosa’s estimate runs from {low} to {high}. An insurer’s price can fall outside it.",
		],
		caption: "Estimated monthly premium for {coverage}",
		lines: [
			{ id: "premium", label: "Whole life, from age {age}" },
			{ id: "smoker", label: "Whole life, from age {age}, for a smoker" },
			{ id: "later", label: "Whole life, a year later, from age {laterAge}" },
			{ id: "term", label: "Term life for {termYears} years, from age {age}" },
		],
		note: "Estimates, not quotes. The jump from {age} to {laterAge} is this steep because our calculator uses age bands. With an insurer, the premium rises a little every year you wait. At the first premium shown, Rosa would pay {paidIn20} over 20 years and {paidIn40} over 40. The table doesn’t show cash value, because only the contract’s own schedule can.",
	},
	wrong: {
		title: "What can go wrong",
		intro: "A lifelong promise holds only as long as the premium is paid. Here’s what to watch for.",
		items: [
			{
				title: "She has to stop paying after a few years",
				text: "<wholeLifeFiguresShown>After {stopYears} years, Rosa would have paid {stopPaid}.</wholeLifeFiguresShown> There may still be little or no cash value, and a surrender charge can apply. She would most likely get back less than she paid.",
			},
			{
				title: "Too little coverage now",
				text: "If the whole budget goes into coverage for life, the family may have too little in the years when rent and school cost the most. Term life plus a smaller whole life policy often covers both needs.",
			},
			{
				title: "Money in the wrong name",
				text: "Money left directly to Mateo could cost him benefits such as SSI or Medicaid. Families often use a special needs trust. That’s a job for an attorney, before Rosa names a beneficiary.",
			},
			{
				title: "Prices keep rising",
				text: "In 40 years, {coverage} will buy less care than it does today. Rosa plans to review the amount every few years, while her health still allows a change.",
			},
		],
	},
	decision: {
		title: "What she decides",
		paragraphs: [
			"In this example, Rosa combines two policies: {mixWhole} of whole life for the need that never ends, and {coverage} of term life for {termYears} years, while Mateo grows up. <wholeLifeFiguresShown>By our estimate, that comes to {mixPremium} a month in all.</wholeLifeFiguresShown> What’s left of her budget pays the attorney who sets up the trust.",
			"Rosa signs up for what she can pay in a bad month, because a policy helps Mateo only if it’s in force when she dies. Her sister knows the name of the company and where the papers are.",
		],
	},
	questions: {
		title: "Questions to take to any agent",
		items: [
			"Which of my needs end one day, and which never do?",
			"Can I see the cash values year by year, without dividends?",
			"What happens to the policy if I miss a payment?",
			"Who should I name as beneficiary so my child doesn’t lose public benefits?",
			"What would the same amount cost as term life?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"Whole life is life insurance. The cash value exists to support the coverage and is not a deposit. Loans and withdrawals reduce it and the death benefit.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Dividends may be reduced or not paid. {agency} does not give tax or legal advice; ask an attorney about trusts and public benefits.",
			"<licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer.",
		],
	},
	callToAction: {
		title:
			"<wholeLifeFiguresShown>Now try it with your numbers</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Now think about your own plans</wholeLifeFiguresWithheld>",
		text: "<wholeLifeFiguresShown>The calculator opens with Rosa’s numbers. Enter your age and the amount someone would need from you, then compare it with term life.</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Tell us what you have in mind, and a licensed agent will get you written quotes from insurers.</wholeLifeFiguresWithheld> If you’d like to talk it through, call {phone}.",
		action:
			"<wholeLifeFiguresShown>Open these numbers in the calculator</wholeLifeFiguresShown><wholeLifeFiguresWithheld>Get written quotes</wholeLifeFiguresWithheld>",
	},
} satisfies CaseStudyContent;
