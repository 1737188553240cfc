import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Term or whole life: which one fits?",
		description:
			"Term life and whole life side by side: what you pay, what can go wrong, when you can use the money, what happens at death, and who should look elsewhere.",
	},
	title: "Term or whole life: for some years, or for good",
	lead: "Both pay your family if you die. Term life does that for a number of years and costs less. Whole life has no end date, builds a cash value, and costs several times as much for the same amount.",
	sections: [
		{
			id: "side-by-side",
			title: "Side by side",
			table: {
				caption: "Term life and whole life compared",
				stacked: true,
				columns: ["Question", "Term life", "Whole life"],
				rows: [
					[
						"What it is for",
						"The years when someone depends on your income: children, a mortgage, a business loan.",
						"A need that never ends: final costs, an inheritance, someone who will always depend on you.",
					],
					[
						"What you pay",
						"A level premium for 10, 20 or 30 years.",
						"A level premium for life, or for the years that the policy names.",
					],
					[
						"What can go wrong",
						"You outlive the term. Then the coverage ends, or continues at a much higher premium.",
						"You stop paying in the first years. Then you get back little or nothing, because the cash value grows slowly.",
					],
					[
						"When you can use the money",
						"There is no cash value.",
						"Loans and withdrawals from the cash value. They reduce what your family receives, and loans carry interest.",
					],
					[
						"What happens at death",
						"Your beneficiaries get the amount if you die during the term.",
						"Your beneficiaries get the amount, minus loans, whenever you die, as long as the policy is in force.",
					],
					[
						"Can you change it later",
						"Many policies can be converted to permanent insurance up to a date in the contract.",
						"You can often reduce the amount. It takes a new application to raise it.",
					],
					[
						"Who it is not for",
						"People who need coverage without an end date.",
						"People whose budget buys too little coverage this way, or who need it only for some years.",
					],
				],
			},
		},
		{
			id: "first-question",
			title: "Which question comes first",
			layout: "cards",
			items: [
				{
					title: "How much would your family need?",
					text: "Start with the amount. If your budget pays for it only as [term life](/services/term-life), the amount matters more than the cash value.",
				},
				{
					title: "For how long?",
					text: "If the need ends with the mortgage or when the children are grown, term life fits. If it doesn’t end, see [whole life](/services/whole-life).",
				},
				{
					title: "Both?",
					text: "Some families buy a small whole life policy for final costs and a term policy for the years with children.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Before you decide",
			paragraphs: [
				"Use the same age and amount for both in our [calculator](/calculator), and save the two results to compare. Ask how long you can convert a term policy, and for the cash value of whole life in each of the first ten years.",
				"Any promise in either policy depends on the insurer’s ability to pay. For neutral information, see the [National Association of Insurance Commissioners](https://content.naic.org/consumer).",
			],
		},
	],
	callToAction: {
		title: "Talk it through with an agent",
		text: "Tell us who depends on you and what you can pay each month. It’s free, with no obligation.",
	},
} satisfies ArticlePageContent;
