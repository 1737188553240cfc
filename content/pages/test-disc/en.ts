import type { DiscTestContent } from "../../schema.ts";

export default {
	meta: {
		title: "Communication style test (DISC)",
		description:
			"Sixteen short choices show whether you prefer the bottom line, the conversation, a steady pace or the details when you make decisions about money.",
	},
	title: "How do you like to make decisions?",
	lead: "Sixteen choices give you an idea of your own style, so a conversation about insurance can go the way you like.",
	instructions:
		"In each group, pick the statement that’s most like you, even if more than one fits. Go with your first thought. No answer is better than another. It takes about four minutes.",
	items: [
		{
			D: "When I make a big purchase, I decide quickly and move on.",
			I: "When I make a big purchase, I talk it over with people I like.",
			S: "When I make a big purchase, I sleep on it for a few nights.",
			C: "When I make a big purchase, I compare the details first.",
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
			C: "With a budget, I know where every dollar goes.",
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
			S: "From an adviser, I want a relationship that lasts for years.",
			C: "From an adviser, I want the numbers in writing.",
		},
		{
			D: "When plans change, I take charge of the new plan.",
			I: "When plans change, I look for the bright side.",
			S: "When plans change, I keep what already works.",
			C: "When plans change, I check what else it affects.",
		},
		{
			D: "In a disagreement, I say what I think.",
			I: "In a disagreement, I find a friendly way through.",
			S: "In a disagreement, I hear everyone out.",
			C: "In a disagreement, I go back to the facts.",
		},
		{
			D: "I work well with a goal and a free hand.",
			I: "I work well with variety and good company.",
			S: "I work well with a steady rhythm.",
			C: "I work well with time to do it right.",
		},
		{
			D: "Before I sign, I ask what it does for me.",
			I: "Before I sign, I ask someone to walk me through it.",
			S: "Before I sign, I ask what it means for my family.",
			C: "Before I sign, I read the fine print.",
		},
		{
			D: "When I come into money, I put it toward a goal.",
			I: "When I come into money, I share some with people I love.",
			S: "When I come into money, I save it for a rainy day.",
			C: "When I come into money, I figure out the smartest use.",
		},
		{
			D: "Friends like that I get things done.",
			I: "Friends like that I lighten the mood.",
			S: "Friends like that they can count on me.",
			C: "Friends like that I notice what others miss.",
		},
		{
			D: "When a surprise bill arrives, I deal with it the same day.",
			I: "When a surprise bill arrives, I call someone and we figure it out.",
			S: "When a surprise bill arrives, I calmly adjust my budget.",
			C: "When a surprise bill arrives, I check every line.",
		},
		{
			D: "When I travel, I pick the place and get going.",
			I: "When I travel, I invite people who are fun to be with.",
			S: "When I travel, I go back to places that feel like home.",
			C: "When I travel, I plan the route and the bookings.",
		},
		{
			D: "When I explain something, I get to the point.",
			I: "When I explain something, I tell a story.",
			S: "When I explain something, I go step by step.",
			C: "When I explain something, I choose my words carefully.",
		},
		{
			D: "I’m proud when I pull off something hard.",
			I: "I’m proud when I’ve inspired someone.",
			S: "I’m proud when I was there for someone.",
			C: "I’m proud when I get something exactly right.",
		},
	],
	results: {
		D: {
			name: "Direct style (D)",
			summary:
				"You like to get to a decision. You want the bottom line first, a few clear choices, and the freedom to choose. Long introductions wear you out.",
			strengths: [
				"You act while others are still thinking.",
				"You ask the question everyone else avoids.",
				"You keep an eye on the result.",
			],
			tips: [
				"Ask the agent for two or three choices, with the price and drawback of each, on one page.",
				"Take one more day before anything that locks you in for years, such as a contract with surrender charges.",
				"Use the free-look period to read the policy even if you’ve already decided.",
			],
		},
		I: {
			name: "Outgoing style (I)",
			summary:
				"You think most clearly in conversation. You want to know the person in front of you and see how a decision fits your life. Charts alone don’t tell you much.",
			strengths: [
				"You bring people together around a decision.",
				"You see possibilities early.",
				"You put a family’s hopes into words.",
			],
			tips: [
				"Ask for an example with a family like yours, and then ask what their policy costs.",
				"Write down the three points you want to remember before the call ends.",
				"A friendly agent is a good start. Still, compare the product with another one.",
			],
		},
		S: {
			name: "Steady style (S)",
			summary:
				"You decide with care for the people around you. You want time, a clear order of steps, and someone who will still be there later. Pressure makes you pull back.",
			strengths: [
				"You keep going when others give up.",
				"You think of everyone a decision affects.",
				"You listen before you judge.",
			],
			tips: [
				"Tell the agent how much time you want. You don’t have to decide on the first call.",
				"Set your own deadline to decide, because premiums depend on age and health.",
				"Say what worries you. A good agent can take no for an answer.",
			],
		},
		C: {
			name: "Careful style (C)",
			summary:
				"You want to understand how things work. You look for sources, exact numbers and exceptions. Vague promises make you skeptical.",
			strengths: [
				"You catch the mistake before it costs money.",
				"You compare apples to apples.",
				"You know what’s in your paperwork.",
			],
			tips: [
				"Ask for the insurer’s illustration and check the page with the minimum values.",
				"Ask for a year-by-year list of charges and for the definitions used in the contract.",
				"Decide up front which three facts will settle it, so you know when to stop looking.",
			],
		},
	},
	limits: {
		title: "What this test isn’t",
		paragraphs: [
			"It’s a short self-portrait for better conversations. It isn’t a clinical test or a hiring test, and 16 questions can’t describe a person. Most people are a mix of two styles, and the result can change from day to day. The test has no connection with any commercial publisher of such tests.",
			"The result has no effect on coverage, price or acceptance. Insurers don’t receive it.",
			"Your answers stay in your browser. We store the totals of your choices and the style estimated from them only if you allow personalization. They’re stored under a random visit number and help our agents explain things your way. You can [see and delete them](/privacy#your-profile), and turn personalization off again.",
		],
	},
	callToAction: {
		title: "Have the conversation your way",
		text: "Tell the agent what you found out here, or keep it to yourself. The first call is free, with no obligation.",
	},
} satisfies DiscTestContent;
