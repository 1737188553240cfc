import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense coverage {inState}: costs and choices",
		description:
			"Burial, cremation or natural organic reduction {inState}: costs, coverage amounts, buyer rights and the Office of the Insurance Commissioner.",
	},
	title: "Final expense insurance {inState}",
	lead: "{InState}, families can choose among several ways to say goodbye, and the prices vary widely. First decide what you want, then choose the coverage amount. A small life insurance policy can leave your family the money to carry out your wishes.",
	sections: [
		{
			id: "washington-costs",
			title: "What a funeral may cost {inState}",
			paragraphs: [
				"<funeralCosts>Our estimate of an average funeral with viewing and burial {inState} is about {funeralCost}. It’s an estimate, not a price list.</funeralCosts> Prices differ between the Seattle area and the towns east of the Cascades, and the vault, plot, headstone and flowers are often extra.",
				"<funeralCosts>For that kind of funeral, our [calculator](/calculator) suggests {suggestedCoverage}: {coverageMargin}% more than the estimate (20% for rising prices, rounded to the nearest $1,000, and never below $10,000).</funeralCosts> If you plan a simple cremation, you may need less.",
			],
		},
		{
			id: "three-choices",
			title: "First, decide what you want",
			layout: "cards",
			items: [
				{
					title: "Burial",
					text: "Burial is usually the most expensive, because of the plot, the casket, the vault and the headstone. Ask the cemetery and the funeral home separately.",
				},
				{
					title: "Cremation",
					text: "Many families here choose cremation. Direct cremation, without a viewing, is usually the simplest choice and costs much less.",
				},
				{
					title: "Natural organic reduction",
					text: "State law allows the body to be turned into soil. Few providers offer it, so ask for a price and put your wishes in writing.",
				},
			],
		},
		{
			id: "write-it-down",
			title: "What to put in writing",
			layout: "steps",
			items: [
				{
					title: "Your wishes",
					text: "Write down what you want and where it should take place, and give a copy to the person who will arrange it. The policy pays money, but it doesn’t carry out your wishes.",
				},
				{
					title: "The beneficiary",
					text: "{state} is a community property state. If you’re married and want to name someone other than your spouse, ask an attorney first.",
				},
				{
					title: "The papers",
					text: "Write down the insurer, the policy number and where the policy is kept. After an earthquake or a wildfire, a photo on a relative’s phone may be all that’s left.",
				},
			],
		},
		{
			id: "washington-rules",
			title: "Your rights {inState}",
			layout: "checklist",
			items: [
				{
					title: "Free look",
					text: "{freeLook} Your policy states your exact period.",
				},
				{
					title: "The regulator",
					text: "The [Office of the Insurance Commissioner](https://insurance.wa.gov) answers questions, takes complaints and lets you check a license. It doesn’t endorse us or any product.",
				},
				{
					title: "The first two years",
					text: "If you die in the first two years, the insurer may review your application. Graded policies pay back only the premiums, often with some interest, for an early death from illness.",
				},
				{
					title: "The price over time",
					text: "The premium depends on your age, health and tobacco use. Over a long life, you can pay in more than the policy pays out. If the policy lapses, your family usually gets nothing.",
				},
			],
		},
	],
	faqs: {
		title: "Questions from families {inState}",
		items: [
			{
				question: "Is a policy worth it if I only want cremation?",
				answer:
					"Maybe not. If your family can pay for a simple cremation with the money you leave, you may not need a policy. But also count travel, a gathering and final bills.",
			},
			{
				question: "Are there health questions?",
				answer:
					"Yes, with most policies, though usually there’s no physical exam. The insurer may check prescription records, and it decides whether to accept you.",
			},
			{
				question: "Can the money pay for a funeral abroad?",
				answer:
					"Yes. The beneficiary can use the money in any country. Ask the consulate about papers, and ask the insurer what it needs if the death happens abroad.",
			},
			{
				question: "Your office is in Florida. How do you work here?",
				answer:
					"By phone or video, at a time we agree on (Pacific time is three hours behind us), with an agent<licensedStates> licensed {inState}</licensedStates>. See [our licenses](/licensing) and how to check them.",
			},
		],
	},
	callToAction: {
		title: "Talk it over with an agent<licensedStates> licensed {inState}</licensedStates>",
		text: "Tell us what you want, and we’ll tell you whether insurance is the right way to pay for it. The consultation is free. Call {phone} or [send us a message](/#contact).",
	},
} satisfies StatePageContent;
