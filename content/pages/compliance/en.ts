import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Compliance: the rules we work by",
		description:
			"How we advertise, when we may call, what you receive before you buy, how to cancel a new policy, and which regulator takes your complaint.",
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
				"Under the law, this website is an advertisement, and so are our pages for future agents. Florida’s rules are in chapter 69B-150 of the Florida Administrative Code. In plain English:",
			],
			items: [
				{
					title: "Every number comes with its limits",
					text: "A rate or a projected value appears only with its limits, as easy to read as the number itself. We label it as hypothetical and not a policy illustration.",
				},
				{
					title: "Every price says which plan it’s for",
					text: "Whenever we show a premium, we name the kind of plan and what the premium depends on. Your own price is set after underwriting.",
				},
				{
					title: "We tell you about health questions",
					text: "If a policy needs no medical exam but the application asks health questions, we say both in the same place.",
				},
				{
					title: "Insurance is called insurance",
					text: "Life insurance and annuities are contracts with an insurance company. Their promises depend on that company’s ability to pay claims. We do not present them as bank products.",
				},
				{
					title: "Urgency only when it is real",
					text: "We show a deadline or a number of spots only when it is real and our records can prove it.",
				},
				{
					title: "Real words from real clients",
					text: "A testimonial must be genuine and current. We confirm it again after one year or take it down, and if someone was paid, we say so. One person’s result does not predict yours.",
				},
				{
					title: "No state recommends us",
					text: "A license allows us to work in a state. It is not an endorsement, and we do not advertise products where we are not allowed to sell them.",
				},
			],
		},
		{
			id: "contact",
			title: "When we may call or write",
			layout: "checklist",
			items: [
				{ text: "We get in touch when you ask us to. We never check a consent box for you." },
				{
					text: "Marketing by automated calls or texts needs a second, separate consent. It is never a condition of purchase.",
				},
				{
					text: "We call between 8 a.m. and 8 p.m. your local time, or during shorter hours where your state sets them.",
				},
				{
					text: "Reply STOP, use the link in any of our emails, or tell us on the phone. We will honor your request within {revocationBusinessDays} business days.",
				},
				{
					text: "We keep a record of each consent for 5 years, and longer only while we still keep the request it belongs to. See the [privacy policy](/privacy).",
				},
			],
		},
		{
			id: "before-you-buy",
			title: "From first conversation to policy",
			layout: "steps",
			items: [
				{
					title: "We ask before we recommend",
					text: "We ask about your income, your debts, who depends on you, and what you already own. For an annuity, the law also requires us to ask about your income needs, other assets and how soon you may need the money.",
				},
				{
					title: "You see what it costs",
					text: "We show you the premium, the charges, what happens if you stop paying, and the insurer’s own illustration where one is required. Ask about anything that is not clear.",
				},
				{
					title: "You apply",
					text: "Answer health questions fully. During the first two years, an insurer may contest a claim if an untrue answer would have changed its decision.",
				},
				{
					title: "You read the policy",
					text: "When the policy arrives, the free-look period begins. During that time, you can return the policy for a refund, as the policy states.",
				},
			],
		},
		{
			id: "free-look",
			title: "Free-look period",
			paragraphs: [
				"You can usually read a new policy at home and return it if you change your mind. How many days you have depends on your state, the product, and sometimes your age: [state compliance](/state-compliance) lists them for life insurance and for annuities. Your policy states your exact period.",
			],
		},
		{
			id: "replacement",
			title: "Replacing a policy you already have",
			paragraphs: [
				"Replacing means giving up or borrowing from an old policy to buy a new one. It can make sense, but it has costs: surrender charges may be due, the premium is based on your current age, and the two-year contestability period starts over.",
				"Most states require us to give you a written replacement notice, and your old insurer may be notified. Compare both contracts side by side. Do not cancel the old policy before the new one has been issued and you have accepted it.",
			],
		},
		{
			id: "older-clients",
			title: "Older clients",
			paragraphs: [
				"Several states add protection for older buyers: a longer free look, more disclosure, or a closer check that an annuity is in their best interest. We follow these rules, and you can always bring a relative, a friend or an adviser to a meeting.",
				"You never have to decide on the spot. If you feel pressured by anyone who speaks for us, call {phone}.",
			],
		},
		{
			id: "new-york",
			title: "New York: recruiting only",
			paragraphs: [
				"In New York, we only recruit future agents. We do not sell, quote or recommend insurance to people who live there. They can find licensed agents through the [Department of Financial Services](https://dfs.ny.gov).",
			],
		},
		{
			id: "complaints",
			title: "If something goes wrong",
			paragraphs: [
				"Tell us first if you like: {email}, {phone}, or {tollFreePhone}. A person will look into it and get back to you. You do not have to wait for us. You can go to your state’s regulator at any time, free of charge. The regulators for all our states are listed under [state compliance](/state-compliance).",
			],
			table: {
				caption: "Insurance regulators in four states",
				columns: ["State", "Regulator", "Consumer phone"],
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
					"The insurance company pays us a commission when you buy a policy through us. The commission is part of how the product is priced. A consultation costs you nothing, and there is no obligation to buy. You can ask us what commission a product pays.",
			},
			{
				question: "Can I change my mind after signing?",
				answer:
					"Yes. During the free-look period, you can return the policy for a refund. You can still cancel later, but a life policy may then pay back little or nothing, and an annuity may carry a surrender charge. Withdrawals from an annuity before age 59½ can also bring an additional 10% federal tax on the taxable part, on top of income tax.",
			},
			{
				question: "Is this page legal advice?",
				answer:
					"No. It describes how we work. Where it differs from the law of your state or from your policy, the law and the policy control.",
			},
		],
	},
	callToAction: {
		title: "Ask us how a rule applies to you",
		text: "Tell us your state and what you are considering. A licensed agent will answer, free of charge.",
	},
} satisfies ArticlePageContent;
