import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Using AI Safely to Research Insurance",
		description:
			"A guide for families: what AI assistants explain well, what they get wrong, what never to type in, how to check an answer, and scams made with AI.",
	},
	title: "A family guide to AI and insurance research",
	lead: "An AI assistant can help you understand insurance, in your own language and at any hour. It can also be wrong, and the same tools help swindlers. This guide shows how to use one without giving away your data or your money.",
	sections: [
		{
			id: "good-for",
			title: "What an assistant does well",
			layout: "cards",
			paragraphs: [
				"Use it as you would a well-read friend who has never held an insurance license. This page is about tools you use yourself. How our own agency works with software is on the [AI Hub](/ai-hub).",
			],
			items: [
				{
					title: "Explain a word",
					text: "Premium, rider, surrender charge, contestability. Ask for two sentences, then for an example.",
				},
				{
					title: "Turn a letter into plain language",
					text: "It can simplify a paragraph or translate it. Copy only the paragraph, without your name or policy number.",
				},
				{
					title: "Prepare your questions",
					text: "Say that you will talk with an agent about a kind of policy and ask what people forget to ask.",
				},
				{
					title: "Lay two ideas side by side",
					text: "Term life and whole life, or an annuity and leaving the money where it is. Ask for the drawbacks of both.",
				},
			],
		},
		{
			id: "gets-wrong",
			title: "What it gets wrong",
			layout: "checklist",
			paragraphs: [
				"An assistant predicts likely sentences. It does not look up your policy, and it sounds just as sure when it is mistaken.",
			],
			items: [
				{
					text: "**Rules of the wrong state.** Free-look days, forms and products differ from state to state, and answers mix them up.",
				},
				{ text: "**Old facts.** Tax limits, product terms and insurer ratings may have changed since it was trained." },
				{ text: "**Invented sources.** It can cite a law, a phone number or a web page that does not exist." },
				{ text: "**Prices.** Only an insurer sets a premium, after it has seen your application." },
				{
					text: "**Sales talk repeated as fact.** It has read many advertisements, so charges and the risk of lapse are often missing.",
				},
				{ text: "**Agreeing with you.** Ask a leading question and you usually hear yes." },
			],
		},
		{
			id: "never-type",
			title: "What never to type in",
			layout: "checklist",
			paragraphs: [
				"What you type may be stored, read by people who improve the tool, or exposed in a breach. Leave these out, and leave them out of photos and uploaded files too.",
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
				"Describe a person, not yourself. “A healthy person of about 40” is enough to learn how a product works.",
			],
			table: {
				caption: "What you want to know, and a safe way to ask it",
				columns: ["You want to", "Ask"],
				rows: [
					["Understand a product", "“Explain final expense insurance in plain words. Who should not buy it?”"],
					[
						"See the costs",
						"“List every charge an indexed universal life policy can have, and what happens if too little is paid in.”",
					],
					["Test a sales pitch", "“What did this advertisement leave out? What would a careful critic say?”"],
					["Prepare for a call", "“Give me ten questions for an agent before I replace a life insurance policy.”"],
					[
						"Know how sure it is",
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
					title: "Open the source yourself",
					text: "Type the address of the official site into your browser. Do not use the link or the phone number the assistant gave you.",
				},
				{
					title: "Ask the regulator",
					text: "Your state’s insurance department answers questions without charge. The regulators of our states are under [state compliance](/state-compliance). In Florida it is the [Division of Consumer Services](https://myfloridacfo.com/division/consumers).",
				},
				{
					title: "Read your policy",
					text: "If the policy and the assistant disagree, the policy decides. Look at the page with the charges and the page with the exclusions.",
				},
				{
					title: "Ask a licensed agent",
					text: "A licensed agent answers to a regulator for what is said. Our [licensing page](/licensing) shows how to check one, and that includes us.",
				},
			],
		},
		{
			id: "scams",
			title: "Scams made with AI",
			layout: "cards",
			paragraphs: [
				"Bad spelling used to give a swindler away. Now a message can be flawless in English, Spanish, Portuguese or Haitian Creole. Judge what is asked of you, not how well it is written.",
			],
			items: [
				{
					title: "The cloned voice",
					text: "A short recording is enough to imitate a son, a niece or a pastor. The call is urgent, and money must go out today. Hang up and call the number you already have. Agree on a family password that nobody posts online.",
				},
				{
					title: "The false agent",
					text: "A warm profile in your language, a borrowed photo, perhaps the license number of a real person. Check the name with the regulator, then call back through the agency’s published number.",
				},
				{
					title: "The false official",
					text: "“You have a burial benefit from the government” or “your immigration case needs this policy.” No government office calls or writes to sell you life insurance.",
				},
				{
					title: "The false video",
					text: "A famous face promises a rate without risk. An image proves nothing. Look for the legal name of the insurer and for the limitations.",
				},
				{
					title: "The false paper",
					text: "A policy in PDF, a seal, a receipt. Ask the insurer, at the number on its own website, whether the policy exists and is in force.",
				},
				{
					title: "The odd payment",
					text: "Gift cards, cryptocurrency, a payment app or a transfer to a person. A premium is paid to the insurer.",
				},
			],
		},
		{
			id: "already-answered",
			title: "If you have already answered",
			layout: "steps",
			items: [
				{
					title: "Stop and keep the proof",
					text: "Do not argue and do not pay to get money back. Save messages, numbers and screenshots.",
				},
				{
					title: "Protect your accounts",
					text: "Call your bank with the number on your card, change passwords, and ask the credit bureaus to freeze your credit. A freeze costs nothing.",
				},
				{
					title: "Report it",
					text: "Tell your state’s insurance regulator and the [Federal Trade Commission](https://www.ftc.gov). You may do so whatever your immigration status. If the caller used our name, call us at {phone}.",
				},
				{
					title: "Tell the family",
					text: "People are ashamed and stay silent, and the same voice calls the next relative. Say what happened. It can happen to anyone.",
				},
			],
		},
	],
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "May I upload my policy and ask what it says?",
				answer:
					"It is safer not to. A policy carries names, birth dates, numbers and sometimes health details. Copy one paragraph without them, or let a licensed agent read it with you.",
			},
			{
				question: "Can I trust a translation by AI?",
				answer:
					"For the general sense, often. For amounts, dates, exclusions and the word “not”, no. One missing word can turn a sentence around. Ask a person to compare it with the original before you sign.",
			},
			{
				question: "Can an assistant fill in my application?",
				answer:
					"No. You sign that the health answers are true. In the first two years a wrong answer can cost your family the benefit, whoever or whatever typed it.",
			},
			{
				question: "Where can I start without an AI?",
				answer:
					"Our [questions and answers](/resources/faq) cover the basics in four languages, drawbacks included. They are general too: your own policy and your state decide.",
			},
		],
	},
	callToAction: {
		title: "Have a person look at it",
		text: "Read us the answer, the message or the offer you received. Call {phone} or [write to us](/#contact). A licensed agent will say what is right, what is missing and what looks false.",
	},
} satisfies ArticlePageContent;
