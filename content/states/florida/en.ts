import type { StatePageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense insurance {inState}: funeral costs",
		description:
			"What a funeral may cost, your rights as a buyer, hurricane-season paperwork, and final expense coverage for retirees {inState}.",
	},
	title: "Final expense insurance {inState}",
	lead: "Many people {inState} came here to retire, and their children live somewhere else. A small life insurance policy can give the family money for the first days after a death, and one phone number to call. We’re based in {city} and work across the state.",
	sections: [
		{
			id: "florida-costs",
			title: "What a funeral may cost {inState}",
			paragraphs: [
				"<funeralCosts>Our estimate for an average funeral with viewing and burial {inState} is about {funeralCost}. It’s an estimate, not a price list.</funeralCosts> <funeralRanges>In Daytona, a funeral can cost $8,000 to $12,000, and in Jacksonville $10,000 to $15,000.</funeralRanges>",
				"Prices vary between the coasts, the cities and the small towns. Direct cremation usually costs much less than a viewing with burial. A burial vault, the plot, the headstone and flowers are often extra.",
				"<funeralCosts>For {state}, our [calculator](/calculator) suggests {suggestedCoverage} as a starting point: {coverageMargin}% more than the estimate (20% for rising prices, rounded to the nearest $1,000, and never below $10,000).</funeralCosts>",
			],
		},
		{
			id: "family-far-away",
			title: "When the family is far away",
			paragraphs: [
				"A son in Ohio or a sister in Port-au-Prince has to book flights, choose a funeral home by phone and maybe bring a loved one home. Transport to another state or country can be expensive, so ask for a price before you settle on an amount.",
				"If you spend part of the year in another state, you can still keep your policy. The insurer needs to know your addresses and where to send notices. A premium paid automatically is less likely to be missed while you travel.",
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
				{
					text: "Tell your beneficiary the insurer’s name and the policy number. Without them, a claim can take longer.",
				},
				{ text: "Give the insurer a cell number and an email address, so it can reach you if the mail stops." },
				{ text: "Ask to name a second person to be notified before the policy lapses. Your rights are listed below." },
			],
		},
		{
			id: "florida-rules",
			title: "Your rights {inState}",
			layout: "cards",
			items: [
				{
					title: "Free look",
					text: "{freeLook} Your policy states your exact period.",
				},
				{ title: "Before a policy lapses", text: "{lapseNotice}" },
				{
					title: "Help from the state",
					text: "The Division of Consumer Services of the [Florida Department of Financial Services](https://myfloridacfo.com/division/consumers) answers questions, takes complaints and lets you check a license. It doesn’t endorse agencies or products.",
				},
				{
					title: "The first two years",
					text: "If you die in the first two years, the insurer may review your application. Policies that ask few health questions often pay back only the premiums, with some interest, for a death from illness.",
				},
				{
					title: "What a policy costs",
					text: "The premium depends on your age, health and tobacco use. Over a long life, you can pay in more than the policy pays out. See [the full list of costs](/services/final-expense).",
				},
			],
		},
	],
	faqs: {
		title: "Questions from families {inState}",
		items: [
			{
				question: "Is there an age limit?",
				answer:
					"Most insurers take applications from about age 50 to 85. Usually there’s no physical exam, but the application asks health questions, and the insurer decides.",
			},
			{
				question: "I have a policy from another state. Do I need a new one?",
				answer:
					"Probably not. Life insurance normally moves with you. Don’t drop an old policy before you compare it: its price was set when you were younger, and a new one starts a new two-year contestability period.",
			},
			{
				question: "Can the funeral home be paid directly?",
				answer:
					"Often the beneficiary can assign part of the benefit to the funeral home, if the insurer and the funeral home agree. Otherwise the family pays first and is reimbursed out of the claim.",
			},
			{
				question: "Do you come to my house?",
				answer:
					"Most appointments are by phone or video, which is usually easiest when family members live in different places. Our office is in {city}. Tell us what works for you.",
			},
		],
	},
	callToAction: {
		title: "Talk with an agent {inState}",
		text: "We can talk by phone or video, with your children on the call if you like<spokenLanguages>, in English, Spanish, Portuguese or Haitian Creole</spokenLanguages>. The consultation is free. Call {phone} or [send us a message](/#contact).",
	},
} satisfies StatePageContent;
