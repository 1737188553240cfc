import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "How we choose<carriersCompared> and compare</carriersCompared> insurance carriers",
		description:
			"What an independent agent looks for in an insurer: financial strength, claims record, underwriting rules and contract terms, and what ratings mean.",
	},
	title: "The company behind the policy matters as much as the price",
	lead: "A life insurance policy can run for 50 years. The lowest price today is only one part of the choice. Here’s how we size up insurers, what their ratings mean, and what to ask before you sign.",
	sections: [
		{
			id: "how-we-choose",
			title: "What we look for in an insurer",
			layout: "cards",
			items: [
				{
					title: "Financial strength",
					text: "Every promise in a policy depends on the issuing insurer’s ability to pay claims. We check its ratings from independent agencies, and whether they’re rising or falling.",
				},
				{
					title: "Claims and complaints",
					text: "Does it pay promptly, answer the phone and explain its decisions in writing? State insurance departments publish complaint data. We read it.",
				},
				{
					title: "Underwriting rules",
					text: "Each insurer has its own view of diabetes, heart history, tobacco, weight, risky hobbies, travel and immigration status. The right match often affects the price more than anything else.",
				},
				{
					title: "The contract",
					text: "Charges, loan terms, riders, the right to convert a term policy, and how the company has treated older policies over the years.",
				},
			],
		},
		{
			id: "what-we-compare",
			title: "What we look at, product by product",
			table: {
				caption: "Points an independent agent compares before recommending a policy",
				columns: ["Product", "We look at", "Why it matters"],
				rows: [
					[
						"[Term life](/services/term-life)",
						"Premium for the whole term, health class, right to convert, price after the term ends",
						"A low starting price can rise steeply once the level period is over.",
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
						"How long withdrawal charges last, rider fees, caps, renewal history",
						"Your money is tied up for years, and leaving early can cost you.",
					],
				],
			},
		},
		{
			id: "ratings",
			title: "What a rating tells you, and what it doesn’t",
			paragraphs: [
				"A financial strength rating is the opinion of a rating agency about how well an insurer can pay its claims. The large agencies are AM Best, Fitch, Moody’s and S&P Global. Each has its own scale, so the same letter can mean different things. Check two or more, and check the date.",
				"A rating is not a recommendation of a policy. It says nothing about price, service or whether the product suits you, and it can change after you buy. When we quote an insurer, we tell you its current ratings and where you can check them yourself.",
			],
		},
		{
			id: "check-yourself",
			title: "Check an insurer yourself in ten minutes",
			layout: "steps",
			items: [
				{
					title: "Find the legal name",
					text: "It’s on the quote and on the first page of the policy. Several companies may share a brand name, but only one of them signs your contract. Each company’s five-digit NAIC code tells them apart.",
				},
				{
					title: "Look up the rating",
					text: "[AM Best](https://ratings.ambest.com/) shows the insurer’s current rating. You’ll need a free account. Note the date, and whether the outlook is stable, positive or negative.",
				},
				{
					title: "Look up complaints",
					text: "The [NAIC’s company search](https://content.naic.org/cis_consumer_information.htm) shows each insurer’s complaint index. An index of 1.00 is what you’d expect for a company of that size; 2.00 means twice as many complaints.",
				},
				{
					title: "Ask the regulator",
					text: "Your [state’s insurance department](/state-compliance) can confirm that the company is licensed where you live.",
				},
			],
		},
		{
			id: "niches",
			title: "Why one insurer says no and another says yes",
			paragraphs: [
				"Underwriting is how an insurer weighs risk. The insurer looks at your answers, prescription records, sometimes medical records, and sometimes a short exam. A policy sold without an exam still asks health questions, and your answers must be true.",
				"Someone with well-controlled diabetes can be declined by one company and accepted by another at a fair price. So can a roofer, a pilot, a former smoker, or someone who travels home each year to visit parents. Before you apply, we may ask insurers informally, without your name, how they would view a case like yours. That is not an offer of coverage.",
			],
		},
		{
			id: "questions",
			title: "Questions to ask about any insurer",
			layout: "checklist",
			items: [
				{ text: "Which company issues the policy? The brand in the ad isn’t always the insurer." },
				{ text: "What are its ratings today, from which agencies, and since when?" },
				{ text: "Is it licensed in my state? Your [state’s insurance department](/state-compliance) can confirm it." },
				{ text: "Which numbers in this illustration can change, and who decides?" },
				{ text: "What happens if I miss a payment, want a loan, or want out in year three?" },
				{ text: "What do you earn if I choose this company, and what would you earn on the other one?" },
			],
		},
		{
			id: "our-limits",
			title: "What you should know about our choices",
			paragraphs: [
				"Which insurers we may offer depends on your state, the product and our current appointments. We don’t show logos, because a logo is easily mistaken for an endorsement. When we give you a quote, you’ll see each insurer’s full legal name.",
				"<independence>No insurer owns us.</independence> Insurers pay us commissions, and the amounts differ. [About us](/about) explains how we handle that.",
			],
		},
	],
	faqs: {
		title: "Questions about insurers",
		items: [
			{
				question: "What if my insurer is bought by another company?",
				answer:
					"Your contract stays in force on the same terms. Service can change, and so can the parts the insurer sets each year, such as caps or dividends. Call us, and we’ll read the notice with you.",
			},
			{
				question: "Is the highest-rated company always the right one?",
				answer:
					"Not always. Its rules may not be a good fit for your health, or its price may be out of reach. A policy you can keep is worth more than one you have to drop.",
			},
			{
				question: "Can being declined count against me later?",
				answer:
					"It can make the next application harder, because many ask about past declines, and insurers may share coded medical information. So we look for the right company before you apply.",
			},
			{
				question: "Where can I complain about an insurer?",
				answer:
					"Start with the insurer, in writing. Then go to your state’s insurance department, at no cost. In Florida, that’s the [Division of Consumer Services](https://myfloridacfo.com/division/consumers). Insurers themselves are regulated by the [Office of Insurance Regulation](https://floir.com).",
			},
		],
	},
	callToAction: {
		title: "Compare before you choose",
		text: "Call {phone}, or [send us a message](/#contact) with your age and state. Save health details for the call. We’ll tell you which kinds of insurers are worth approaching.",
	},
} satisfies ArticlePageContent;
