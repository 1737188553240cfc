import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense insurance {inState}: what to know",
		description:
			"Plan funeral costs {inState}: what drives them, winter burials, marital property, and how the Office of the Commissioner of Insurance protects buyers.",
	},
	title: "Final expense insurance {inState}",
	lead: "No one wants a funeral bill to drain the farm account or the savings, or to fall on the children. A small life insurance policy can leave money to pay it. This page covers the costs {inState}, the rules, and the limits.",
	sections: [
		{
			id: "wisconsin-costs",
			title: "What a funeral may cost {inState}",
			paragraphs: [
				"<funeralCosts>We estimate an average funeral with viewing and burial {inState} at about {funeralCost}. It’s an estimate, not a price list.</funeralCosts> Prices in Milwaukee differ from those in a small northern town, and direct cremation usually costs much less. The vault, plot, headstone and flowers are often extra.",
				"<funeralCosts>Our [calculator](/calculator) suggests {suggestedCoverage}: {coverageMargin}% more than the estimate (20% for rising prices, rounded to the nearest $1,000, and never below $10,000). You can change that amount.</funeralCosts>",
			],
		},
		{
			id: "local-matters",
			title: "What families here think about",
			layout: "cards",
			items: [
				{
					title: "Winter burials",
					text: "When the ground is frozen, some cemeteries charge more or wait until spring. Ask the cemetery, and add a little to your coverage amount.",
				},
				{
					title: "Money tied up in land",
					text: "A farm or a house can be worth a lot and still leave no cash for a funeral. The death benefit doesn’t have to wait for a sale.",
				},
				{
					title: "Children in other states",
					text: "Winter travel is slow and expensive. Name a beneficiary who can handle things, and a second one in case the first dies before you.",
				},
			],
		},
		{
			id: "marital-property",
			title: "Married couples and the beneficiary",
			paragraphs: [
				"{state} is a marital property state. Premiums paid from the couple’s income can give a spouse an interest in a policy. If you want someone other than your spouse to receive the money, ask an attorney before you sign.",
				"Review your beneficiary after a divorce, a death or a birth. A name left unchanged for 20 years can send the money to the wrong person.",
			],
		},
		{
			id: "wisconsin-rules",
			title: "Your rights {inState}",
			layout: "checklist",
			items: [
				{
					title: "Free look",
					text: "{freeLook} The period is longer when the policy replaces another one. Your policy states your exact period.",
				},
				{
					title: "The regulator",
					text: "The [Office of the Commissioner of Insurance](https://oci.wi.gov) takes complaints and lets you check an agent or an insurer. It doesn’t endorse us or any product.",
				},
				{
					title: "The first two years",
					text: "If you die in the first two years, the insurer may review your application. Policies with few health questions often pay back only the premiums, with some interest, for a death from illness during that time.",
				},
				{
					title: "Missed premiums",
					text: "A missed premium can end the coverage. Sign up for automatic payments, and ask whether a relative can be notified before a lapse.",
				},
			],
		},
	],
	faqs: {
		title: "Questions from families {inState}",
		items: [
			{
				question: "Do I need a medical exam?",
				answer:
					"Usually not, but the application asks health questions, and the insurer may check prescription records. The insurer decides whether to accept you and on what terms.",
			},
			{
				question: "What does a policy cost?",
				answer:
					"The premium depends on your age, health, tobacco use and the coverage amount. See the [example for age 60](/services/final-expense). Over a long life, you can pay in more than the policy pays out.",
			},
			{
				question: "My parents have small old policies. Are they worth keeping?",
				answer:
					"Often yes, especially if they’re paid up. Before you change anything, ask the insurer for the current death benefit and any loan. We can go over the answer with you.",
			},
			{
				question: "Your office is in Florida. How do you work here?",
				answer:
					"By phone or video, with an agent<licensedStates> licensed {inState}</licensedStates>. You can check the license with the regulator first. See [our licenses](/licensing).",
			},
		],
	},
	callToAction: {
		title: "Ask about coverage {inState}",
		text: "A licensed agent will go over your choices with you and your family. The consultation is free. Call {phone} or [send us a message](/#contact).",
	},
} satisfies StatePageContent;
