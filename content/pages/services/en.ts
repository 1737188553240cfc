import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Our Services: Life Insurance, Annuities, Debt Planning",
		description:
			"Seven services side by side: what each one is for, how long it lasts and its main drawback. Choose by need, and see what an independent agent does for you.",
	},
	title: "Seven services, and how to choose between them",
	lead: "Start with the need, not with the product. Who would miss your income, what would your last bills be, what money must last as long as you do? The answer usually points to one or two of these services, and sometimes to none.",
	sections: [
		{
			id: "choose-by-need",
			title: "Choose by what you need",
			layout: "cards",
			items: [
				{
					title: "My family lives on my income",
					text: "[Term life](/services/term-life) usually gives the most coverage for the premium, for a set number of years: until the mortgage is paid or the children are grown.",
				},
				{
					title: "I want coverage for my whole life",
					text: "[Whole life](/services/whole-life) does not end after a term and builds cash value slowly. The premium is higher, and leaving early costs money.",
				},
				{
					title: "I do not want to leave funeral bills",
					text: "[Final expense](/services/final-expense) is a small whole life policy for people of about 50 to 85. Health questions are asked; some policies pay in full only after two years.",
				},
				{
					title: "I want lifelong coverage that can adapt",
					text: "[Indexed universal life (IUL)](/services/iul) has flexible premiums and cash value credited by an index, with caps. Its costs rise with age, and it can lapse if it is underfunded.",
				},
				{
					title: "I want income that I cannot outlive",
					text: "A [fixed indexed annuity (FIA)](/services/fia) turns a sum into income later on. It is not life insurance, and payment depends on the insurer’s claims-paying ability. Early withdrawals carry charges.",
				},
				{
					title: "I want to borrow against a policy",
					text: "The [Infinite Banking Concept® (IBC)](/services/ibc) uses loans from whole life insurance. It is life insurance, not a bank, and needs many years of steady premiums.",
				},
				{
					title: "Debt comes first",
					text: "A [debt action plan](/services/debt-action) puts your debts in order and shows the month they end. Often it should come before any new premium.",
				},
			],
		},
		{
			id: "compare",
			title: "Side by side",
			paragraphs: [
				"The table is a first sorting. Details differ by insurer and state, and your own policy or contract always decides.",
			],
			table: {
				caption: "The seven services compared",
				columns: ["Service", "Made for", "How long it lasts", "Main drawback"],
				rows: [
					[
						"Term Life",
						"Replacing income for a set time",
						"10, 20 or 30 years",
						"Pays nothing if you outlive the term",
					],
					[
						"Whole Life",
						"A benefit whenever you die",
						"For life, if premiums are paid",
						"High premium; low cash value at first",
					],
					[
						"Final Expense",
						"Funeral and last bills",
						"For life, if premiums are paid",
						"High price for each $1,000 of coverage",
					],
					[
						"IUL",
						"Lifelong coverage with flexible premiums",
						"For life, if funded well enough",
						"Rising insurance costs; risk of lapse",
					],
					[
						"FIA",
						"Income later in life",
						"A charge period of years, then income",
						"Withdrawal charges; capped interest",
					],
					["IBC", "Policy loans from whole life", "Many years of premiums", "Slow start; loan interest"],
					[
						"Debt Action Plan",
						"Paying off debt in order",
						"Until the last debt is paid",
						"Needs discipline; not in every state",
					],
				],
			},
		},
		{
			id: "independent-agent",
			title: "What an independent agent does",
			paragraphs: [
				"A captive agent represents one insurer. <independence>We are independent: we may place your application with any of the [carriers](/carriers) that have appointed us. </independence>The same person can be rated very differently by two insurers, because of diabetes, an old heart problem or a dangerous job. Knowing those differences is most of our work.",
				"We ask about your needs first, compare, explain the drawbacks, help with the application, and stay in touch when you move, marry or have to file a claim.<spokenLanguages> We work in English, Spanish, Portuguese and Haitian Creole.</spokenLanguages>",
				"We are paid by commission from the insurer when a policy is issued. Commissions differ between products, so ask us why we suggest one and not another. You should get a plain answer.",
			],
		},
		{
			id: "before-you-sign",
			title: "Before you sign anything",
			layout: "checklist",
			items: [
				{ text: "You know the premium, how long you must pay it, and whether it can rise." },
				{
					text: "You answered every health question truthfully. The insurer may contest the policy during its first two years.",
				},
				{
					text: "For cash value or an annuity, you have read the surrender charge table and know the value after one, five and ten years.",
				},
				{ text: "You have seen what happens if rates or dividends are lower than illustrated." },
				{ text: "You keep your old policy until the new one is issued and you have compared both in writing." },
				{ text: "You know your free-look period. Your policy states its exact length." },
			],
		},
		{
			id: "where-we-work",
			title: "Where we can help",
			paragraphs: [
				"<licensedStates>Our office is in {city}, {homeState}, and we are licensed in {licensedStates} states.</licensedStates> Most talks take place by phone or video. See [our licenses](/licensing) and [which products are available in your state](/state-compliance).",
				"Not every product is offered everywhere; the debt action plan, for instance, is not offered in California. In New York we only recruit agents and sell nothing.",
			],
		},
	],
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "Can I combine services?",
				answer:
					"Yes. A common pair is term life while the children are young and a small final expense policy for later. Two policies also mean two premiums, so the total has to fit your budget.",
			},
			{
				question: "Do I have to see a doctor?",
				answer:
					"It depends on the product, your age and the amount. Some policies ask only health questions and look at records; larger ones may ask for an exam. An annuity usually asks about your finances, not your health.",
			},
			{
				question: "What does a consultation cost?",
				answer:
					"Nothing, and you do not have to buy. We ask about your family, your budget and your health, and we tell you if you need nothing from us.",
			},
			{
				question: "How far can I trust the calculators?",
				answer:
					"Our [calculators](/calculator) show rough estimates and hypothetical values, with their formulas. They are not quotes or policy illustrations. Only an insurer can give a final price.",
			},
		],
	},
	callToAction: {
		title: "Not sure where you belong?",
		text: "Tell us the need and we will sort it out with you in a free consultation. Call {phone} or [write to us](/#contact).",
	},
} satisfies ArticlePageContent;
