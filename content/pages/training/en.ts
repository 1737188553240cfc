import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Training for life insurance agents",
		description:
			"How we train agents: the path to a state license, onboarding, product knowledge, compliance, and a mentor who sits in on your first conversations.",
	},
	title: "Training for agents: know the product, know the rules, listen first",
	lead: "Families will act on what you tell them. So we train you to understand a policy well enough to explain its weak points, and to follow the advertising and sales rules of every state you work in.",
	sections: [
		{
			id: "licensing-path",
			title: "The path to a license",
			layout: "steps",
			paragraphs: [
				"You need a license before you can sell, solicit or discuss the terms of a policy. Each state sets its own requirements, but the basic path is the same.",
			],
			items: [
				{
					title: "Choose the license",
					text: "Selling life insurance and annuities requires a life license. Your state’s Department of Insurance says which type covers which products.",
				},
				{
					title: "Study",
					text: "Many states require a course from an approved school before the exam. You choose the school.",
				},
				{
					title: "Pass the state exam",
					text: "You take it with the state’s testing provider. Many states also require fingerprints and a background check.",
				},
				{
					title: "Apply and be appointed",
					text: "The state issues the license. Where the state requires it, an insurer must then appoint you before you sell its products.",
				},
				{
					title: "Keep your license",
					text: "The state sets a schedule for continuing education and renewal. To sell in another state, you need a nonresident license there.",
				},
			],
		},
		{
			id: "onboarding",
			title: "Your first weeks with us",
			layout: "steps",
			items: [
				{
					title: "Paperwork, read slowly",
					text: "You read your agreement, the commission schedule, and the rule on paying back commissions when a policy lapses early. Ask about every line before you sign.",
				},
				{
					title: "Tools",
					text: "You learn the quoting software, how to keep client data secure, where leads come from, and how to document each conversation.",
				},
				{
					title: "Listening in",
					text: "With the client’s permission, you sit in on consultations with an experienced agent.",
				},
				{
					title: "Your own clients, with backup",
					text: "Then you lead, and your mentor sits in. You go solo when you both think you’re ready.",
				},
			],
		},
		{
			id: "product-training",
			title: "What you’ll learn about the products",
			layout: "cards",
			items: [
				{
					title: "Term, whole life and final expense",
					text: "Needs analysis, underwriting classes, health questions, the two-year contestability period, and the graded benefits of policies that ask no health questions. See [term](/services/term-life), [whole life](/services/whole-life) and [final expense](/services/final-expense).",
				},
				{
					title: "Indexed universal life",
					text: "Caps, participation rates, floors and the rising cost of insurance. How an underfunded policy lapses. How to read an illustration, including the 0% line. See [IUL](/services/iul).",
				},
				{
					title: "Fixed indexed annuities",
					text: "Withdrawal charges, the federal tax on withdrawals before age 59½, and the duty to recommend only what is in the buyer’s best interest. States require annuity training before the first sale. See [FIA](/services/fia).",
				},
				{
					title: "Infinite Banking Concept®",
					text: "This is whole life insurance used in a particular way, not a bank. You learn about loan interest, lapse risk, modified endowment contracts, and who should stay away from it. See [IBC](/services/ibc).",
				},
				{
					title: "Debt Action Plan",
					text: "Payoff order, the effect of a minimum payment, and when a client should see a nonprofit credit counselor or a lawyer instead. The plan isn’t offered in every state. See the [Debt Action Plan](/services/debt-action).",
				},
			],
		},
		{
			id: "compliance-training",
			title: "What you’ll learn about the rules",
			layout: "checklist",
			paragraphs: ["Compliance isn’t a module at the end. It’s in every role-play."],
			items: [
				{ text: "Words we don’t use. We sell life insurance as life insurance and under no other name." },
				{ text: "Consent before a call or text, the hours when calls are allowed, and honoring STOP right away." },
				{ text: "Replacement: when a client should keep the policy they have, and which notices the law requires." },
				{ text: "The client’s best interest, especially with older clients and annuities." },
				{ text: "Anti-money-laundering rules, privacy, and safe handling of health and payment data." },
				{ text: "Your own social media. A post about a product is advertising and has to follow the same rules." },
			],
		},
		{
			id: "mentoring",
			title: "A mentor, not a motivational speaker",
			paragraphs: [
				"You’ll have one person to call. Your mentor goes over real cases with you: what was asked, what was recommended, and what could have been explained better. You can tell a client, “I don’t know, but I’ll find out.” It’s one of the first sentences we teach.",
				"Bilingual agents practice in both languages. Insurance words have to be right in [Spanish, Portuguese or Haitian Creole](/about) too, and a literal translation often isn’t.",
			],
		},
		{
			id: "what-we-do-not-promise",
			title: "What training doesn’t promise",
			paragraphs: [
				"Training doesn’t promise you a license, clients or an income. Agents who are paid on commission may earn nothing in some months, and there are costs, such as school, the exam, license fees and errors-and-omissions insurance. **Before you sign anything, ask us in writing which of these you pay.**",
			],
		},
	],
	faqs: {
		title: "Questions from new agents",
		items: [
			{
				question: "Can I start before I have a license?",
				answer:
					"You can study and learn our tools. You may not sell, quote or discuss policy terms with clients, or be paid a commission, until the state has licensed you.",
			},
			{
				question: "Do I need sales experience?",
				answer:
					"No. Patience, clear explanations and honesty matter more. People from teaching, nursing, hospitality and the military often learn quickly because they’re used to listening.",
			},
			{
				question: "I live in New York. Can I train with you?",
				answer:
					"Yes, we recruit there. We don’t sell insurance to residents of New York, so your clients would live in other states. You need a New York license first, and then a nonresident license for each of those states.",
			},
		],
	},
	callToAction: {
		title: "Ask about the next step",
		text: "See the [open roles](/careers), [apply with the short form](/careers#apply) or call {phone} to set up a recruiting call.",
	},
} satisfies ArticlePageContent;
