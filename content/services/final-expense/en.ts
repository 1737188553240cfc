import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final Expense Insurance: Costs, Benefits and Limits",
		description:
			"How final expense life insurance helps pay for a funeral, what it may cost at 60, which health questions are asked, and when another choice fits better.",
	},
	title: "Final expense insurance: a small policy for the last bills",
	lead: "A funeral has to be paid for within days, often by a son or daughter who has to borrow. Final expense insurance leaves your family money for that moment. Here is what it does, what it costs, and where it falls short.",
	whatItIs: {
		title: "What it is",
		paragraphs: [
			"Final expense insurance is whole life insurance with a small amount of coverage. People buy it to pay for a funeral, a burial or cremation, and the medical and household bills that remain. With most of these policies the premium stays the same, and the coverage lasts for life, as long as you keep paying.",
			"When you die, the insurer pays the death benefit to the beneficiary you named, after it has received a claim form and a death certificate. The money is not tied to a funeral home. Your beneficiary may spend it on the service, on travel or on rent, and keeps what is left. Under current law the death benefit is generally not subject to federal income tax.",
			"Usually there is no physical exam, but health questions are asked, and the insurer may look at your prescription history. Your answers decide which kind of policy you can get: one that pays the full benefit from the first day, or one that pays it only after a waiting period.",
		],
	},
	fit: {
		title: "Does it fit you?",
		forTitle: "It may fit if",
		for: [
			"You are between 50 and 85 and have nothing set aside for a funeral.",
			"You live on a fixed income and want one small premium that stays the same.",
			"Your family is far away and would need cash for travel and arrangements.",
			"Your health has closed the door to a larger policy.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You are healthy and others live on your income. [Term life](/services/term-life) buys far more coverage for the same premium.",
			"Your family can already reach enough money within a few days.",
			"The premium would compete with food, medicine or rent. A policy that lapses pays nothing.",
		],
	},
	steps: {
		title: "How it works",
		items: [
			{
				title: "We talk about what you want",
				text: "Burial or cremation, here or in another country, and what your family could already pay. We add it up with you. It takes about 15 minutes by phone.",
			},
			{
				title: "You answer health questions",
				text: "We compare the insurers we work with and tell you which ones accept your conditions, and on what terms. Answer fully and truthfully: your family depends on it later.",
			},
			{
				title: "You read the policy and keep it safe",
				text: "After it arrives you have a free-look period to return it for a refund of the premium paid. Tell your beneficiary which company issued it and where you keep it.",
			},
		],
	},
	costs: {
		title: "Costs and limits, said openly",
		intro:
			"This is small coverage bought late in life, so each dollar of it costs more than it would have at 35. Know these points before you apply.",
		items: [
			{
				title: "Age, health and tobacco set the premium",
				text: "The price depends on your age when you apply, your health, your state, and whether you smoke. Waiting usually means a higher premium.",
			},
			{
				title: "Some policies wait two years",
				text: "Policies with few or no health questions cost more and are often graded. If you die of an illness in the first two years, they pay back the premiums, often with some interest, and not the full amount. An accident is usually paid in full from the start.",
			},
			{
				title: "The first two years are contestable",
				text: "If you die in that time, the insurer may review your application. A wrong answer about your health can lead to a reduced or refused claim.",
			},
			{
				title: "A long life can cost more than the benefit",
				text: "<finalExpensePremiums>At $32 a month, 26 years of premiums come to about $9,984, close to a $10,000 benefit.</finalExpensePremiums> If you stop paying, the policy can lapse. Loans from the small cash value carry interest and reduce the death benefit.",
			},
		],
	},
	example: {
		claim: "finalExpensePremiums",
		title: "An estimate: age 60, $10,000 of coverage",
		intro:
			"A rough monthly premium from our own [calculator](/calculator). It is an estimate, not a quote and not an offer.",
		assumptions: [
			"Age 60 when the policy starts, $10,000 of coverage.",
			"The calculator’s factor for ages 56 to 65 is $3.20 a month for each $1,000.",
			"The range is 20% below and above the estimate. Smoking adds 20%.",
		],
		rows: [
			{ label: "Estimated premium, non-smoker", value: "about $32.00 a month" },
			{ label: "Range of the sample rates, non-smoker", value: "$25.60 to $38.40 a month" },
			{ label: "Estimated premium, smoker", value: "about $38.40 a month" },
		],
		note: "Your real premium depends on the insurer, your state and your answers to the health questions, and can lie outside this range. Only an insurer can approve coverage.",
	},
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "How much coverage do people choose?",
				answer:
					"Start from the funeral you want. <funeralCosts>By our estimates, a funeral with burial costs about $6,800 to $9,600 depending on the state, without a vault, and more in some cities.</funeralCosts> Add travel and final bills, then subtract what is already set aside.",
			},
			{
				question: "Can I be declined?",
				answer:
					"Yes, for a policy that pays in full from the first day. Then there are often graded policies with few or no health questions. They cost more and have the waiting period described above.",
			},
			{
				question: "Does the money have to go to the funeral home?",
				answer:
					"No. It goes to your beneficiary, who decides. That is freedom and also a reason to choose a person you trust and to write down your wishes.",
			},
			{
				question: "Can it be used for a funeral in another country?",
				answer:
					"Yes, the beneficiary may use the money anywhere. Transport of the body can cost a good deal, so ask for a price before you choose the amount. Also ask the insurer which papers it needs if the death happens abroad.",
			},
			{
				question: "Could a policy affect Medicaid or SSI?",
				answer:
					"It can. The cash value may count among what you own. If you receive such help or expect to apply for it, ask the program or an attorney before you buy.",
			},
		],
	},
	disclosures: {
		title: "Please note",
		items: [
			"Policies are issued by insurance companies, not by {agency}. Payment of benefits depends on the claims-paying ability of the issuing insurer.",
			"Final expense insurance is life insurance. It is not a prepaid funeral contract and is not connected with any government program.",
			"Eligibility, premiums, waiting periods and product names differ by state and insurer. See [what applies in your state](/state-compliance). This page is general information, not an offer.",
		],
	},
	callToAction: {
		title: "Talk it through with a licensed agent",
		text: "Fifteen minutes are usually enough to know what a policy would cost you and whether you need one at all. The consultation is free. Call {phone} or [write to us](/#contact).",
	},
} satisfies ProductPageContent;
