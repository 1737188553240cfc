import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense insurance {inState}: costs and rules",
		description:
			"Final expense insurance {inState}: what a funeral may cost, how much coverage to consider, the health questions and your rights as a buyer.",
	},
	title: "Final expense insurance {inState}",
	lead: "A small life insurance policy can keep a funeral from becoming a debt. This page explains what a funeral may cost {inState}, what to know before you apply, and who can help if something goes wrong.",
	sections: [
		{
			id: "funeral-cost",
			title: "What a funeral may cost {inState}",
			paragraphs: [
				"<funeralCosts>Our estimate of an average funeral with viewing and burial {inState} is about {funeralCost}. It’s an estimate, not a price list.</funeralCosts> Prices vary from town to town and between funeral homes, and direct cremation usually costs much less. A burial vault, the cemetery plot, the headstone and flowers are often not included.",
				"<funeralCosts>Our [calculator](/calculator) suggests {suggestedCoverage} as a starting point for {state}. That’s {coverageMargin}% more than the estimate. It adds 20% for rising prices, rounds to the nearest $1,000, and never goes below the calculator’s minimum of $10,000. You can change that amount.</funeralCosts> Federal rules let you ask any funeral home for an itemized price list, so it helps to compare two or three.",
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
					text: "Flights, days off work, or bringing a loved one home to another state or country. Ask for prices early, because transport can be expensive.",
				},
				{
					title: "Final bills",
					text: "A medical balance, one more month’s rent, a small loan. Whatever is left belongs to your beneficiary.",
				},
				{
					title: "What it doesn’t do",
					text: "A small policy isn’t enough to replace an income. If people depend on your paycheck, compare [term life](/services/term-life) first.",
				},
			],
		},
		{
			id: "how-to-apply",
			title: "How to apply",
			layout: "steps",
			items: [
				{
					title: "A short call",
					text: "We’ll talk by phone or video for about 15 minutes. We’ll ask what you want, what you’ve already set aside, and what premium you can keep paying.",
				},
				{
					title: "Health questions",
					text: "Usually there’s no physical exam, but the application asks health questions, and the insurer may check prescription records. The insurer decides whether to accept you. Policies that ask few questions often pay in full only after two years.",
				},
				{
					title: "Read, then decide",
					text: "When the policy arrives, check the name, amount, premium and beneficiary, and whether the full benefit applies from the first day.",
				},
			],
		},
		{
			id: "your-rights",
			title: "Your rights {inState}",
			layout: "checklist",
			items: [
				{
					title: "Free look",
					text: "{freeLook} Your policy states your exact period.",
				},
				{
					title: "Contestability",
					text: "If you die during the first two years, the insurer may review your application. Truthful answers are your protection.",
				},
				{
					title: "A regulator you can call",
					text: "Insurers and agents {inState} answer to the state’s insurance regulator ({regulator}). You can check a license there and file a complaint.",
				},
				{ title: "Before a policy lapses", text: "{lapseNotice}" },
				{
					title: "No pressure",
					text: "You can think it over, ask for everything in writing, and have a relative listen in. Keep an old policy until a new one is in force.",
				},
			],
		},
		{
			id: "limits",
			title: "What to consider",
			paragraphs: [
				"The older you are when you apply, the more each $1,000 of coverage costs, and smokers pay more. Over a long life, you can pay in more than the policy pays out. If you stop paying, the policy can lapse. Loans against the cash value carry interest and reduce the death benefit.",
				"Read [how final expense insurance works](/services/final-expense)<finalExpenseFiguresShown> for an example with numbers,</finalExpenseFiguresShown> and [what applies in your state](/state-compliance) for the other products. <licensedStates>We’re licensed in {licensedStates} {statesNoun}.</licensedStates> Payment of benefits depends on the claims-paying ability of the insurer that issues the policy.",
			],
		},
	],
	faqs: {
		title: "Questions about coverage {inState}",
		items: [
			{
				question: "Who can apply?",
				answer:
					"Most insurers accept applications from about age 50 to 85. Age limits and health questions vary by insurer, and the insurer decides.",
			},
			{
				question: "How fast are claims paid?",
				answer:
					"Usually within weeks once the insurer has the claim form and the death certificate. It can take longer if the death happens in the first two years and the insurer reviews the application. The funeral home may want its money before the insurer pays, so let your family know.",
			},
			{
				question: "What if I move away from {state}?",
				answer:
					"A life insurance policy normally stays in force wherever you live, as long as premiums are paid. Give the insurer your new address and check your automatic payment.",
			},
			{
				question: "Is this a state program?",
				answer: "No. Final expense insurance is private life insurance. No state or federal agency endorses it or us.",
			},
		],
	},
	callToAction: {
		title: "Ask about coverage {inState}",
		text: "A licensed agent will answer your questions, with no rush<spokenLanguages>, in English, Spanish, Portuguese or Haitian Creole</spokenLanguages>. The consultation is free. Call {phone} or [send us a message](/#contact).",
	},
} satisfies StatePageContent;
