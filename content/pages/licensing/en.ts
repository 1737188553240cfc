import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Our licenses and how to check them",
		description:
			"What an insurance license is, the states where we hold one, how to check an agent with the state regulator, and what a license doesn’t tell you.",
	},
	title: "Our licenses, and how to check them",
	lead: "Before you share your information with any agent, check the license. It takes a few minutes, it’s free, and we’re glad when people do.",
	sections: [
		{
			id: "what-a-license-is",
			title: "What a license is",
			paragraphs: [
				"To sell insurance, an agent needs permission from the state’s insurance regulator. That permission is the license. To get one, an agent has to pass an exam and a background check. To renew it, the agent has to complete continuing education.",
				"What counts is the state where you live, not the state where our office is. <licensedStates>The agency is licensed in {licensedStates} {statesNoun}. The map above shows them.</licensedStates>",
			],
		},
		{
			id: "three-things",
			title: "Three things that must be in place",
			layout: "cards",
			items: [
				{
					title: "The agent’s license",
					text: "Your agent is licensed in your state for the kind of product you’re discussing, such as life insurance or annuities.",
				},
				{
					title: "The appointment",
					text: "The insurance company has authorized the agent to offer its products, where the state requires that.",
				},
				{
					title: "The approved product",
					text: "The policy form has been approved for sale in your state. That’s why not every product is available everywhere.",
				},
			],
		},
		{
			id: "how-to-check",
			title: "How to check an agent",
			layout: "steps",
			items: [
				{
					title: "Ask for the name and license number",
					text: "Any of our agents will give you both. Call {phone} or email {email}.",
				},
				{
					title: "Open your regulator’s website",
					text: "Type the address yourself or use the links on this page. Look for the license search.",
				},
				{
					title: "Compare",
					text: "Make sure the name matches, the license is active in your state, and it covers life insurance or annuities.",
				},
				{
					title: "Call if you’re not sure",
					text: "The regulator’s consumer line can tell you who is licensed. In Florida, that’s 877-693-5236, the [Division of Consumer Services](https://myfloridacfo.com/division/consumers).",
				},
			],
		},
		{
			id: "license-numbers",
			title: "License numbers",
			paragraphs: [
				"If this page doesn’t show a number, ask us for it. Some states, such as California, require the number on certain emails and written quotes. Where our number is missing, we don’t give quotes.",
			],
		},
		{
			id: "what-it-is-not",
			title: "What a license doesn’t tell you",
			layout: "checklist",
			items: [
				{ text: "It doesn’t mean the state recommends the agent or the product." },
				{ text: "It doesn’t promise that an application will be accepted." },
				{ text: "It says nothing about the financial strength of an insurer. Ask for its current ratings." },
			],
		},
		{
			id: "new-york",
			title: "New York",
			paragraphs: [
				"In New York, we only recruit agents. We don’t sell insurance to people who live there. If you’d like to work with us, see [careers](/careers).",
			],
		},
	],
	faqs: {
		title: "Questions about licenses",
		items: [
			{
				question: "I live in a state that’s not in the table. Can you help me?",
				answer:
					"You’re welcome to read everything here, but we can’t sell you a policy or advise you on one. Your state’s insurance department can help you find a licensed agent.",
			},
			{
				question: "I’m moving to another state. What happens to my policy?",
				answer:
					"An existing policy normally stays in force when you move, as long as premiums are paid. Tell the insurer your new address. If you buy a new policy, the rules of your new state apply.",
			},
			{
				question: "Someone called me and said they work for you. How do I know?",
				answer:
					"Ask for the name and license number, hang up, and call us at {phone}. Don’t give your Social Security number or bank details to a caller you weren’t expecting.",
			},
		],
	},
	callToAction: {
		title: "Check our licenses, then talk with us",
		text: "<licensedStates>An agent licensed in your state will answer your questions. </licensedStates>The first call is free, with no obligation.",
	},
} satisfies ArticlePageContent;
