import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Insurance rules and products by state",
		description:
			"Which of our products are available in your state, how long you may review a new policy, what protects you, and which regulator to call.",
	},
	title: "Rules and products, state by state",
	lead: "Choose your state to see what we may offer there and which protections apply. <licensedStates>The agency is licensed in {licensedStates} states.</licensedStates> In New York the agency only recruits.",
	sections: [
		{
			id: "how-to-read",
			title: "How to read the table",
			paragraphs: ["You can filter by state and by product. This is what each column means."],
			table: {
				caption: "Columns of the state table",
				columns: ["Column", "What it tells you"],
				rows: [
					[
						"Status",
						"<licensedStates>Licensed: we may advise and sell. </licensedStates>Recruiting only: we look for agents and sell nothing to residents.",
					],
					[
						"Products",
						"The kinds of product we may offer there. Whether one fits you, and whether the insurer accepts you, is decided later.",
					],
					[
						"Free look",
						"How many days you have at least to return a new contract: one column for life insurance, one for annuities. Replacements and older buyers often have longer.",
					],
					[
						"Replacement notice",
						"Whether you receive a written notice when a new policy takes the place of an old one.",
					],
					[
						"Best-interest review",
						"Whether the law asks us to recommend an annuity only if it is in your best interest, on the basis of your answers and put in writing.",
					],
					["Senior protections", "Whether the state gives older buyers something more, such as a longer free look."],
					[
						"Forms and age",
						"Extra forms the state asks for, and the highest age at which we offer products there, if there is one.",
					],
					[
						"Regulator",
						"The office that supervises insurance, with its website and consumer phone. It answers questions and takes complaints.",
					],
				],
			},
		},
		{
			id: "exact-period",
			title: "Your policy states your exact period",
			paragraphs: [
				"A number in the table is for a new contract that replaces no other one. Yours can differ: by product, by your age, by whether the policy replaces another, or by how it was delivered. In some states the insurer may choose the period within limits.",
				"Look for the notice on the front page of the policy, usually headed “right to examine” or “free look”. Count from the day you receive the policy. If you cannot find the notice, call the insurer or us at {phone}.",
			],
		},
		{
			id: "how-we-check",
			title: "How the facts are checked",
			layout: "steps",
			items: [
				{
					title: "Source",
					text: "We note where each fact comes from: a statute, a rule, or the regulator. If all we have is a published compilation, we note that too.",
				},
				{
					title: "Date and reader",
					text: "We note the day of the last check, and which licensed person made it. As long as none has, the table says so. Each fact has a date for its next review, and our system reminds us of it.",
				},
				{
					title: "Certainty",
					text: "We grade how sure we are. Where sources contradict each other, or we found none, we show no answer and refer you to the regulator.",
				},
			],
		},
		{
			id: "limits",
			title: "What the table cannot tell you",
			paragraphs: [
				"It is a guide and not legal advice. Rules change, and an insurer may limit a product further. It is not an offer to sell insurance, and no state has reviewed or approved it.",
				"Found something wrong or out of date? Please write to {email}. We check it against the source and correct it.",
			],
		},
	],
	faqs: {
		title: "Questions about state rules",
		items: [
			{
				question: "Why is a product missing in my state?",
				answer:
					"Each product form needs approval in each state, and we need the right license and appointment for it. If one is missing, we do not offer the product there.",
			},
			{
				question: "I live in two states during the year. Which one counts?",
				answer:
					"As a rule the state where you reside when you apply, and often the state where you sign. Tell the agent about both homes before you fill in the application.",
			},
			{
				question: "Why does New York show no days?",
				answer:
					"Because we sell nothing to people who live there, so the figure would not apply to any policy of ours. New York law has its own free-look period. The [Department of Financial Services](https://dfs.ny.gov) can tell you about it.",
			},
		],
	},
	callToAction: {
		title: "Not sure what applies to you",
		text: "Tell us your state and your question. An agent<licensedStates> licensed there</licensedStates> will answer.",
	},
} satisfies ArticlePageContent;
