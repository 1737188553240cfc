import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Our licenses and how to check them",
		description:
			"What an insurance license is, in which states we hold one, how to check an agent with the state regulator, and what a license does not tell you.",
	},
	title: "Our licenses, and how to check them",
	lead: "Before you share your details with any agent, check the license. It takes a few minutes, it costs nothing, and we are glad when people do it.",
	sections: [
		{
			id: "what-a-license-is",
			title: "What a license is",
			paragraphs: [
				"To sell insurance, an agent needs permission from the insurance regulator of the state. That permission is the license. To get one, an agent passes an examination and a background check, and keeps learning to renew it.",
				"The state where you live decides, not the state where our office is. <licensedStates>The agency is licensed in {licensedStates} states. The table below shows them.</licensedStates>",
			],
		},
		{
			id: "three-things",
			title: "Three things that must be in place",
			layout: "cards",
			items: [
				{
					title: "The agent’s license",
					text: "Your agent is licensed in your state, for the kind of product you discuss, such as life insurance or annuities.",
				},
				{
					title: "The appointment",
					text: "The insurance company has authorized the agent to offer its products where the state asks for that.",
				},
				{
					title: "The approved product",
					text: "The policy form may be sold in your state. That is why not every product is available everywhere.",
				},
			],
		},
		{
			id: "how-to-check",
			title: "How to check an agent",
			layout: "steps",
			items: [
				{
					title: "Ask for name and license number",
					text: "Every agent of ours gives both on request: {phone} or {email}.",
				},
				{
					title: "Open your regulator’s website",
					text: "Type the address yourself or use the links under [state compliance](/state-compliance). Look for the license search.",
				},
				{
					title: "Compare",
					text: "The name matches, the license is active in your state, and it covers life insurance or annuities.",
				},
				{
					title: "Call if in doubt",
					text: "The regulator’s consumer line tells you who is licensed. In Florida that is 877-693-5236, the [Division of Consumer Services](https://myfloridacfo.com/division/consumers).",
				},
			],
		},
		{
			id: "license-numbers",
			title: "License numbers",
			paragraphs: [
				"Where the table shows no number, it is available on request. Some states, such as California, require the number on certain emails and written quotations. Where it is missing, we give no quotations.",
			],
		},
		{
			id: "what-it-is-not",
			title: "What a license does not say",
			layout: "checklist",
			items: [
				{ text: "It does not mean that the state recommends the agent or the product." },
				{ text: "It does not promise that an application will be accepted." },
				{ text: "It says nothing about the financial strength of an insurer. Ask for its current ratings." },
			],
		},
		{
			id: "new-york",
			title: "New York",
			paragraphs: [
				"In New York we recruit agents and do nothing else. We sell no insurance to people who live there. If you would like to work with us, see [careers](/careers).",
			],
		},
	],
	faqs: {
		title: "Questions about licenses",
		items: [
			{
				question: "I live in a state that is not in the table. Can you help me?",
				answer:
					"You may read everything here, but we cannot sell you a policy or advise you on one. Your state’s insurance department can help you find a licensed agent.",
			},
			{
				question: "I am moving to another state. What happens to my policy?",
				answer:
					"An existing policy normally stays in force when you move, as long as premiums are paid. Tell the insurer your new address. For a new policy the rules of your new state apply.",
			},
			{
				question: "Someone called me and said they work for you. How do I know?",
				answer:
					"Ask for the name and license number, hang up, and call us at {phone}. Do not give your Social Security number or bank details to a caller you did not expect.",
			},
		],
	},
	callToAction: {
		title: "Check us, then talk to us",
		text: "<licensedStates>An agent licensed in your state answers your questions. </licensedStates>The first talk costs nothing and obliges you to nothing.",
	},
} satisfies ArticlePageContent;
