import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "AI Hub: how we use software and AI",
		description:
			"What our calculators and chat do, what we never send to an AI, who answers you, and how to use AI tools safely when you research life insurance.",
	},
	title: "Software does the math. People give the advice.",
	lead: "Insurance and artificial intelligence both ask for your trust. Here’s what the software on this site does, what it isn’t allowed to do, and how to use AI tools wisely when you research insurance yourself.",
	sections: [
		{
			id: "what-we-use",
			title: "What runs on this website",
			layout: "cards",
			items: [
				{
					title: "Calculators that show their math",
					text: "Our [calculators](/calculator) use fixed formulas, and you can see every step. The same inputs give the same answer every time. Results are estimates. They are not quotes, offers or policy illustrations.",
				},
				{
					title: "A chat that follows rules",
					text: "The chat asks three questions: your state, the product and your timing. Then it shows a booking link. It’s a short script. No AI writes what it says.",
				},
				{
					title: "A guess at your state",
					text: "The site looks up your internet address to guess your state so it can show the right notices. The guess can be wrong. You can refresh it or choose your state yourself.",
				},
				{
					title: "Optional personalization",
					text: "If you allow it in the cookie settings, and only then, the site notes which pages you read so it can guess the style of explanation that suits you. The guess never affects a price or a decision. See [cookies](/cookies).",
				},
			],
		},
		{
			id: "what-software-does-not-do",
			title: "What software doesn’t do here",
			layout: "checklist",
			items: [
				{ text: "It doesn’t approve or decline anyone. The insurer does the underwriting, under state law." },
				{ text: "It doesn’t set your premium. The insurer does that after your application." },
				{
					text: "It doesn’t choose a product for you. Before recommending one, a licensed agent discusses your needs with you.",
				},
				{ text: "It doesn’t pretend to be a person. When a machine answers, we say so." },
				{
					text: "It doesn’t decide who gets an answer. A message that looks like spam is kept for a person to check.",
				},
			],
		},
		{
			id: "never-sent-to-ai",
			title: "What we never send to an AI",
			layout: "checklist",
			paragraphs: [
				"This website sends nothing you type to an AI service. Our agents may use AI for general drafts, such as the outline of an article. Our rule for them is never to enter:",
			],
			items: [
				{ text: "Your name, phone number, email and address" },
				{ text: "Health answers, prescriptions and medical records" },
				{ text: "Social Security, tax, passport and bank numbers" },
				{ text: "Your policy, your beneficiaries and notes from our conversations" },
			],
		},
		{
			id: "a-person-answers",
			title: "A person answers",
			paragraphs: [
				"When you send a message, an agent will review it<reviewTime> within {reviewHours} business hours</reviewTime>, and a person will call or email you<contactTime> within {contactHours} hours on business days</contactTime>. Or skip the website and call {phone}.",
				"Insurers may use their own software to review an application. If an insurer declines you or charges you more, you can ask why, and you can correct wrong information in your file. We’ll help you ask.",
			],
		},
		{
			id: "use-ai-safely",
			title: "Using AI tools for your own research",
			layout: "checklist",
			paragraphs: [
				"An AI assistant can be a patient teacher. It can explain a word, put a letter into plain language or help you write down your questions. It can also sound confident and be wrong.",
			],
			items: [
				{
					text: "Ask about ideas, not about yourself. “What is a graded benefit?” is safe. Your medical history isn’t.",
				},
				{
					text: "Black out names, policy numbers and signatures before you upload a document. It’s safer not to upload it at all.",
				},
				{
					text: "Ask for the source, then open the source. A state insurance department or the policy itself outranks any chatbot.",
				},
				{
					text: "Treat prices, rates and rules from an AI as rumors until a licensed agent or the insurer confirms them.",
				},
				{
					text: "Watch for fakes. A voice or a website can be imitated. Call back at a number you looked up yourself.",
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
						"“You can’t lose money in an IUL.”",
						"Charges come out even in a year when 0% is credited. An underfunded policy can lapse. See [IUL](/services/iul).",
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
						"Death benefits are usually free of federal income tax, with exceptions. Loans, withdrawals and annuities have their own rules. Ask a tax adviser.",
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
					"In the chat box, yes: it’s a script with three questions. On the phone, on video and in our replies to your messages, you’re talking with a person.",
			},
			{
				question: "Are the pages translated by AI?",
				answer:
					"Software helps with drafts. If you find a mistake, email us at {email}. The policy in its original language is what counts.",
			},
			{
				question: "Does the calculator keep what I enter?",
				answer:
					"The math happens in your browser. If you allow analytics, we count the calculation using broad ranges, such as ages 30 to 39, never what you typed. If you ask for the report, your contact details and your result are sent to us with a record of your consent. The [privacy policy](/privacy) says what we keep.",
			},
			{
				question: "Can an AI tell me which policy to buy?",
				answer:
					"It can help you prepare. But it has no license, doesn’t know your state’s rules for certain, and doesn’t answer to a regulator the way a licensed agent does.",
			},
		],
	},
	callToAction: {
		title: "Bring us the answer you got",
		text: "If an AI or a video told you something about life insurance, [send it to us](/#contact) or call {phone}. We’ll tell you what’s right, what’s missing, and what we don’t know.",
	},
} satisfies ArticlePageContent;
