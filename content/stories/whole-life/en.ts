import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "Whole life case study: a child who will always need care",
		description:
			"An invented mother, a son with a disability and a policy meant to last for life: <wholeLifePremiums>what it might cost, </wholeLifePremiums>what is cheaper, and what happens if she has to stop.",
	},
	title: "Case study: coverage for a son who will always need help",
	lead: "Rosa is {age}. Her son Mateo has Down syndrome and will need help long after she is gone. A policy that ends in {termYears} years does not answer her question, and one that lasts for life costs several times as much. <wholeLifePremiums>We did the sums with her in mind.</wholeLifePremiums>",
	notice:
		"Rosa and Mateo are not clients and never were. <wholeLifePremiumsShown>We invented them so that the figures have faces.</wholeLifePremiumsShown><wholeLifePremiumsWithheld>We invented them for this example.</wholeLifePremiumsWithheld> <wholeLifePremiums>The premiums are estimates from our calculator, no insurer has offered them, and yours would differ.</wholeLifePremiums>",
	person: {
		title: "Who Rosa is",
		paragraphs: [
			"She runs the kitchen of a school in Houston, rents her home and does not smoke. Her sister has agreed to look after Mateo one day. Rosa wants her to be able to do it without going short herself.",
			"She has gone through her budget month by month. About {budget} is possible, in a bad month too, and not more. She would like {coverage} to be there for Mateo, whenever she dies.",
		],
		facts: [
			{ label: "Age", value: "{age}" },
			{ label: "Mateo’s age", value: "{childAge}" },
			{ label: "Coverage she wants", value: "{coverage}" },
			{ label: "Can pay each month", value: "{budget}" },
		],
	},
	plan: {
		title: "What she looks at",
		paragraphs: [
			"[Whole life](/services/whole-life) keeps one premium for life and pays whenever she dies, as long as she pays as agreed. It builds cash value slowly, on a schedule printed in the contract. Some insurers may pay dividends; nobody can count on them.",
			"[Term life](/services/term-life) for the same {coverage} costs less and lasts {termYears} years. <termLifePremiums>By our estimate it would be about {term} a month.</termLifePremiums> But at {ageAtEnd} it would be over. Mateo would be {childAtEnd}, and he would still need help.",
		],
	},
	figures: {
		claim: "wholeLifePremiums",
		title: "What it might cost each month",
		intro:
			"Premiums from our own calculator. They are estimates, not quotes: only an insurer sets a premium, after it has read the application.",
		assumptions: [
			"Age {age}, {coverage} of coverage, premiums paid every month. A non-smoker unless the line says otherwise.",
			"Average health, no riders, no dividends counted.",
			"The range around Rosa’s estimate goes from {low} to {high}. An insurer’s price can lie outside it.",
		],
		caption: "Estimated monthly premium for {coverage}",
		lines: [
			{ id: "premium", label: "Whole life, from age {age}" },
			{ id: "smoker", label: "Whole life, from age {age}, for a smoker" },
			{ id: "later", label: "Whole life, a year later, from age {laterAge}" },
			{ id: "term", label: "Term life for {termYears} years, from age {age}" },
		],
		note: "Estimates, not quotes. The step from {age} to {laterAge} is this steep because our calculator works with age bands; with an insurer the premium rises a little every year one waits. Over 20 years Rosa would pay {paidIn20}, over 40 years {paidIn40}. The figures show no cash value, because only the contract’s own schedule does.",
	},
	wrong: {
		title: "What can go wrong",
		intro:
			"A promise for life is only as good as the years in which the premium is paid. These are the places to look.",
		items: [
			{
				title: "She has to stop after a few years",
				text: "<wholeLifePremiums>After {stopYears} years she has paid {stopPaid}.</wholeLifePremiums> The cash value may still be little or nothing, and a surrender charge can apply. She would most likely get back less than she paid.",
			},
			{
				title: "Too little for today",
				text: "If the whole budget goes into coverage for life, the family may have too little in the years when rent and school cost most. Term life beside a smaller whole life policy often covers both needs.",
			},
			{
				title: "Money in the wrong name",
				text: "Money left to Mateo directly could cost him help such as SSI or Medicaid. Families often use a special needs trust. That is work for an attorney, before the beneficiary is named.",
			},
			{
				title: "Prices go on rising",
				text: "In forty years {coverage} will buy less care than it does today. Rosa means to look at the amount again every few years, while her health still allows a change.",
			},
		],
	},
	decision: {
		title: "What she decides",
		paragraphs: [
			"In this example Rosa mixes the two: {mixWhole} of whole life for the need that never ends, and {coverage} of term life for {termYears} years, while Mateo grows up. <wholeLifePremiums>By our estimate that comes to {mixPremium} a month in all.</wholeLifePremiums> What is left of her budget pays the attorney who sets up the trust.",
			"She signs for what she can pay in a bad month, because a policy helps Mateo only if it is in force on the day it is needed. Her sister knows the name of the company and where the papers are.",
		],
	},
	questions: {
		title: "Questions to take to any agent",
		items: [
			"Which part of my need ends one day, and which part never does?",
			"May I see the schedule of cash values without dividends?",
			"What happens to the policy if I miss a payment?",
			"Who should be the beneficiary, so that my child keeps the help he has?",
			"What would the same amount cost as term life?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"Whole life is life insurance. The cash value exists to support the coverage and is not a deposit. Loans and withdrawals reduce it and the death benefit.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Dividends may be reduced or not paid. {agency} does not give tax or legal advice; trusts and public benefits need an attorney.",
			"<licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. This page is information, not an offer.",
		],
	},
	callToAction: {
		title:
			"<wholeLifePremiumsShown>Now with your own numbers</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Now with your own plans</wholeLifePremiumsWithheld>",
		text: "<wholeLifePremiumsShown>The calculator opens with Rosa’s figures. Put in your age and the amount that somebody would need from you, then compare it with term life.</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Tell us what you have in mind, and a licensed agent brings you written quotes from insurers.</wholeLifePremiumsWithheld> If you would rather talk it through, call {phone}.",
		action:
			"<wholeLifePremiumsShown>Open these figures in the calculator</wholeLifePremiumsShown><wholeLifePremiumsWithheld>Ask for written quotes</wholeLifePremiumsWithheld>",
	},
} satisfies CaseStudyContent;
