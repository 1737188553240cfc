import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Training for Life Insurance Agents",
		description:
			"How we train agents: the way to a state license, onboarding, product knowledge, compliance, and a mentor who sits in on your first conversations.",
	},
	title: "Training for agents: know the product, know the rules, listen first",
	lead: "A family will act on what you tell them. So we train you to understand a policy well enough to explain its weak points, and to follow the advertising and sales rules of every state you work in.",
	sections: [
		{
			id: "licensing-path",
			title: "The way to a license",
			layout: "steps",
			paragraphs: [
				"You need a license before you may sell, solicit or discuss the terms of a policy. Each state sets its own requirements. In outline, the way is the same.",
			],
			items: [
				{
					title: "Choose the license",
					text: "Life insurance and annuities need a life license. Your state’s Department of Insurance says which type covers which products.",
				},
				{
					title: "Study",
					text: "Many states require a course from an approved school before the exam. You choose the school.",
				},
				{
					title: "Pass the state exam",
					text: "You take it with the state’s testing provider. Many states also take fingerprints and run a background check.",
				},
				{
					title: "Apply and be appointed",
					text: "The state issues the license. Where the state requires it, an insurer must then appoint you before you sell its products.",
				},
				{
					title: "Keep it",
					text: "Continuing education and renewal come on a schedule that the state sets. Selling in another state needs a non-resident license there.",
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
					text: "Your agreement, the commission schedule, and the rule on commissions that must be paid back when a policy lapses early. Ask about every line before you sign.",
				},
				{
					title: "Tools",
					text: "Quoting software, secure handling of client data, how leads arrive, and how each conversation is recorded.",
				},
				{
					title: "Listening in",
					text: "With the client’s permission, you sit in on consultations held by an experienced agent.",
				},
				{
					title: "Your own, with company",
					text: "Then you lead, and your mentor sits in. You go on alone when both of you think you are ready.",
				},
			],
		},
		{
			id: "product-training",
			title: "What you learn about the products",
			layout: "cards",
			items: [
				{
					title: "Term, whole life and final expense",
					text: "Needs analysis, underwriting classes, health questions, the two-year contestability period, and the graded benefits of policies that ask no health questions. See [term](/services/term-life), [whole life](/services/whole-life) and [final expense](/services/final-expense).",
				},
				{
					title: "Indexed universal life",
					text: "Caps, participation rates, floors and the rising cost of insurance. How an underfunded policy lapses. How to read an illustration, the 0% line included. See [IUL](/services/iul).",
				},
				{
					title: "Fixed indexed annuities",
					text: "Withdrawal charges, the federal tax before age 59½, and the duty to recommend only what is in the buyer’s best interest. States require annuity training before the first sale. See [FIA](/services/fia).",
				},
				{
					title: "Infinite Banking Concept®",
					text: "It is whole life insurance used in a particular way, not a bank. Loan interest, lapse risk, modified endowment contracts, and who should leave it alone. See [IBC](/services/ibc).",
				},
				{
					title: "Debt Action Plan",
					text: "Payoff order, the effect of a minimum payment, and when a client should see a nonprofit credit counselor or a lawyer instead. It is not offered in every state. See the [Debt Action Plan](/services/debt-action).",
				},
			],
		},
		{
			id: "compliance-training",
			title: "What you learn about the rules",
			layout: "checklist",
			paragraphs: ["Compliance is not a module at the end. It is in every role-play."],
			items: [
				{ text: "Words we do not use. Life insurance is sold as life insurance and under no other name." },
				{ text: "Consent before a call or text, the hours in which calling is allowed, and honoring STOP at once." },
				{ text: "Replacement: when a client should keep the policy they have, and which notices the law requires." },
				{ text: "The client’s best interest, above all with older clients and annuities." },
				{ text: "Rules against money laundering, privacy, and the safe handling of health and payment data." },
				{ text: "Your own social media. A post about a product is advertising and follows the same rules." },
			],
		},
		{
			id: "mentoring",
			title: "A mentor, not a motivational speaker",
			paragraphs: [
				"You have one named person to call. Your mentor goes through real cases with you: what was asked, what was recommended, what could have been explained better. You may say “I don’t know, I will find out” to a client. It is one of the first sentences we teach.",
				"Bilingual agents practice in both languages. Insurance words have to be right in [Spanish, Portuguese or Haitian Creole](/about) too, and a literal translation often is not.",
			],
		},
		{
			id: "what-we-do-not-promise",
			title: "What training does not do",
			paragraphs: [
				"Training does not promise you a license, clients or an income. Agents who are paid by commission may earn nothing in some months, and there are costs: school, exam, license fees, errors-and-omissions insurance. **Before you sign anything, ask us in writing which of these you pay.**",
			],
		},
	],
	faqs: {
		title: "Questions from new agents",
		items: [
			{
				question: "Can I start before I have a license?",
				answer:
					"You can study and learn our tools. You may not sell, quote or discuss policy terms with clients, and you may not be paid commission, until the state has licensed you.",
			},
			{
				question: "Do I need to have sold before?",
				answer:
					"No. Patience, clear speech and honesty matter more. People from teaching, nursing, hospitality and the military often learn quickly, because they are used to listening.",
			},
			{
				question: "I live in New York. Can I train with you?",
				answer:
					"Yes, we recruit there. The agency sells no insurance to residents of New York, so your clients would live in other states. You need a New York license first, and then a nonresident license for each of those states.",
			},
		],
	},
	callToAction: {
		title: "Ask about the next step",
		text: "See the [open roles](/careers), [write to us](/#contact) or call {phone} and ask for a recruiting conversation.",
	},
} satisfies ArticlePageContent;
