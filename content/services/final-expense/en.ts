import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense insurance: costs, benefits and limits",
		description:
			"How final expense life insurance helps pay for a funeral, what it may cost at 60, which health questions are asked, and when another choice fits better.",
	},
	title: "Final expense insurance: a small policy for final bills",
	lead: "Funeral bills come due within days, and often a son or daughter has to borrow to pay them. Final expense insurance leaves your family money for that moment. Here’s what it does, what it costs and where it falls short.",
	whatItIs: {
		title: "What final expense insurance is",
		paragraphs: [
			"Final expense insurance is whole life insurance with a small amount of coverage. People buy it to pay for a funeral, a burial or cremation, and the medical and household bills that remain. With most of these policies, the premium stays the same, and the coverage lasts for life, as long as you keep paying.",
			"When you die, the insurer pays the death benefit to the beneficiary you named, once it has a claim form and a death certificate. The money is not tied to a funeral home. Your beneficiary can spend it on the service, on travel or on rent, and keeps what’s left. Under current law, the death benefit is generally not subject to federal income tax.",
			"There is usually no physical exam, but you answer health questions, and the insurer may check your prescription history. Your answers determine which kind of policy you can get: one that pays the full benefit from the first day, or one that pays it only after a waiting period.",
		],
	},
	fit: {
		title: "Is final expense right for you?",
		forTitle: "Final expense may suit you if",
		for: [
			"You’re between 50 and 85 and have nothing set aside for a funeral.",
			"You live on a fixed income and want one small premium that stays the same.",
			"Your family is far away and would need cash for travel and arrangements.",
			"Your health rules out a larger policy.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You’re healthy and others depend on your income. [Term life](/services/term-life) buys far more coverage for the same premium.",
			"Your family already has enough cash they can get to within a few days.",
			"You’d have to cut back on food, medicine or rent to pay the premium. If the policy lapses, your family usually gets nothing.",
		],
	},
	steps: {
		title: "How it works",
		items: [
			{
				title: "We talk about what you want",
				text: "Burial or cremation? Here or in another country? How much could your family already cover? We’ll add it up with you in a phone call of about 15 minutes.",
			},
			{
				title: "You answer health questions",
				text: "<carriersCompared>We compare the insurers we work with and tell you which ones accept people with your health conditions, and on what terms.</carriersCompared><carriersComparedWithheld>We tell you whether an insurer accepts people with your health conditions, and on what terms.</carriersComparedWithheld> Answer fully and truthfully. Your family’s claim may depend on it.",
			},
			{
				title: "You read the policy and keep it safe",
				text: "Once the policy arrives, you have a free-look period when you can return it for a refund of the premium paid. Tell your beneficiary which company issued it and where you keep it.",
			},
		],
	},
	costs: {
		title: "What it costs and where it falls short",
		intro:
			"Final expense is a small policy bought later in life, so each dollar of coverage costs more than it would have at 35. Know these points before you apply.",
		items: [
			{
				title: "Age, health and tobacco drive the premium",
				text: "The price depends on your age when you apply, your health, your state, and whether you smoke. Waiting usually means a higher premium.",
			},
			{
				title: "Some policies have a two-year wait",
				text: "Policies with few or no health questions cost more and are often graded. If you die of an illness in the first two years, they pay back the premiums, often with some interest, instead of the full amount. For an accidental death, the full amount is usually paid from the start.",
			},
			{
				title: "The first two years are contestable",
				text: "If you die in the first two years, the insurer may review your application. A wrong answer about your health can lead to a reduced or denied claim.",
			},
			{
				title: "Over a long life, you can pay more than the benefit",
				text: "<finalExpenseExample>Someone who starts at 60 and lives to {burialAt60EvenAge} can end up paying in about as much as the policy pays out.</finalExpenseExample> If you stop paying, the policy can lapse. Loans from the small cash value carry interest and reduce the death benefit.",
			},
		],
	},
	example: {
		exampleOf: "final-expense",
		title: "An estimate: age 60, $10,000 of coverage",
		intro:
			"A rough monthly premium from our own [calculator](/calculator). It’s an estimate, not a quote and not an offer.",
		assumptions: [
			"Age 60 when the policy starts, {homeState}, $10,000 of coverage.",
			"The range is the estimate plus or minus {burialAt60RangePercent}%.",
		],
		rows: [
			{ label: "Estimated premium, non-smoker", value: "about {burialAt60} a month" },
			{ label: "Range around that estimate, non-smoker", value: "{burialAt60Low} to {burialAt60High} a month" },
			{ label: "Estimated premium, smoker", value: "about {burialAt60Smoker} a month" },
		],
		note: "Your real premium depends on the insurer, your state and your answers to the health questions, and can fall outside this range. Only an insurer can approve coverage.",
	},
	faqs: {
		title: "Common questions",
		items: [
			{
				question: "How much coverage should I choose?",
				answer:
					"Start with the price of the funeral you want. <funeralCosts>By our estimates, a funeral with burial costs about $6,800 to $9,600 depending on the state, without a vault, and more in some cities.</funeralCosts> Add travel and final bills, then subtract what you’ve already set aside.",
			},
			{
				question: "Can I be turned down?",
				answer:
					"Yes, for a policy that pays in full from the first day. Even then, graded policies with few or no health questions are often available. They cost more and have the waiting period described above.",
			},
			{
				question: "Does the money have to go to the funeral home?",
				answer:
					"No. It goes to your beneficiary, who decides how to use it. So name someone you trust, and write down your wishes.",
			},
			{
				question: "Can the money be used for a funeral in another country?",
				answer:
					"Yes, the beneficiary can use the money anywhere. Bringing the body home can be expensive, so get a price before you choose the amount. Also ask the insurer what paperwork it needs if the death happens abroad.",
			},
			{
				question: "Could a policy affect Medicaid or SSI?",
				answer:
					"It can. The cash value may count as an asset. If you get these benefits or expect to apply for them, ask the program or an attorney before you buy.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"Policies are issued by insurance companies, not by {agency}. Payment of benefits depends on the claims-paying ability of the issuing insurer.",
			"Final expense insurance is life insurance. It is not a prepaid funeral contract and is not connected with any government program.",
			"Eligibility, premiums, waiting periods and product names differ by state and insurer. See [what applies in your state](/state-compliance).",
		],
	},
	callToAction: {
		title: "Talk it through with a licensed agent",
		text: "Fifteen minutes is usually enough to find out what a policy would cost you and whether you need one at all. The consultation is free. Call {phone} or [send us a message](/#contact).",
	},
} satisfies ProductPageContent;
