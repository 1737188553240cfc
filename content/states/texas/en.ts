import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final Expense Insurance in {state}: Age 50 to 85",
		description:
			"Final expense insurance in {state}: funeral costs, applications up to age 85, your rights as a buyer, and funerals across the border.",
	},
	title: "Final expense insurance in {state}",
	lead: "{state} is large, and families are spread across it and often across the border. A small life insurance policy pays for the funeral and for the miles. Here is what to know before you apply.",
	sections: [
		{
			id: "texas-costs",
			title: "What a funeral may cost in {state}",
			paragraphs: [
				"<funeralCosts>We estimate an average funeral with viewing and burial in {state} at about {funeralCost}. This is an estimate, not a price list; big cities and small towns differ, and direct cremation usually costs much less.</funeralCosts> A burial vault, the plot, the headstone and flowers are often extra.",
				"<funeralCosts>Our [calculator](/calculator) starts at {suggestedCoverage}. That is {coverageMargin}% more than the estimate: a fifth for rising prices would make less, but $10,000 is the smallest amount the calculator works with.</funeralCosts> If a smaller amount would be enough for you, ask us which insurers write it.",
			],
		},
		{
			id: "distance-and-border",
			title: "Long roads, and a border",
			layout: "cards",
			items: [
				{
					title: "Family in another city",
					text: "Hotel, fuel and days without pay can hurt as much as the funeral bill. The death benefit may be used for them.",
				},
				{
					title: "A burial in Mexico or farther",
					text: "The beneficiary may use the money in another country. Ask the funeral home and the consulate about papers and transport, and choose the amount after that.",
				},
				{
					claim: "spokenLanguages",
					title: "Your own language",
					text: "We explain the policy in your language before you sign, Spanish included. The policy itself is usually written in English, so ask us about every page that is not clear.",
				},
			],
		},
		{
			id: "age-and-health",
			title: "Age and health",
			paragraphs: [
				"In {state} we can help with applications up to age 85. Insurers set their own limits, and many end earlier. The premium is based on your age when the policy starts, so a birthday can change it.",
				"Usually there is no physical exam, but health questions are asked and prescription records may be checked. With serious conditions you may be offered a graded policy: for a death from illness in the first two years it pays back the premiums, often with some interest, and the full amount after that.",
			],
		},
		{
			id: "texas-rules",
			title: "Your rights in {state}",
			layout: "checklist",
			items: [
				{
					title: "Free look",
					text: "{freeLook} Your policy states your exact period.",
				},
				{
					title: "Where to complain or check a license",
					text: "The [Texas Department of Insurance](https://tdi.texas.gov) supervises insurers and agents. It does not endorse us or any product.",
				},
				{
					title: "Who receives the money",
					text: "{state} is a community property state. If you are married and name someone other than your spouse, ask an attorney first.",
				},
				{
					title: "Replacing a policy",
					text: "Keep the old one until the new one is in force. A new policy starts a new two-year contestability period, at your present age.",
				},
			],
		},
	],
	faqs: {
		title: "Questions from families in {state}",
		items: [
			{
				question: "Is this the same as a prepaid funeral?",
				answer:
					"No. A prepaid contract buys services from a particular provider. This is life insurance: the money goes to your beneficiary, who may use any funeral home. Compare both if you already know exactly what you want.",
			},
			{
				question: "What does it cost at my age?",
				answer:
					"Use the calculator for a rough figure, or see the [example for age 60](/services/final-expense). Smokers pay more. The insurer sets the real premium after reading your answers.",
			},
			{
				question: "What if my child pays the premium?",
				answer:
					"That is common. The child can pay, but you must agree to the policy and answer the health questions yourself. Decide together who owns it and who is the beneficiary.",
			},
			{
				question: "What if I stop paying?",
				answer:
					"After a grace period the policy lapses, unless its cash value can keep a smaller coverage going. Over a long life you can pay in more than the policy pays out, so choose a premium you can keep.",
			},
		],
	},
	callToAction: {
		title: "Ask an agent<licensedStates> licensed in {state}</licensedStates>",
		text: "By phone or video<spokenLanguages>, in English, Spanish, Portuguese or Haitian Creole</spokenLanguages>. The consultation is free. Call {phone} or [write to us](/#contact).",
	},
} satisfies StatePageContent;
