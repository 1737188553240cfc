import type { ArticlePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Our services: life insurance, annuities, debt planning",
		description:
			"Seven services side by side: what each one is for, how long it lasts and its main drawback. Start with what you need, and see what an independent agent does for you.",
	},
	title: "Seven services, and how to choose among them",
	lead: "Start with the need, not the product. Who depends on your income? What would your final bills be? What money has to last as long as you do? The answers usually point to one or two of these services, and sometimes to none.",
	sections: [
		{
			id: "choose-by-need",
			title: "Choose based on what you need",
			layout: "cards",
			items: [
				{
					title: "My family depends on my income",
					text: "[Term life](/services/term-life) usually gives the most coverage for the premium, for a set number of years: until the mortgage is paid off or the children are grown.",
				},
				{
					title: "I want coverage for my whole life",
					text: "[Whole life](/services/whole-life) doesn’t end after a term and builds cash value slowly. The premium is higher, and canceling early costs money.",
				},
				{
					title: "I don’t want to leave funeral bills",
					text: "[Final expense](/services/final-expense) is a small whole life policy for people roughly 50 to 85. Most policies ask health questions, and some pay in full only after two years.",
				},
				{
					title: "I want lifelong coverage that can adapt",
					text: "[Indexed universal life (IUL)](/services/iul) has flexible premiums and cash value that earns interest based on an index, up to a cap. Its costs rise with age, and it can lapse if it’s underfunded.",
				},
				{
					title: "I want income I can’t outlive",
					text: "A [fixed indexed annuity (FIA)](/services/fia) can turn a lump sum into income later on. It isn’t life insurance, and payment depends on the insurer’s claims-paying ability. Early withdrawals may carry charges.",
				},
				{
					title: "I want to borrow against a policy",
					text: "The [Infinite Banking Concept® (IBC)](/services/ibc) uses loans from whole life insurance. It is life insurance, not a bank, and needs many years of steady premiums.",
				},
				{
					title: "Debt comes first",
					text: "A [debt action plan](/services/debt-action) puts your debts in order and shows the month of your last payment. It often makes sense to do this before you take on a new premium.",
				},
			],
		},
		{
			id: "compare",
			title: "Side by side",
			paragraphs: [
				"This table is a starting point. Details vary by insurer and state, and your own policy or contract always has the final word.",
			],
			table: {
				caption: "The seven services compared",
				columns: ["Service", "Good for", "How long it lasts", "Main drawback"],
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
						"Funeral and final bills",
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
						"Several years of surrender charges, then income",
						"Withdrawal charges; capped interest",
					],
					["IBC", "Policy loans from whole life", "Many years of premiums", "Slow start; loan interest"],
					[
						"Debt Action Plan",
						"Paying off debt in order",
						"Until the last debt is paid",
						"Takes discipline; not in every state",
					],
				],
			},
		},
		{
			id: "independent-agent",
			title: "What an independent agent does",
			paragraphs: [
				"A captive agent represents one insurer. <independence>We’re independent: we may place your application with any of the [carriers](/carriers) that have appointed us. </independence>Two insurers can rate the same person very differently because of diabetes, an old heart problem or a dangerous job. Knowing those differences is most of our job.",
				"We ask about your needs first, <carriersCompared>compare, </carriersCompared>explain the drawbacks, help with the application, and stay in touch when you move, get married or need to file a claim.<spokenLanguages> We work in English, Spanish, Portuguese and Haitian Creole.</spokenLanguages>",
				"The insurer pays us a commission when a policy is issued. Commissions differ between products, so ask us why we suggest one and not another. You should get a straight answer.",
			],
		},
		{
			id: "before-you-sign",
			title: "Before you sign anything",
			layout: "checklist",
			items: [
				{ text: "You know the premium, how long you have to pay it, and whether it can go up." },
				{
					text: "You answered every health question truthfully. The insurer may contest the policy during the first two years.",
				},
				{
					text: "For an annuity or a policy with cash value, you have read the surrender charge table and know the value after one, five and ten years.",
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
				"<licensedStates>Our office is in {city}, {homeState}, and we’re licensed in {licensedStates} {statesNoun}.</licensedStates> Most conversations are by phone or video. See [our licenses](/licensing) and [which products are available in your state](/state-compliance).",
				"Not every product is offered everywhere. The debt action plan, for example, isn’t offered in California.",
			],
		},
	],
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "Can I combine services?",
				answer:
					"Yes. A common combination is term life while the children are young and a small final expense policy for later. Two policies also mean two premiums, so the total has to fit your budget.",
			},
			{
				question: "Do I have to see a doctor?",
				answer:
					"It depends on the product, your age and the amount. Some policies require only health questions and a records check. Larger amounts may require an exam. An annuity application usually asks about your finances, not your health.",
			},
			{
				question: "What does a consultation cost?",
				answer:
					"Nothing, and you don’t have to buy anything. We ask about your family, your budget and your health, and if you don’t need anything from us, we’ll tell you.",
			},
			{
				question: "How much can I trust the calculators?",
				answer:
					"Our [calculators](/calculator) show rough estimates<figuresShown> and hypothetical values</figuresShown>, with their formulas. They are not quotes or policy illustrations. Only an insurer can give a final price.",
			},
		],
	},
	callToAction: {
		title: "Not sure where to start?",
		text: "Tell us what you need, and we’ll figure it out together in a free consultation. Call {phone} or [send us a message](/#contact).",
	},
} satisfies ArticlePageContent;
