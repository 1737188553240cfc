import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL or FIA: which one fits?",
		description:
			"Indexed universal life and a fixed indexed annuity side by side: what you pay, what can go wrong, when you can use the money, and who should look elsewhere.",
	},
	title: "IUL or FIA: two products with an index, and two different jobs",
	lead: "Both tie interest to a market index without putting your money in the market. One is life insurance that you pay for over many years. The other is an annuity that usually starts with one deposit. So their numbers can’t be compared directly.",
	sections: [
		{
			id: "side-by-side",
			title: "Side by side",
			table: {
				caption: "IUL and FIA compared",
				stacked: true,
				columns: ["Question", "IUL (Indexed Universal Life)", "FIA (Fixed Indexed Annuity)"],
				rows: [
					[
						"What it is for",
						"Life insurance for as long as the policy stays in force, with a cash value.",
						"An annuity for money that you already have, often for income later. It isn’t life insurance.",
					],
					["What you put in", "Premiums, usually every month for many years.", "Usually one deposit from savings."],
					[
						"How it grows",
						"The insurer credits interest that follows an index, up to a cap or at a participation rate. It can change those within the contract’s limits.",
						"The same principle: a cap, a spread or a participation rate that the insurer can change within the contract’s limits.",
					],
					[
						"What can go wrong",
						"Charges come out every month, even when 0% is credited. With too little premium the policy can lapse, and the coverage ends.",
						"Interest can be 0% for years. Leaving early costs a surrender charge, which can take part of the deposit.",
					],
					[
						"When you can use the money",
						"Loans and withdrawals from the cash value. They reduce what your family receives, and loans carry interest.",
						"Many contracts allow a limited withdrawal each year. Above that, the surrender charge applies until its period ends.",
					],
					[
						"What happens at death",
						"The death benefit goes to your beneficiaries, minus unpaid loans, their interest and withdrawals.",
						"The contract’s value goes to your beneficiaries, under the contract’s terms. There is no extra death benefit unless the contract says so.",
					],
					["Health questions", "Yes. Your health decides whether you can get it and what it costs.", "Usually none."],
					[
						"Who it is not for",
						"People who need only a death benefit at a low price, or who can’t pay the premium in a bad year.",
						"People who may need the money soon, or who need life insurance.",
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
					title: "If someone depends on your income",
					text: "Start with life insurance. [Term life](/services/term-life) usually costs the least for the same amount. [IUL](/services/iul) is for a lasting need and a budget that lasts.",
				},
				{
					title: "If you have savings for retirement",
					text: "Keep an emergency fund first. Then see whether an [FIA](/services/fia) fits the part that you won’t need during the surrender period.",
				},
				{
					title: "If neither fits",
					text: "That is a good answer, too. An agent should tell you when to look elsewhere.",
				},
			],
		},
		{
			id: "before-you-decide",
			title: "Before you decide",
			paragraphs: [
				"Ask for the illustration with 0% credited, the list of charges, and the years in which a surrender charge applies. Our [calculators](/calculator) show both products with their premises, and the 0% case beside each result.",
				"Any promise in either contract depends on the insurer’s ability to pay. For neutral information, see the [National Association of Insurance Commissioners](https://content.naic.org/consumer).",
			],
		},
	],
	callToAction: {
		title: "Talk it through with an agent",
		text: "Tell us what the money is for and when you need it. It’s free, with no obligation.",
	},
} satisfies ArticlePageContent;
