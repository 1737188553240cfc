import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Insurance rules and products by state",
		description:
			"See which of our products are available in your state, how long you can review a new policy, what protects you, and which regulator to call.",
	},
	title: "Rules and products, state by state",
	lead: "Choose a state to see what we can offer there and which protections apply. <licensedStates>The agency is licensed in {licensedStates} {statesNoun}.</licensedStates> In New York, we only recruit agents.",
	sections: [
		{
			id: "how-to-read",
			title: "How to read the table",
			paragraphs: ["You can filter by state and by product. Here is what each column means."],
			table: {
				caption: "Columns in the state table",
				columns: ["Column", "What it tells you"],
				rows: [
					[
						"Status",
						"<licensedStates>Licensed: we may advise and sell. </licensedStates>Recruiting only: we recruit agents and don’t sell anything to residents.",
					],
					[
						"Products",
						"The kinds of products we may offer there. Whether one fits you, and whether the insurer accepts you, is decided later.",
					],
					[
						"Free look",
						"The minimum number of days you have to return a new contract: one column for life insurance, one for annuities. Replacements and older buyers often get more time.",
					],
					["Replacement notice", "Whether you get a written notice when a new policy replaces an old one."],
					[
						"Best-interest review",
						"Whether the law requires us to recommend an annuity only if it is in your best interest, based on your answers and documented in writing.",
					],
					["Senior protections", "Whether the state gives older buyers extra protection, such as a longer free look."],
					["Highest age", "The highest age at which we offer products there, if there is one."],
					[
						"Regulator",
						"The office that regulates insurance, with its website and consumer phone number. It answers questions and takes complaints.",
					],
				],
			},
		},
		{
			id: "exact-period",
			title: "Your policy states your exact period",
			paragraphs: [
				"The numbers in the table are for new contracts that do not replace another one. Your period can depend on the product, your age, whether the policy replaces another, and how it was delivered. In some states, the insurer may choose the period within limits.",
				"Look for the notice on the front page of the policy, usually headed “right to examine” or “free look.” Count from the day you receive the policy. If you cannot find the notice, call the insurer or us at {phone}.",
			],
		},
		{
			id: "how-we-check",
			title: "How we check the facts",
			layout: "steps",
			items: [
				{
					title: "Source",
					text: "We note where each fact comes from: a statute, a rule, or the regulator. If all we have is a published compilation, we note that too.",
				},
				{
					title: "Date and reviewer",
					text: "We note the date of the last check and which licensed person made it. If no one has checked it yet, the table says so. Each fact has a date for its next review, and our system reminds us.",
				},
				{
					title: "Certainty",
					text: "We rate how sure we are. If sources contradict each other, or we can’t find one, we don’t give an answer and refer you to the regulator.",
				},
			],
		},
		{
			id: "limits",
			title: "What the table can’t tell you",
			paragraphs: [
				"The table is a guide, not legal advice. Rules change, and an insurer may limit a product further. The table is not an offer to sell insurance, and no state has reviewed or approved it.",
				"Found something wrong or out of date? Please email us at {email}. We will check it against the source and correct it.",
			],
		},
	],
	faqs: {
		title: "Questions about state rules",
		items: [
			{
				question: "Why isn’t a product available in my state?",
				answer:
					"Each product form needs approval in each state, and we need the right license and appointment for it. If we’re missing any of these, we don’t offer the product there.",
			},
			{
				question: "I live in two states during the year. Which one counts?",
				answer:
					"Usually it’s the state where you live when you apply, and often the state where you sign. Tell the agent about both homes before you fill out the application.",
			},
			{
				question: "Why doesn’t New York show a number of days?",
				answer:
					"We don’t sell anything to people who live there, so the number wouldn’t apply to any policy we sell. New York law sets its own free-look period. The [Department of Financial Services](https://dfs.ny.gov) can tell you about it.",
			},
		],
	},
	callToAction: {
		title: "Not sure what applies to you?",
		text: "Tell us your state and your question. An agent<licensedStates> licensed there</licensedStates> will answer.",
	},
} satisfies ArticlePageContent;
