import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "About our independent life insurance agency",
		description:
			"Who we are, how an independent life insurance agency in {city} works, how we get paid, and what to expect when you write or call.",
	},
	title: "An independent agency that works for the family across the table",
	lead: "{agency} is an independent life insurance and financial services agency in {city}, {homeState}<foundedYear>, open since {foundedYear}</foundedYear>. <familiesServed>We’re trusted by {families}.</familiesServed> We explain what a policy does, what it costs and where it falls short. Then you decide.",
	sections: [
		{
			id: "who-we-are",
			title: "Who we are",
			paragraphs: [
				"We help people choose [life insurance](/services), annuities and a plan for their debts. Most of the people who call us want one of four things: to protect a paycheck, to pay for a funeral, to leave something to their family, or to have income later in life.",
				"We’re an agency, not an insurance company. Insurers issue the policies, set the prices, decide who is accepted and pay the claims. Our job is to listen, <carriersCompared>compare, </carriersCompared>explain, and help you through the application and the years after.",
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
					text: "An agent tied to one company can show you only that company’s products. We compare quotes<carriersCompared> from several [carriers](/carriers)</carriersCompared>, because the price for the same person can vary a lot from one insurer to the next.",
				},
				{
					title: "Your health history matters",
					text: "One insurer is stricter about diabetes, another about weight or past tobacco use. Before you apply, we look for the company whose rules fit your history.",
				},
				{
					title: "Not the whole market",
					text: "No agency works with every insurer, and that includes us. If we can’t offer something you need, we’ll tell you.",
				},
			],
		},
		{
			id: "how-we-are-paid",
			title: "How we get paid",
			paragraphs: [
				"You pay nothing for a consultation. When you buy a policy, the insurer pays us a commission. That commission is part of the cost already built into the product. The insurer sets the price of its policy, and we can’t raise it or discount it.",
				"Commissions differ between products and companies. That’s a conflict of interest, and you should know about it. Ask us what we earn on anything we recommend, and ask what we’d suggest if we earned nothing. **Sometimes the honest answer is to keep what you have, or to buy less.**",
			],
		},
		{
			id: "what-happens",
			title: "What happens when you contact us",
			layout: "steps",
			items: [
				{
					title: "An agent will review your message<reviewTime> within {reviewHours} business hours</reviewTime>",
					text: "A person will read what you sent and pass it to someone on our team who <spokenLanguages>speaks your language and </spokenLanguages>knows the product.",
				},
				{
					title: "We’ll call or email you<contactTime> within {contactHours} hours on business days</contactTime>",
					text: "Tell us in your message which you prefer. If it’s urgent, call {phone} during office hours.",
				},
				{
					title: "We’ll talk about your needs",
					text: "Before we suggest anything, we’ll ask about your family, income, debts and health, and the coverage you already have.",
				},
				{
					title: "You’ll get a personalized quote",
					text: "<carriersCompared>We’ll compare several insurers.</carriersCompared> We’ll show you the price, the terms and the drawbacks in writing. Take all the time you need.",
				},
			],
		},
		{
			id: "how-we-treat-you",
			title: "How we treat people",
			layout: "checklist",
			items: [
				{ text: "We tell you the drawbacks up front: charges, waiting periods, and what a policy won’t pay for." },
				{ text: "We don’t push for a decision on the first call. A family member is welcome to listen in." },
				{
					text: "We never tell you to leave out or soften a health answer. A wrong answer can cost your family the claim.",
				},
				{ text: "We don’t ask you to cancel an old policy before the new one is in force." },
				{ text: "If you say no, or ask us to stop contacting you, we stop." },
			],
		},
		{
			id: "languages",
			title: "The same information in every language",
			paragraphs: [
				"Our website is in {siteLanguages}<spokenLanguages>, and so are our conversations</spokenLanguages>. Every page says the same thing in each language. The policy itself, and most insurer forms, are in English. We go through them with you, line by line, before you sign.",
			],
		},
		{
			id: "where-we-work",
			title: "Where we work",
			paragraphs: [
				"Our office is at {address}. It’s open {officeHours} {timeZone}, and you can email {email} at any hour. Most consultations are by phone or video.",
				"<licensedStates>We’re licensed in {licensedStates} {statesNoun}; the [licensing page](/licensing) lists them.</licensedStates> Not every product is available in every state.",
			],
		},
	],
	faqs: {
		title: "Questions about the agency",
		items: [
			{
				question: "Is {agency} an insurance company?",
				answer:
					"No. We’re an independent agency. The insurer named on your policy issues it, and every promise in the contract depends on that insurer’s ability to pay claims.",
			},
			{
				question: "Will I pay more if I go through you?",
				answer:
					"We can’t raise or lower a policy’s price. The insurer sets it. Some insurers also sell their own products directly, so feel free to compare. What we add is <carriersCompared>the comparison, </carriersCompared>the explanation and help with the application.",
			},
			{
				question: "Will I be pressured to buy?",
				answer:
					"No. The consultation is free, and you can walk away without buying. Every policy also comes with a free-look period when you can return it. Your policy states the exact number of days.",
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
		text: "Call {phone}, or toll-free {tollFreePhone}. You can also [send us a message](/#contact), and an agent will review it<reviewTime> within {reviewHours} business hours</reviewTime>.",
	},
} satisfies ArticlePageContent;
