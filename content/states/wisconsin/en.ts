import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final Expense Insurance in {state}: What to Know",
		description:
			"Plan funeral costs in {state}: what drives them, winter burials, marital property, and how the Office of the Commissioner of Insurance protects buyers.",
	},
	title: "Final expense insurance in {state}",
	lead: "Nobody wants to leave a funeral bill to the farm account or the children. A small life insurance policy sets money apart for it. This page covers the costs in {state}, the rules, and the limits.",
	sections: [
		{
			id: "wisconsin-costs",
			title: "What a funeral may cost in {state}",
			paragraphs: [
				"<funeralCosts>We estimate an average funeral with viewing and burial in {state} at about {funeralCost}. It is an estimate, not a price list.</funeralCosts> Milwaukee and a northern village differ, and direct cremation usually costs much less. Vault, plot, headstone and flowers are often extra.",
				"<funeralCosts>Our [calculator](/calculator) suggests {suggestedCoverage}: {coverageMargin}% more than the estimate (a fifth for rising prices, rounded to the nearest $1,000, and never below $10,000). Change it to match what you want.</funeralCosts>",
			],
		},
		{
			id: "local-matters",
			title: "What families here think about",
			layout: "cards",
			items: [
				{
					title: "Winter burials",
					text: "When the ground is frozen, some cemeteries charge more or wait until spring. Ask the cemetery, and leave a little room in the amount.",
				},
				{
					title: "Money tied up in land",
					text: "A farm or a house can be worth a great deal and still leave no cash for a funeral. The death benefit does not have to wait for a sale.",
				},
				{
					title: "Children in other states",
					text: "Travel in winter is slow and costly. Name a beneficiary who can act, and a second one in case the first dies before you.",
				},
			],
		},
		{
			id: "marital-property",
			title: "Married couples and the beneficiary",
			paragraphs: [
				"{state} is a marital property state. Premiums paid from the couple’s income can give a spouse an interest in a policy. If you want someone other than your spouse to receive the money, ask an attorney before you sign.",
				"Look at the beneficiary after a divorce, a death or a birth. A name left unchanged for twenty years can send the money to the wrong person.",
			],
		},
		{
			id: "wisconsin-rules",
			title: "Your rights in {state}",
			layout: "checklist",
			items: [
				{
					title: "Free look",
					text: "{freeLook} It is longer when the policy replaces another one. Your policy states your exact period.",
				},
				{
					title: "The regulator",
					text: "The [Office of the Commissioner of Insurance](https://oci.wi.gov) takes complaints and lets you check an agent or an insurer. It does not endorse us or any product.",
				},
				{
					title: "Two years",
					text: "In the first two years the insurer may review your application after a death. Policies with few health questions often pay back only the premiums, with some interest, for a death from illness in that time.",
				},
				{
					title: "Lapse",
					text: "A missed premium can end the coverage. Ask for automatic payment, and whether a relative may be told before a lapse.",
				},
			],
		},
	],
	faqs: {
		title: "Questions from families in {state}",
		items: [
			{
				question: "Do I need a medical exam?",
				answer:
					"Usually not, but health questions are asked and prescription records may be checked. The insurer decides whether to accept you and on what terms.",
			},
			{
				question: "What does it cost?",
				answer:
					"It depends on age, health, tobacco and amount. There is an [example for age 60](/services/final-expense). Over a long life you can pay in more than the policy pays out.",
			},
			{
				question: "My parents have small old policies. Are they worth keeping?",
				answer:
					"Often yes, especially if nothing more has to be paid. Ask the insurer for the present death benefit and any loan before you change anything. We can read the answer with you.",
			},
			{
				question: "Your office is in Florida. How do you work here?",
				answer:
					"By phone or video, with an agent<licensedStates> licensed in {state}</licensedStates>. You can check the license with the regulator first; see [our licenses](/licensing).",
			},
		],
	},
	callToAction: {
		title: "Ask about coverage in {state}",
		text: "A licensed agent will go through it with you and your family. The consultation is free. Call {phone} or [write to us](/#contact).",
	},
} satisfies StatePageContent;
