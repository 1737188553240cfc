import type { DiscTestContent } from "../../schema.ts";

export default {
	meta: {
		title: "Communication style test (DISC)",
		description:
			"Sixteen short choices show whether you prefer the point, the conversation, the steady pace or the details when you decide about money.",
	},
	title: "How do you like to decide?",
	lead: "Some people want the short answer. Others want the conversation, the time or the figures. Sixteen choices give you an idea of your own style, so that a talk about insurance can go the way you like it.",
	instructions:
		"In each group, pick the statement that is most like you, even if more than one fits. Trust your first thought. No answer is better than another. It takes about four minutes.",
	items: [
		{
			D: "With a big purchase, I decide quickly and move on.",
			I: "With a big purchase, I talk it over with people I like.",
			S: "With a big purchase, I sleep on it for a few nights.",
			C: "With a big purchase, I compare the details first.",
		},
		{
			D: "In a group, I suggest what to do next.",
			I: "In a group, I get the conversation going.",
			S: "In a group, I help everyone feel at ease.",
			C: "In a group, I listen closely and remember what was said.",
		},
		{
			D: "With a budget, I set a target and go after it.",
			I: "With a budget, I find ways to make it fun.",
			S: "With a budget, I put aside the same amount each month.",
			C: "With a budget, I know where each dollar goes.",
		},
		{
			D: "When there is a problem, I tackle it head-on.",
			I: "When there is a problem, I bring people and ideas together.",
			S: "When there is a problem, I stay calm and keep others calm.",
			C: "When there is a problem, I look for the cause first.",
		},
		{
			D: "I learn by trying it right away.",
			I: "I learn by doing it with others.",
			S: "I learn by practicing at my own pace.",
			C: "I learn by reading how it works.",
		},
		{
			D: "From an adviser, I want the short answer first.",
			I: "From an adviser, I want a good, open conversation.",
			S: "From an adviser, I want someone who stays over the years.",
			C: "From an adviser, I want the figures in writing.",
		},
		{
			D: "When plans change, I take the lead on the new one.",
			I: "When plans change, I look for the bright side.",
			S: "When plans change, I keep what already works.",
			C: "When plans change, I check what else it affects.",
		},
		{
			D: "In a disagreement, I say openly what I think.",
			I: "In a disagreement, I find a friendly way through.",
			S: "In a disagreement, I hear everyone out.",
			C: "In a disagreement, I go back to the facts.",
		},
		{
			D: "I work well with a goal and a free hand.",
			I: "I work well with variety and good company.",
			S: "I work well with a steady rhythm.",
			C: "I work well with time to do it properly.",
		},
		{
			D: "Before I sign, I ask what it does for me.",
			I: "Before I sign, I ask someone to walk me through it.",
			S: "Before I sign, I ask what it means for my family.",
			C: "Before I sign, I read the small print.",
		},
		{
			D: "With unexpected money, I move a goal forward.",
			I: "With unexpected money, I share some with people I love.",
			S: "With unexpected money, I keep it for a rainy day.",
			C: "With unexpected money, I work out the most sensible use.",
		},
		{
			D: "Friends like that I get things done.",
			I: "Friends like that I lift the mood.",
			S: "Friends like that they can count on me.",
			C: "Friends like that I notice what others miss.",
		},
		{
			D: "A surprise bill arrives: I deal with it the same day.",
			I: "A surprise bill arrives: I call someone and find a way.",
			S: "A surprise bill arrives: I calmly adjust the month.",
			C: "A surprise bill arrives: I check every line of it.",
		},
		{
			D: "For a trip, I pick the place and get going.",
			I: "For a trip, I invite people who are fun to be with.",
			S: "For a trip, I go back to places that feel like home.",
			C: "For a trip, I plan the route and the bookings.",
		},
		{
			D: "When I explain something, I come to the point.",
			I: "When I explain something, I tell a story.",
			S: "When I explain something, I go step by step.",
			C: "When I explain something, I choose exact words.",
		},
		{
			D: "I am proud when I manage something hard.",
			I: "I am proud when I have inspired someone.",
			S: "I am proud when I was there for someone.",
			C: "I am proud when I got something exactly right.",
		},
	],
	results: {
		D: {
			name: "Direct style (D)",
			summary:
				"You like to reach a decision. You want the main point first, a few clear choices, and the freedom to choose. Long introductions tire you.",
			strengths: [
				"You act while others are still thinking about it.",
				"You ask the question everyone else avoids.",
				"You keep an eye on the result.",
			],
			tips: [
				"Ask the agent for two or three choices with price and drawback, on one page.",
				"Give one more day to anything that binds you for years, such as surrender charges.",
				"Use the free-look period to read the policy even though you have already decided.",
			],
		},
		I: {
			name: "Outgoing style (I)",
			summary:
				"You think most clearly in conversation. You want to know the person in front of you and to see how a decision fits your life. Bare tables leave you cold.",
			strengths: [
				"You bring people together around a decision.",
				"You see possibilities early.",
				"You put into words what a family hopes for.",
			],
			tips: [
				"Ask for an example with a family like yours, and then for its costs.",
				"Write down the three points you want to remember before the call ends.",
				"A pleasant agent is a good start. Still compare the product with another one.",
			],
		},
		S: {
			name: "Steady style (S)",
			summary:
				"You decide with care for the people around you. You want time, a clear order of steps, and someone who will still be there later. Pressure makes you step back.",
			strengths: [
				"You keep going when others give up.",
				"You think of everyone a decision touches.",
				"You listen before you judge.",
			],
			tips: [
				"Tell the agent how much time you want. Nobody has to decide on the first call.",
				"Set a date for the decision yourself, because premiums depend on age and health.",
				"Say openly what worries you. A good agent can deal with a clear no.",
			],
		},
		C: {
			name: "Careful style (C)",
			summary:
				"You want to understand how it works. You look for sources, exact figures and the exceptions. Vague promises make you doubt.",
			strengths: [
				"You find the mistake before it costs money.",
				"You compare like with like.",
				"You know your papers.",
			],
			tips: [
				"Ask for the insurer’s illustration and look at the page with the minimum values.",
				"Ask for the list of charges by year and for the definitions used in the contract.",
				"Decide beforehand which three facts will settle it, so that the search has an end.",
			],
		},
	},
	limits: {
		title: "What this test is not",
		paragraphs: [
			"It is a short self-portrait for better conversations. It is not a clinical test and not a hiring test, and sixteen questions cannot describe a person. Most people mix two styles, and the result can change with the day. It has no connection with any commercial publisher of such tests.",
			"The result has no influence on coverage, price or acceptance. Insurers do not receive it.",
			"Your answers stay in your browser. Only if you allow personalization do we store how your choices fell and the style estimated from them, with a random visit number, so that our agents can explain things your way. You can [see and delete it](/privacy#your-profile), and switch it off again.",
		],
	},
	callToAction: {
		title: "Talk the way you like to decide",
		text: "Tell the agent what you found here, or nothing of it. A first talk is free and binds you to nothing.",
	},
} satisfies DiscTestContent;
