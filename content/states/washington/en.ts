import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final Expense Coverage in {state}: Costs and Choices",
		description:
			"Burial, cremation or natural organic reduction in {state}: costs, coverage amounts, buyer rights and the Office of the Insurance Commissioner.",
	},
	title: "Final expense insurance in {state}",
	lead: "In {state} the farewell can take several forms, and their prices lie far apart. Decide on the form first, then on the amount. A small life insurance policy can leave your family the money to carry it out.",
	sections: [
		{
			id: "washington-costs",
			title: "What a funeral may cost in {state}",
			paragraphs: [
				"<funeralCosts>Our estimate of an average funeral with viewing and burial in {state} is about {funeralCost}. It is an estimate, not a price list.</funeralCosts> The Seattle area and the towns east of the Cascades differ, and vault, plot, headstone and flowers are often extra.",
				"<funeralCosts>For that kind of funeral our [calculator](/calculator) suggests {suggestedCoverage}: {coverageMargin}% more than the estimate (a fifth for rising prices, rounded to the nearest $1,000, and never below $10,000).</funeralCosts> If you plan a simple cremation, you may need less.",
			],
		},
		{
			id: "three-choices",
			title: "Choose the form first",
			layout: "cards",
			items: [
				{
					title: "Burial",
					text: "Usually the most expensive, because of the plot, the casket, the vault and the stone. Ask the cemetery and the funeral home separately.",
				},
				{
					title: "Cremation",
					text: "Chosen by many families here. Direct cremation, without a viewing, is usually the simplest and costs much less.",
				},
				{
					title: "Natural organic reduction",
					text: "State law allows the body to be turned into soil. Few providers offer it, so ask for a price and write your wish down.",
				},
			],
		},
		{
			id: "write-it-down",
			title: "What to leave in writing",
			layout: "steps",
			items: [
				{
					title: "Your wish",
					text: "State the form and the place, and give a copy to the person who will arrange it. The policy only pays money; it does not give instructions.",
				},
				{
					title: "The beneficiary",
					text: "{state} is a community property state. If you are married and want to name someone other than your spouse, ask an attorney first.",
				},
				{
					title: "The papers",
					text: "Insurer, policy number, and where the policy is kept. After an earthquake or a wildfire, a photo on a relative’s phone may be all there is.",
				},
			],
		},
		{
			id: "washington-rules",
			title: "Your rights in {state}",
			layout: "checklist",
			items: [
				{
					title: "Free look",
					text: "{freeLook} Your policy states your exact period.",
				},
				{
					title: "The regulator",
					text: "The [Office of the Insurance Commissioner](https://insurance.wa.gov) answers questions, takes complaints and lets you check a license. It does not endorse us or any product.",
				},
				{
					title: "The first two years",
					text: "The insurer may review your application after a death in that time. Graded policies pay back only the premiums, often with some interest, for an early death from illness.",
				},
				{
					title: "The price over time",
					text: "Age, health and tobacco set the premium. Over a long life you can pay in more than the policy pays out, and a lapsed policy pays nothing.",
				},
			],
		},
	],
	faqs: {
		title: "Questions from families in {state}",
		items: [
			{
				question: "Is a policy worth it if I only want cremation?",
				answer:
					"Perhaps not. If your family can pay a simple cremation from what you leave, you may not need one. Travel, a gathering and last bills are the other part of the sum.",
			},
			{
				question: "Are there health questions?",
				answer:
					"Yes, with most policies, though usually there is no physical exam. The insurer may check prescription records and decides whether to accept you.",
			},
			{
				question: "Can the money pay for a funeral abroad?",
				answer:
					"Yes. The beneficiary may use it in any country. Ask the consulate about papers, and the insurer what it needs if the death happens abroad.",
			},
			{
				question: "Your office is in Florida. How do you work here?",
				answer:
					"By phone or video, at a time we agree on (Pacific time is three hours behind us), with an agent<licensedStates> licensed in {state}</licensedStates>. See [our licenses](/licensing) and how to check them.",
			},
		],
	},
	callToAction: {
		title: "Talk it over with an agent<licensedStates> licensed in {state}</licensedStates>",
		text: "Bring your wishes, and we will tell you whether insurance is the right way to pay for them. The consultation is free. Call {phone} or [write to us](/#contact).",
	},
} satisfies StatePageContent;
