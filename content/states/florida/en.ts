import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final Expense Insurance in {state}: Funeral Costs",
		description:
			"What a funeral may cost, your rights as a buyer, hurricane-season paperwork, and final expense coverage for retirees in {state}.",
	},
	title: "Final expense insurance in {state}",
	lead: "Many people in {state} came here to retire, and their children live somewhere else. A small life insurance policy gives the family money for the first days, and one phone number to call. We are based in {city} and work across the state.",
	sections: [
		{
			id: "florida-costs",
			title: "What a funeral may cost in {state}",
			paragraphs: [
				"<funeralCosts>Our estimate for an average funeral with viewing and burial in {state} is about {funeralCost}. It is an estimate, not a price list.</funeralCosts> <funeralRanges>In Daytona a funeral can cost $8,000 to $12,000, and in Jacksonville $10,000 to $15,000.</funeralRanges>",
				"Prices differ between the coasts, the cities and the small towns. Direct cremation usually costs much less than a viewing with burial. A burial vault, the plot, the headstone and flowers are often extra.",
				"<funeralCosts>For {state} our [calculator](/calculator) suggests {suggestedCoverage} as a start: {coverageMargin}% more than the estimate (a fifth for rising prices, rounded to the nearest $1,000, and never below $10,000).</funeralCosts>",
			],
		},
		{
			id: "family-far-away",
			title: "When the family is far away",
			paragraphs: [
				"A son in Ohio or a sister in Port-au-Prince has to book flights, choose a funeral home by phone and perhaps bring a loved one home. Transport to another state or country can cost a good deal, so ask for a price before you settle on an amount.",
				"If you spend part of the year in another state, that is no obstacle to keeping a policy. The insurer needs to know your addresses and where to send notices. A premium paid automatically is less likely to be missed while you travel.",
			],
		},
		{
			id: "storms-and-papers",
			title: "Before hurricane season",
			layout: "checklist",
			items: [
				{
					text: "Keep a copy of the policy in a waterproof folder, and a photo of the first page with someone outside {state}.",
				},
				{ text: "Tell your beneficiary the insurer’s name and the policy number. Without them, a claim takes longer." },
				{ text: "Make sure the insurer can reach you if the mail stops: a mobile number and an email address." },
				{ text: "Ask to name a second person who is told before the policy lapses. Your rights are listed below." },
			],
		},
		{
			id: "florida-rules",
			title: "Your rights in {state}",
			layout: "cards",
			items: [
				{
					title: "Free look",
					text: "{freeLook} Your policy states your exact period.",
				},
				{ title: "Before a policy lapses", text: "{lapseNotice}" },
				{
					title: "Help from the state",
					text: "The Division of Consumer Services of the [Florida Department of Financial Services](https://myfloridacfo.com/division/consumers) answers questions, takes complaints and lets you check a license. It does not endorse agencies or products.",
				},
				{
					title: "The first two years",
					text: "The insurer may review your application if death occurs in that time. Policies that ask few health questions often pay only the premiums back, with some interest, for a death from illness.",
				},
				{
					title: "What it costs you",
					text: "Age, health and tobacco set the premium. Over a long life you can pay in more than the policy pays out. See [the full list of costs](/services/final-expense).",
				},
			],
		},
	],
	faqs: {
		title: "Questions from families in {state}",
		items: [
			{
				question: "Is there an age limit?",
				answer:
					"Most insurers take applications from about 50 to 85. Usually there is no physical exam, but health questions are asked, and the insurer decides.",
			},
			{
				question: "I have a policy from another state. Do I need a new one?",
				answer:
					"Probably not. Life insurance normally moves with you. Do not drop an old policy before you have compared it: the price was set at a younger age, and a new one starts a new two-year contestability period.",
			},
			{
				question: "Can the funeral home be paid directly?",
				answer:
					"Often the beneficiary can assign part of the benefit to the funeral home, if the insurer and the funeral home agree. Otherwise the family pays and is reimbursed by the claim.",
			},
			{
				question: "Do you come to the house?",
				answer:
					"Most talks are by phone or video, which is usually simplest for a family in several places. Our office is in {city}. Ask us what suits you.",
			},
		],
	},
	callToAction: {
		title: "Talk with an agent in {state}",
		text: "By phone or video, with your children on the line if you like<spokenLanguages>, in English, Spanish, Portuguese or Haitian Creole</spokenLanguages>. The consultation is free. Call {phone} or [write to us](/#contact).",
	},
} satisfies StatePageContent;
