import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "How We Choose and Compare Insurance Carriers",
		description:
			"What an independent agent looks at in an insurer: financial strength, claims record, underwriting rules and contract terms, and what ratings mean.",
	},
	title: "The company behind the policy matters as much as the price",
	lead: "A life-insurance policy can run for fifty years. The lowest price today is one part of the choice. Here is how we look at insurers, what their ratings mean, and what to ask before you sign.",
	sections: [
		{
			id: "how-we-choose",
			title: "What we look at in an insurer",
			layout: "cards",
			items: [
				{
					title: "Financial strength",
					text: "Every promise in a policy rests on the issuing insurer’s ability to pay claims. We read its ratings from independent agencies, and whether they are rising or falling.",
				},
				{
					title: "Claims and complaints",
					text: "Does it pay promptly, answer the phone and explain a decision in writing? State insurance departments publish complaint figures. We read them.",
				},
				{
					title: "Underwriting rules",
					text: "Each insurer has its own view of diabetes, heart history, tobacco, build, risky hobbies, travel and immigration status. The right match often moves the price more than anything else.",
				},
				{
					title: "The contract",
					text: "Charges, loan terms, riders, the right to convert a term policy, and how the company has treated older policies over the years.",
				},
			],
		},
		{
			id: "what-we-compare",
			title: "What we compare, product by product",
			table: {
				caption: "Points an independent agent compares before recommending a policy",
				columns: ["Product", "We compare", "Why it matters"],
				rows: [
					[
						"[Term life](/services/term-life)",
						"Premium for the whole term, health class, right to convert, price after the term ends",
						"A low first price can rise steeply once the level period is over.",
					],
					[
						"[Whole life](/services/whole-life)",
						"Premium, contract values, dividend history, loan interest",
						"Dividends are declared each year and can fall.",
					],
					[
						"[Final expense](/services/final-expense)",
						"Health questions, waiting period, benefit in the first two years",
						"Policies that ask no health questions cost more and may pay only part of the benefit at first.",
					],
					[
						"[IUL](/services/iul)",
						"Caps, participation rates, floor, cost of insurance, other charges, the insurer’s record of changing them",
						"The insurer can lower caps and raise some charges within the limits of the contract. An underfunded policy can lapse.",
					],
					[
						"[FIA](/services/fia)",
						"Length of the withdrawal charges, rider fees, caps, renewal history",
						"Your money is tied up for years. Leaving early costs you.",
					],
				],
			},
		},
		{
			id: "ratings",
			title: "What a rating tells you, and what it does not",
			paragraphs: [
				"A financial-strength rating is the opinion of a rating agency about how well an insurer can pay its claims. The large agencies are AM Best, Fitch, Moody’s and S&P Global. Each has its own scale, so the same letter can mean different things. Look at two or more, and at the date.",
				"A rating is not a recommendation of a policy. It says nothing about price, service or whether the product suits you, and it can change after you buy. We tell you the current ratings of an insurer when we quote it, and where you can check them yourself.",
			],
		},
		{
			id: "niches",
			title: "Why one insurer says no and another says yes",
			paragraphs: [
				"Underwriting is how an insurer weighs risk. It looks at your answers, prescription records, sometimes medical records, and sometimes a short exam. A policy sold without an exam still asks health questions, and your answers must be true.",
				"Someone with well-controlled diabetes can be declined at one company and accepted at a fair price at another. So can a roofer, a pilot, a former smoker, or someone who travels home each year to visit parents. Before we apply, we may ask insurers informally, without your name, how they would look at a case like yours. That is not an offer of coverage.",
			],
		},
		{
			id: "questions",
			title: "Questions to ask about any insurer",
			layout: "checklist",
			items: [
				{ text: "Which company issues the policy? The brand in the advertisement is not always the insurer." },
				{ text: "What are its ratings today, from which agencies, and since when?" },
				{ text: "Is it licensed in my state? Your [state’s insurance department](/state-compliance) can confirm it." },
				{ text: "Which numbers in this illustration can change, and who decides?" },
				{ text: "What happens if I miss a payment, want a loan, or want out in year three?" },
				{ text: "What do you earn if I choose this company, and what if I choose the other one?" },
			],
		},
		{
			id: "our-limits",
			title: "What you should know about our choice",
			paragraphs: [
				"We do not print a list of company names here. Which insurers we may offer depends on your state, the product and our current appointments, and a logo on a web page is easily mistaken for an endorsement. When we quote, you see the full legal name of each insurer.",
				"<independence>No insurer owns us.</independence> Insurers pay us commission, and their commissions differ. [About us](/about) explains how we handle that.",
			],
		},
	],
	faqs: {
		title: "Questions about insurers",
		items: [
			{
				question: "What if my insurer is bought by another company?",
				answer:
					"Your contract stays in force with its terms. Service and the parts the insurer may set each year, such as caps or dividends, can change. Call us, and we will read the notice with you.",
			},
			{
				question: "Is the highest-rated company always the right one?",
				answer:
					"Not always. Its rules may suit your health poorly, or its price may be out of reach. A policy you can keep is worth more than one you have to drop.",
			},
			{
				question: "Does a declined application hurt me?",
				answer:
					"It can make the next one harder, because many applications ask about earlier refusals and insurers may share coded medical information. So we look for the right company before you apply.",
			},
			{
				question: "Where can I complain about an insurer?",
				answer:
					"First to the insurer, in writing. Then to your state’s insurance department, at no cost. In Florida it is the [Division of Consumer Services](https://myfloridacfo.com/division/consumers). The insurers themselves are regulated by the [Office of Insurance Regulation](https://floir.com).",
			},
		],
	},
	callToAction: {
		title: "Compare before you choose",
		text: "Call {phone}, or [write to us](/#contact) with your age and state and leave health details for the call. We will say which kinds of insurers are worth asking.",
	},
} satisfies ArticlePageContent;
