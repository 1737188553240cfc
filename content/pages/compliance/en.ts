import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Compliance: the rules we work by",
		description:
			"How we advertise, when we may call, what you receive before you buy, how to cancel a new policy, and which regulator hears your complaint.",
	},
	title: "The rules we work by",
	lead: "Insurance is regulated state by state. Here is what those rules mean for you, from the first page you read to the day you have a complaint.",
	updated: "2026-11-21",
	sections: [
		{
			id: "advertising",
			title: "How we advertise",
			layout: "cards",
			paragraphs: [
				"This website is an advertisement in the eyes of the law, and so are our pages for future agents. Florida’s rules for it are in chapter 69B-150 of the Florida Administrative Code. In plain words:",
			],
			items: [
				{
					title: "Limits stand beside the number",
					text: "A rate or a growth figure appears only with its limitations, as easy to read as the figure. We mark it as hypothetical and not a policy illustration.",
				},
				{
					title: "A price has a plan",
					text: "A premium is shown with the kind of plan it belongs to and what it depends on. Your own price follows underwriting.",
				},
				{
					title: "Health questions are named",
					text: "If a product needs no medical exam but asks health questions, we say both in the same place.",
				},
				{
					title: "Insurance is called insurance",
					text: "Life insurance and annuities are contracts with an insurance company. Their promises depend on that company’s ability to pay claims. We do not present them as bank products.",
				},
				{
					title: "Urgency only if it is true",
					text: "A deadline or a number of places is shown only where it is real and our records can show it.",
				},
				{
					title: "Real words from real clients",
					text: "A testimonial must be genuine and current. We confirm it again after one year or take it down, and we say so if someone was paid. One person’s result does not predict yours.",
				},
				{
					title: "No state recommends us",
					text: "A license allows us to work in a state. It is not an endorsement, and we do not advertise products where we may not sell them.",
				},
			],
		},
		{
			id: "contact",
			title: "When we may call or write",
			layout: "checklist",
			items: [
				{ text: "You ask us to get in touch. No box is checked for you." },
				{
					text: "Marketing by automated calls or texts needs a second, separate consent. It is never a condition of purchase.",
				},
				{
					text: "We call between 8 a.m. and 8 p.m. in your local time, and keep to shorter hours where your state sets them.",
				},
				{
					text: "Reply STOP, use the link in any of our emails, or tell us on the phone. We honor it within {revocationBusinessDays} business days.",
				},
				{ text: "We keep a record of each consent for at least 5 years. See the [privacy policy](/privacy)." },
			],
		},
		{
			id: "before-you-buy",
			title: "From first talk to policy",
			layout: "steps",
			items: [
				{
					title: "We ask before we recommend",
					text: "Income, debts, who depends on you, what you already own. For an annuity the law also has us ask about your income needs, other assets and how soon you may need the money.",
				},
				{
					title: "You see what it costs",
					text: "Premium, charges, what happens if you stop paying, and the insurer’s own illustration where one is required. Ask about anything that is unclear.",
				},
				{
					title: "You apply",
					text: "Answer health questions fully. During the first two years an insurer may contest a claim if an answer was untrue in a way that matters.",
				},
				{
					title: "You read the policy",
					text: "When it arrives, the free-look period begins. You may return the policy in that time for a refund as the policy states.",
				},
			],
		},
		{
			id: "free-look",
			title: "Free-look period",
			paragraphs: [
				"A new policy can usually be looked over at home and returned. How many days you have depends on your state, on the product, and sometimes on your age: [state compliance](/state-compliance) lists them for life insurance and for annuities. Your policy states your exact period.",
			],
		},
		{
			id: "replacement",
			title: "Replacing a policy you have",
			paragraphs: [
				"Replacing means giving up or borrowing from an old policy to buy a new one. It can make sense, but it has costs: surrender charges may be due, the premium is set at your present age, and the two-year contestability period begins again.",
				"Most states have us give you a written replacement notice, and the old insurer may be told. Compare both contracts side by side. Do not cancel the old policy before the new one has been issued and you have accepted it.",
			],
		},
		{
			id: "older-clients",
			title: "Older clients",
			paragraphs: [
				"Several states add protection for older buyers: a longer free look, more disclosure, or a closer check that an annuity is in their best interest. We follow these rules, and you may always bring a relative, a friend or an adviser to a meeting.",
				"Nobody needs to decide on the day. If you feel pressed by anyone who speaks for us, call {phone}.",
			],
		},
		{
			id: "new-york",
			title: "New York: recruiting only",
			paragraphs: [
				"In New York we look for future agents and nothing else. We do not sell, quote or recommend insurance to people who live there. They find licensed agents through the [Department of Financial Services](https://dfs.ny.gov).",
			],
		},
		{
			id: "complaints",
			title: "If something goes wrong",
			paragraphs: [
				"Tell us first if you like: {email}, {phone}, or {tollFreePhone}. A person looks into it and answers. You need not wait for us. You may go to your state’s regulator at any time, free of charge. The regulators of all our states are under [state compliance](/state-compliance).",
			],
			table: {
				caption: "Insurance regulators in four states",
				columns: ["State", "Regulator", "Phone for consumers"],
				rows: [
					[
						"Florida",
						"[Department of Financial Services, Division of Consumer Services](https://myfloridacfo.com/division/consumers)",
						"877-693-5236",
					],
					["California", "[Department of Insurance](https://insurance.ca.gov)", "800-927-4357"],
					["Texas", "[Department of Insurance](https://tdi.texas.gov)", "800-252-3439"],
					["New York", "[Department of Financial Services](https://dfs.ny.gov)", "800-342-3736"],
				],
			},
		},
	],
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "Who pays you?",
				answer:
					"The insurance company pays a commission when you buy a policy through us, and it is part of how the product is priced. A consultation costs you nothing and does not oblige you to buy. You may ask us what commission a product pays.",
			},
			{
				question: "Can I change my mind after signing?",
				answer:
					"Yes. During the free-look period you can return the policy. Later you can still cancel, but a life policy may then pay little or nothing back, and an annuity may carry a surrender charge. Withdrawals from an annuity before age 59½ can also bring a 10% federal tax on the taxable part.",
			},
			{
				question: "Is this page legal advice?",
				answer:
					"No. It describes how we work. Where it differs from the law of your state or from your policy, the law and the policy decide.",
			},
		],
	},
	callToAction: {
		title: "Ask us how a rule applies to you",
		text: "Tell us your state and what you are considering. A licensed agent answers, and you owe us nothing for it.",
	},
} satisfies ArticlePageContent;
