import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "AI Hub: How We Use Software and AI",
		description:
			"What our calculators and chat do, what we never send to an AI, who answers you, and how to use AI tools safely when you research life insurance.",
	},
	title: "Software does the arithmetic. People give the advice.",
	lead: "Insurance and artificial intelligence both ask for your trust. Here is what the software on this site does, what it is not allowed to do, and how you can use AI tools wisely when you look into insurance yourself.",
	sections: [
		{
			id: "what-we-use",
			title: "What runs on this website",
			layout: "cards",
			items: [
				{
					title: "Calculators with open formulas",
					text: "Our [calculators](/calculator) use fixed formulas and show their working. The same inputs give the same answer every time. Results are estimates. They are not quotes, not offers and not policy illustrations.",
				},
				{
					title: "A chat that follows rules",
					text: "The chat asks three questions: your state, the product and your timing. Then it shows a booking link. It is a short script. No AI writes its sentences.",
				},
				{
					title: "A guess at your state",
					text: "The site looks up your internet address to guess your state, so that it can show the right notices. It can be wrong. You can refresh it or choose your state yourself.",
				},
				{
					title: "Optional personalization",
					text: "Only if you allow it in the cookie settings, the site notes which pages you read, to guess the style of information you prefer. It never affects a price or a decision. See [cookies](/cookies).",
				},
			],
		},
		{
			id: "what-software-does-not-do",
			title: "What software does not do here",
			layout: "checklist",
			items: [
				{ text: "It does not approve or refuse anyone. Underwriting is done by the insurer, under state law." },
				{ text: "It does not set your premium. The insurer does that after your application." },
				{ text: "It does not choose a product for you. A licensed agent discusses your needs with you first." },
				{ text: "It does not pretend to be a person. If it is a machine, we say so." },
				{
					text: "It does not decide who gets an answer. A message that looks like spam is kept for a person to check.",
				},
			],
		},
		{
			id: "never-sent-to-ai",
			title: "What is never sent to an AI",
			layout: "checklist",
			paragraphs: [
				"This website sends nothing you type to an AI service. Our agents may use AI for general drafts, such as the outline of an article. Our rule for them is that these things stay out of it:",
			],
			items: [
				{ text: "Your name, phone number, email and address" },
				{ text: "Health answers, prescriptions and medical records" },
				{ text: "Social Security, tax, passport and bank numbers" },
				{ text: "Your policy, your beneficiaries and the notes of our conversations" },
			],
		},
		{
			id: "a-person-answers",
			title: "A person answers",
			paragraphs: [
				"When you send a message, an agent reviews it<reviewTime> within {reviewHours} hours while our office is open</reviewTime>, and a person calls or emails you<contactTime> within {contactHours} hours on business days</contactTime>. You can skip the website altogether and call {phone}.",
				"Insurers may use software of their own when they look at an application. If an insurer declines you or charges more, you can ask it for the reason, and you can correct wrong information in your file. We help you ask.",
			],
		},
		{
			id: "use-ai-safely",
			title: "Using AI tools for your own research",
			layout: "checklist",
			paragraphs: [
				"An AI assistant can be a patient teacher. It can explain a word, put a letter into simple language or help you write down your questions. It can also be wrong in a confident voice.",
			],
			items: [
				{
					text: "Ask about ideas, not about yourself. “What is a graded benefit?” is safe. Your medical history is not.",
				},
				{
					text: "Black out names, policy numbers and signatures before you upload a document. It is safer not to upload it.",
				},
				{
					text: "Ask for the source, then open the source. A state insurance department or the policy itself outranks any chat.",
				},
				{
					text: "Treat prices, rates and rules from an AI as rumors until a licensed agent or the insurer confirms them.",
				},
				{
					text: "Watch for imitation. A voice or a website can be faked. Call back on a number you looked up yourself.",
				},
				{ text: "Never let an AI fill in the health answers on an application. You sign for them." },
			],
		},
		{
			id: "check-the-answer",
			title: "Answers worth checking",
			table: {
				caption: "Common statements about life insurance and what to check",
				columns: ["If an AI tells you…", "Check this"],
				rows: [
					[
						"“You cannot lose money in an IUL.”",
						"Charges are taken even in a year when the index credits 0%. An underfunded policy can lapse. See [IUL](/services/iul).",
					],
					[
						"“There is no medical exam, so your health does not matter.”",
						"Most applications ask health questions. Those that ask none usually pay only part of the benefit in the first years.",
					],
					[
						"“Be your own bank.”",
						"IBC is life insurance, not a bank. Loans carry interest and reduce what your family receives. See [IBC](/services/ibc).",
					],
					[
						"“You have 30 days to return any policy.”",
						"The period depends on the state, the product and sometimes your age. Your policy states your exact period.",
					],
					[
						"“The money is always tax-free.”",
						"Death benefits are usually free of federal income tax, with exceptions. Loans, withdrawals and annuities have rules of their own. Ask a tax adviser.",
					],
				],
			},
		},
	],
	faqs: {
		title: "Questions about AI and your data",
		items: [
			{
				question: "Am I talking to a machine?",
				answer:
					"In the chat box, yes: it is a script with three questions. On the phone, by video and in our replies to your messages, you are talking with a person.",
			},
			{
				question: "Are the pages translated by AI?",
				answer:
					"Software helps with drafts. If you find a mistake, write to {email}. The policy in its original language is what counts.",
			},
			{
				question: "Does the calculator keep what I enter?",
				answer:
					"It calculates in your browser. If you allow analytics, we count the calculation with wide ranges, such as an age from 30 to 39, never with what you typed. If you ask for the report, your contact details and your result are sent to us, together with a record of your consent. The [privacy policy](/privacy) says what we keep.",
			},
			{
				question: "Can an AI tell me which policy to buy?",
				answer:
					"It can help you prepare. It holds no license, does not know your state’s rules for certain, and answers to no regulator. A licensed agent does.",
			},
		],
	},
	callToAction: {
		title: "Bring us the answer you were given",
		text: "If an AI or a video told you something about life insurance, [send it to us](/#contact) or call {phone}. We will say what is right, what is missing, and what we do not know.",
	},
} satisfies ArticlePageContent;
