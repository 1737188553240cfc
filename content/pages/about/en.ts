import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "About Our Independent Life Insurance Agency",
		description:
			"Who we are, how an independent life insurance agency in {city} works, how we are paid, and what you can expect when you write or call.",
	},
	title: "An independent agency that works for the family across the table",
	lead: "{agency} is an independent life-insurance and financial-services agency in {city}, {homeState}<foundedYear>, open since {foundedYear}</foundedYear>. <familiesServed>Trusted by {families}.</familiesServed> We explain what a policy does, what it costs and where it falls short. Then you decide.",
	sections: [
		{
			id: "who-we-are",
			title: "Who we are",
			paragraphs: [
				"We help people choose [life insurance](/services), annuities and a plan for their debts. Most of the people who call us want one of four things: to protect a paycheck, to pay for a funeral, to leave something behind, or to have income later in life.",
				"We are an agency, not an insurance company. The policies are issued by insurers. They set the prices, decide who is accepted and pay the claims. Our work is to listen, compare, explain, and help you through the application and the years after it.",
			],
		},
		{
			id: "independent",
			title: "What “independent” means for you",
			layout: "cards",
			items: [
				{
					claim: "carriersCompared",
					title: "More than one insurer",
					text: "An agent tied to one company can show you that company’s products. We compare quotes<carriersCompared> from several [carriers](/carriers)</carriersCompared>, because the same person can be priced very differently from one insurer to the next.",
				},
				{
					title: "Your health story matters",
					text: "One insurer is stricter about diabetes, another about build or past tobacco use. Before you apply, we look for the company whose rules suit your history.",
				},
				{
					title: "Not the whole market",
					text: "No agency works with every insurer, and neither do we. If something you need is not available through us, we tell you.",
				},
			],
		},
		{
			id: "how-we-are-paid",
			title: "How we are paid",
			paragraphs: [
				"You pay nothing for a consultation. When you buy a policy, the insurer pays us a commission. That commission is part of the cost already built into the product. The insurer sets the price of its policy; we can neither raise it nor discount it.",
				"Commissions differ between products and companies. That is a conflict of interest, and you should know about it. Ask us what we earn on anything we recommend, and ask what we would suggest if we earned nothing. **Sometimes the honest answer is to keep what you have, or to buy less.**",
			],
		},
		{
			id: "what-happens",
			title: "What happens when you contact us",
			layout: "steps",
			items: [
				{
					title:
						"An agent reads your message<reviewTime> within {reviewHours} hours while our office is open</reviewTime>",
					text: "A person reads what you sent and finds the colleague who <spokenLanguages>speaks your language and </spokenLanguages>knows the product.",
				},
				{
					title: "We call or email you<contactTime> within {contactHours} hours on business days</contactTime>",
					text: "Tell us in your message which you prefer. If it is urgent, call {phone} during office hours.",
				},
				{
					title: "We talk about your needs",
					text: "Family, income, debts, health, what you already have. We ask before we suggest anything.",
				},
				{
					title: "You get a personal quote",
					text: "<carriersCompared>We compare several insurers.</carriersCompared> We show you the price, the terms and the drawbacks in writing. Take the time you need.",
				},
			],
		},
		{
			id: "how-we-treat-you",
			title: "How we treat people",
			layout: "checklist",
			items: [
				{ text: "We say the drawbacks out loud: charges, waiting periods, what a policy will not pay for." },
				{ text: "We do not push for a decision in the first call. A family member is welcome to listen in." },
				{
					text: "We never advise you to leave out or soften a health answer. A wrong answer can cost your family the claim.",
				},
				{ text: "We do not ask you to cancel an old policy before the new one is in force." },
				{ text: "If you say no, or ask us to stop contacting you, we stop." },
			],
		},
		{
			id: "languages",
			title: "Four languages, the same information",
			paragraphs: [
				"Our website is in English, Spanish, Portuguese and Haitian Creole<spokenLanguages>, and so are our conversations</spokenLanguages>. Every page says the same thing in each language. The policy itself, and most insurer forms, are in English. We go through them with you, line by line, before you sign.",
			],
		},
		{
			id: "where-we-work",
			title: "Where we work",
			paragraphs: [
				"Our office is at {address}. It is open {officeHours} {timeZone}, and you can email {email} at any hour. Most consultations are by phone or video.",
				"<licensedStates>We are licensed in {licensedStates} states; the [licensing page](/licensing) lists them.</licensedStates> Not every product is available in every state. In New York we only recruit agents and sell no insurance.",
			],
		},
	],
	faqs: {
		title: "Questions about the agency",
		items: [
			{
				question: "Is {agency} an insurance company?",
				answer:
					"No. We are an independent agency. The insurer named on your policy issues it, and every promise in the contract depends on that insurer’s ability to pay claims.",
			},
			{
				question: "Will I pay more by going through you?",
				answer:
					"The insurer sets the price of a policy, and we cannot change it. Some insurers sell directly, with products of their own, so compare freely. What we add is the comparison, the explanation and help with the application.",
			},
			{
				question: "Will I be pressured to buy?",
				answer:
					"No. The consultation is free, and you may leave it without buying. Every policy also has a free-look period in which you can return it; your policy states the exact number of days.",
			},
			{
				question: "How can I check your license?",
				answer:
					"Every state lets you look up an agent by name. In Florida, the [Division of Consumer Services](https://myfloridacfo.com/division/consumers) can help. Our [licensing page](/licensing) explains how.",
			},
		],
	},
	callToAction: {
		title: "Talk with a person",
		text: "Call {phone}, or toll-free {tollFreePhone}. You can also [send us a message](/#contact): an agent reviews it<reviewTime> within {reviewHours} hours while our office is open</reviewTime>.",
	},
} satisfies ArticlePageContent;
