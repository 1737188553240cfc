import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense insurance {inState}: ages 50 to 85",
		description:
			"Final expense insurance {inState}: funeral costs, applications up to age 85, your rights as a buyer, and funerals across the border.",
	},
	title: "Final expense insurance {inState}",
	lead: "{state} is big, and families often live far apart, sometimes across the border. A small life insurance policy can pay for the funeral and the travel. Here’s what to know before you apply.",
	sections: [
		{
			id: "texas-costs",
			title: "What a funeral may cost {inState}",
			paragraphs: [
				"<funeralCosts>We estimate an average funeral with viewing and burial {inState} at about {funeralCost}. It’s an estimate, not a price list. Big cities and small towns differ, and direct cremation usually costs much less.</funeralCosts> A burial vault, the plot, the headstone and flowers are often extra.",
				"<funeralCosts>Our [calculator](/calculator) starts at {suggestedCoverage}. That’s {coverageMargin}% more than the estimate. Adding 20% for rising prices would come to less, but $10,000 is the smallest amount the calculator uses.</funeralCosts> If a smaller amount would be enough for you, ask us which insurers offer it.",
			],
		},
		{
			id: "distance-and-border",
			title: "Long distances and the border",
			layout: "cards",
			items: [
				{
					title: "Family in another city",
					text: "Hotels, gas and days without pay can hurt as much as the funeral bill. The death benefit can pay for those too.",
				},
				{
					title: "A burial in Mexico or farther away",
					text: "The beneficiary can use the money in another country. Ask the funeral home and the consulate about paperwork and transport, then choose the amount.",
				},
				{
					claim: "spokenLanguages",
					title: "Your own language",
					text: "We’ll explain the policy in your language, Spanish included, before you sign. The policy itself is usually written in English, so ask us about any page that isn’t clear.",
				},
			],
		},
		{
			id: "age-and-health",
			title: "Age and health",
			paragraphs: [
				"{InState}, we can help with applications up to age 85. Insurers set their own limits, and many stop at a younger age. The premium is based on your age when the policy starts, so a birthday can change it.",
				"Usually there’s no physical exam, but the application asks health questions, and the insurer may check prescription records. With serious conditions, you may be offered a graded policy. If you die of an illness in the first two years, it pays back the premiums, often with some interest. After that, it pays the full amount.",
			],
		},
		{
			id: "texas-rules",
			title: "Your rights {inState}",
			layout: "checklist",
			items: [
				{
					title: "Free look",
					text: "{freeLook} Your policy states your exact period.",
				},
				{
					title: "Where to complain or check a license",
					text: "The [Texas Department of Insurance](https://tdi.texas.gov) regulates insurers and agents. It doesn’t endorse us or any product.",
				},
				{
					title: "Who receives the money",
					text: "{state} is a community property state. If you’re married and want to name someone other than your spouse, ask an attorney first.",
				},
				{
					title: "Replacing a policy",
					text: "Keep the old policy until the new one is in force. A new policy starts a new two-year contestability period, and the price is based on your current age.",
				},
			],
		},
	],
	faqs: {
		title: "Questions from families {inState}",
		items: [
			{
				question: "Is final expense the same as a prepaid funeral?",
				answer:
					"No. A prepaid contract buys services from a particular provider. Final expense is life insurance: the money goes to your beneficiary, who can use any funeral home. Compare both if you already know exactly what you want.",
			},
			{
				question: "What does a policy cost at my age?",
				answer:
					"<finalExpenseFiguresShown>Use the calculator for a rough number, or see the [example for age 60](/services/final-expense). </finalExpenseFiguresShown><finalExpenseFiguresWithheld>A licensed agent can get you a quote for your age. </finalExpenseFiguresWithheld>Smokers pay more. The insurer sets the actual premium after reviewing your answers.",
			},
			{
				question: "Can my child pay the premium?",
				answer:
					"Yes, that’s common. Your child can pay, but you must agree to the policy and answer the health questions yourself. Decide together who owns it and who is the beneficiary.",
			},
			{
				question: "What if I stop paying?",
				answer:
					"After a grace period, the policy lapses, unless its cash value can keep a smaller amount of coverage going. Over a long life, you can pay in more than the policy pays out, so choose a premium you can keep up.",
			},
		],
	},
	callToAction: {
		title: "Ask an agent<licensedStates> licensed {inState}</licensedStates>",
		text: "We can talk by phone or video<spokenLanguages>, in English, Spanish, Portuguese or Haitian Creole</spokenLanguages>. The consultation is free. Call {phone} or [send us a message](/#contact).",
	},
} satisfies StatePageContent;
