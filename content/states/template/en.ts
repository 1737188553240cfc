import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final Expense Insurance in {state}: Cost, Rules",
		description:
			"Final expense insurance in {state}: what a funeral may cost, how much coverage to consider, the health questions and your rights as a buyer.",
	},
	title: "Final expense insurance in {state}",
	lead: "A small life insurance policy can keep a funeral from becoming a debt. This page explains what a funeral may cost in {state}, the points to know before you apply, and where to turn if something goes wrong.",
	sections: [
		{
			id: "funeral-cost",
			title: "What a funeral may cost in {state}",
			paragraphs: [
				"<funeralCosts>Our estimate of an average funeral with viewing and burial in {state} is about {funeralCost}. It is an estimate, not a price list.</funeralCosts> Prices differ from town to town and between funeral homes, and direct cremation usually costs much less. A burial vault, the cemetery plot, the headstone and flowers are often not included.",
				"<funeralCosts>Our [calculator](/calculator) suggests {suggestedCoverage} as a starting point for {state}. That is {coverageMargin}% more than the estimate. It adds a fifth for rising prices, rounds to the nearest $1,000, and never goes below the calculator’s minimum of $10,000. Change it to fit your own wishes.</funeralCosts> Federal rules let you ask any funeral home for an itemized price list, so it helps to compare two or three.",
			],
		},
		{
			id: "what-it-pays",
			title: "What the money can do",
			layout: "cards",
			items: [
				{
					title: "The funeral itself",
					text: "Service, burial or cremation, and the small costs that add up. Your beneficiary receives the money and chooses the provider.",
				},
				{
					title: "The family’s travel",
					text: "Flights, days off work, or bringing a loved one home to another state or country. Ask for prices early; transport can cost a good deal.",
				},
				{
					title: "Last bills",
					text: "A medical balance, the rent for one more month, a small loan. What is left belongs to your beneficiary.",
				},
				{
					title: "What it does not do",
					text: "It is not large enough to replace an income. If people live on your pay, compare [term life](/services/term-life) first.",
				},
			],
		},
		{
			id: "how-to-apply",
			title: "How to apply",
			layout: "steps",
			items: [
				{
					title: "A short talk",
					text: "By phone or video, about 15 minutes. We ask what you want, what is already set aside, and what premium you can keep paying.",
				},
				{
					title: "Health questions",
					text: "Usually there is no physical exam, but health questions are asked and prescription records may be checked. The insurer decides. Policies that ask little often pay in full only after two years.",
				},
				{
					title: "Read, then decide",
					text: "When the policy arrives, check the name, amount, premium and beneficiary, and whether the benefit is full from the first day.",
				},
			],
		},
		{
			id: "your-rights",
			title: "Your rights in {state}",
			layout: "checklist",
			items: [
				{
					title: "Free look",
					text: "{freeLook} Your policy states your exact period.",
				},
				{
					title: "Contestability",
					text: "During the first two years the insurer may review your application after a death. Truthful answers are your protection.",
				},
				{
					title: "A regulator you can call",
					text: "Insurers and agents in {state} answer to the state’s insurance regulator ({regulator}). You can check a license there and file a complaint.",
				},
				{ title: "Before a policy lapses", text: "{lapseNotice}" },
				{
					title: "No pressure",
					text: "You may think it over, ask for everything in writing, and have a relative listen in. Keep an old policy until a new one is in force.",
				},
			],
		},
		{
			id: "limits",
			title: "What to weigh",
			paragraphs: [
				"The older you are when you apply, the more each $1,000 of coverage costs, and smokers pay more. Over a long life you can pay in more than the policy pays out. If you stop paying, it can lapse. Loans against the cash value carry interest and reduce the death benefit.",
				"Read [how final expense insurance works](/services/final-expense)<finalExpensePremiumsShown> for an example with figures,</finalExpensePremiumsShown> and [what applies in your state](/state-compliance) for the other products. <licensedStates>We are licensed in {licensedStates} states.</licensedStates> Payment of benefits depends on the claims-paying ability of the insurer that issues the policy.",
			],
		},
	],
	faqs: {
		title: "Questions about coverage in {state}",
		items: [
			{
				question: "Who can apply?",
				answer:
					"Most insurers accept applications from about 50 to 85. The age limits and the health questions differ by insurer, and the insurer decides.",
			},
			{
				question: "How fast is a claim paid?",
				answer:
					"Usually within weeks once the insurer has the claim form and the death certificate, later if the death falls in the first two years and the application is reviewed. The funeral home may want to be paid before that, so tell your family.",
			},
			{
				question: "What if I move away from {state}?",
				answer:
					"A life insurance policy normally stays in force wherever you live, as long as premiums are paid. Give the insurer your new address and check your automatic payment.",
			},
			{
				question: "Is this a state program?",
				answer: "No. Final expense insurance is private life insurance. No state or federal office endorses it or us.",
			},
		],
	},
	callToAction: {
		title: "Ask about coverage in {state}",
		text: "A licensed agent will answer, without hurry<spokenLanguages>, in English, Spanish, Portuguese or Haitian Creole</spokenLanguages>. The consultation is free. Call {phone} or [write to us](/#contact).",
	},
} satisfies StatePageContent;
