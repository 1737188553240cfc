import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Using AI safely to research insurance",
		description:
			"A guide for families: what AI assistants explain well, what they get wrong, what you should never type in, how to check an answer, and AI scams.",
	},
	title: "A family guide to AI and insurance research",
	lead: "An AI assistant can help you understand insurance, in your own language and at any hour. It can also be wrong, and scammers use the same tools. This guide shows how to use an assistant without giving away your data or your money.",
	sections: [
		{
			id: "good-for",
			title: "What an assistant does well",
			layout: "cards",
			paragraphs: [
				"Think of it as a well-read friend who has never held an insurance license. This page is about tools you use yourself. To see how our own agency uses software, visit the [AI Hub](/ai-hub).",
			],
			items: [
				{
					title: "Explain a word",
					text: "Premium, rider, surrender charge, contestability. Ask for two sentences, then for an example.",
				},
				{
					title: "Turn a letter into plain language",
					text: "It can simplify a paragraph or translate it. Copy only that paragraph, without your name or policy number.",
				},
				{
					title: "Prepare your questions",
					text: "Say you’ll be talking with an agent about a type of policy, and ask what people forget to ask.",
				},
				{
					title: "Compare two ideas",
					text: "Try term life and whole life, for example, or buying an annuity and leaving the money where it is. Ask for the drawbacks of both.",
				},
			],
		},
		{
			id: "gets-wrong",
			title: "What it gets wrong",
			layout: "checklist",
			paragraphs: [
				"An assistant predicts likely sentences. It doesn’t look up your policy, and it sounds just as sure when it’s wrong.",
			],
			items: [
				{
					text: "**Rules from the wrong state.** Free-look days, forms and products differ from state to state, and AI answers mix them up.",
				},
				{ text: "**Old facts.** Tax limits, product terms and insurer ratings may have changed since it was trained." },
				{ text: "**Invented sources.** It can cite a law, a phone number or a web page that doesn’t exist." },
				{ text: "**Prices.** Only an insurer sets a premium, and only after it sees your application." },
				{
					text: "**Sales talk repeated as fact.** It has read a lot of ads, so charges and the risk of lapse are often missing.",
				},
				{ text: "**Agreeing with you.** Ask a leading question, and you’ll usually hear yes." },
			],
		},
		{
			id: "never-type",
			title: "What you should never type in",
			layout: "checklist",
			paragraphs: [
				"What you type may be stored, read by people who improve the tool, or exposed in a breach. Leave these out, and keep them out of photos and uploaded files too.",
			],
			items: [
				{ text: "Social Security, ITIN, passport, immigration and driver’s license numbers" },
				{ text: "Bank accounts, cards, passwords and the codes sent to your phone" },
				{ text: "Diagnoses, prescriptions and test results together with a name" },
				{ text: "Policy numbers, whole policies, applications and signatures" },
				{ text: "Names, birth dates and addresses of your children, parents and beneficiaries" },
				{ text: "Recordings of your voice or a relative’s voice" },
			],
		},
		{
			id: "prompts",
			title: "Questions worth asking",
			paragraphs: [
				"Describe someone in general terms, not yourself. “A healthy person around 40” is enough to learn how a product works.",
			],
			table: {
				caption: "What you want to know, and a safe way to ask it",
				columns: ["You want to", "Ask"],
				rows: [
					["Understand a product", "“Explain final expense insurance in plain English. Who shouldn’t buy it?”"],
					[
						"See the costs",
						"“List every charge an indexed universal life policy can have, and what happens if too little is paid in.”",
					],
					["Test a sales pitch", "“What did this ad leave out? What would a careful critic say?”"],
					["Prepare for a call", "“Give me ten questions for an agent before I replace a life insurance policy.”"],
					[
						"Know how far to trust the answer",
						"“Which parts of your answer depend on my state, and which official source should I open?”",
					],
				],
			},
		},
		{
			id: "check-the-answer",
			title: "Check before you act",
			layout: "steps",
			items: [
				{
					title: "Go to the source yourself",
					text: "Type the address of the official site into your browser. Don’t use the link or the phone number the assistant gave you.",
				},
				{
					title: "Ask the regulator",
					text: "Your state’s insurance department answers questions for free. The regulators for our states are listed under [state compliance](/state-compliance). In Florida, it’s the [Division of Consumer Services](https://myfloridacfo.com/division/consumers).",
				},
				{
					title: "Read your policy",
					text: "If the policy and the assistant disagree, go by the policy. Check the page with the charges and the page with the exclusions.",
				},
				{
					title: "Ask a licensed agent",
					text: "A licensed agent answers to a regulator for what they tell you. Our [licensing page](/licensing) shows how to check an agent, ours included.",
				},
			],
		},
		{
			id: "scams",
			title: "Scams made with AI",
			layout: "cards",
			paragraphs: [
				"Bad spelling used to give a scammer away. Now a message can be flawless in English, Spanish, Portuguese or Haitian Creole. Judge what it asks of you, not how well it’s written.",
			],
			items: [
				{
					title: "The cloned voice",
					text: "A short recording is enough to imitate the voice of a son, a niece or a pastor. The call is urgent, and the money has to go out today. Hang up and call the number you already have. Agree on a family password that no one posts online.",
				},
				{
					title: "The fake agent",
					text: "A friendly profile in your language, a stolen photo, maybe a real person’s license number. Check the name with the regulator, then call back at the agency’s published number.",
				},
				{
					title: "The fake official",
					text: "“You have a burial benefit from the government.” “Your immigration case needs this policy.” No government office calls or writes to sell you life insurance.",
				},
				{
					title: "The fake video",
					text: "A famous face promises a rate without risk. A video proves nothing. Look for the insurer’s legal name and the limitations.",
				},
				{
					title: "The fake document",
					text: "A PDF policy, a seal, a receipt. Ask the insurer, at the number on its own website, whether the policy exists and is in force.",
				},
				{
					title: "The strange payment request",
					text: "Gift cards, cryptocurrency, a payment app or a transfer to a person. You pay your premium to the insurer.",
				},
			],
		},
		{
			id: "already-answered",
			title: "If you’ve already replied to a scam",
			layout: "steps",
			items: [
				{
					title: "Stop, and keep the proof",
					text: "Don’t argue, and don’t pay to get money back. Save messages, numbers and screenshots.",
				},
				{
					title: "Protect your accounts",
					text: "Call your bank at the number on your card, change passwords, and ask the credit bureaus to freeze your credit. A freeze is free.",
				},
				{
					title: "Report it",
					text: "Tell your state’s insurance regulator and the [Federal Trade Commission](https://www.ftc.gov). You can do this whatever your immigration status. If the caller used our name, call us at {phone}.",
				},
				{
					title: "Tell your family",
					text: "People feel ashamed and stay quiet, and then the scammer calls the next relative. Tell them what happened. It can happen to anyone.",
				},
			],
		},
	],
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "Can I upload my policy and ask what it says?",
				answer:
					"It’s safer not to. A policy contains names, birth dates, policy numbers and sometimes health details. Copy one paragraph without them, or go over it with a licensed agent.",
			},
			{
				question: "Can I trust an AI translation?",
				answer:
					"Often, for the general meaning. But not for amounts, dates, exclusions or the word “not.” One missing word can reverse the meaning of a sentence. Ask a person to compare it with the original before you sign.",
			},
			{
				question: "Can an assistant fill in my application?",
				answer:
					"No. Your signature says the health answers are true. In the first two years, a wrong answer can cost your family the benefit, no matter who or what typed it.",
			},
			{
				question: "Where can I start without AI?",
				answer:
					"Our [questions and answers](/resources/faq) cover the basics, drawbacks included. They’re general too: the details depend on your own policy and your state.",
			},
		],
	},
	callToAction: {
		title: "Go over it with a person",
		text: "Read us the answer, the message or the offer you got. Call {phone} or [send us a message](/#contact). A licensed agent will tell you what’s right, what’s missing and what looks fake.",
	},
} satisfies ArticlePageContent;
