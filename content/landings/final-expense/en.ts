import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense insurance: leave a goodbye, not a bill",
		description:
			"Final expense insurance in Florida: <funeralCostsShown>what a funeral costs, </funeralCostsShown><finalExpensePremiums>what a small policy might cost at 55, 60, 70 or 80, </finalExpensePremiums>what is asked, and what it does not do.",
	},
	title: "Leave your family a goodbye, not a bill",
	lead: "A funeral has to be paid for within days. A small policy for final expenses can put the money into your family’s hands, so that they can spend that week remembering you.",
	action: "Find out what it would cost me",
	reassurance:
		"A few questions, then a licensed agent<finalExpensePremiumsShown> calls you with prices.</finalExpensePremiumsShown><finalExpensePremiumsWithheld> brings you written quotes from insurers.</finalExpensePremiumsWithheld> Nothing to sign and nothing to pay.",
	story: {
		title: "A week that many families know",
		paragraphs: [
			"The grandmother in this story is invented, but you may have met her. She raised four children, fed half the street and never owed anyone a dollar. She died on a Tuesday. By Wednesday the funeral home needed a deposit.",
			"Her daughter put part of it on a credit card. A grandson sold his motorcycle, the church took up a collection, and a cousin is still waiting for what he lent. Nobody blamed her. But she would have hated it.",
			"<funeralCosts>By our estimate, a funeral with burial in Florida costs about {funeral}, without a vault.</funeralCosts> <funeralRanges>Around Daytona it can cost {daytonaLow} to {daytonaHigh}, around Jacksonville {jacksonvilleLow} to {jacksonvilleHigh}.</funeralRanges><funeralCostsShown> Cremation usually costs less.</funeralCostsShown>",
		],
	},
	figure: {
		claim: "finalExpensePremiums",
		title: "What a small policy might cost",
		intro:
			"Monthly premiums from our calculator for {coverage} of coverage, for somebody who does not smoke. They are estimates, not quotes.",
		caption: "Estimated monthly premium for {coverage}, by age at the start",
		lines: [
			{ id: "age55", label: "From age 55" },
			{ id: "age60", label: "From age 60" },
			{ id: "age70", label: "From age 70" },
			{ id: "age80", label: "From age 80" },
		],
		note: "An insurer sets your real premium after you have answered health questions, and it can be higher or lower. Some policies pay the full amount only after two years. Smoking raises the premium: at 70, from about {at70} to {smokerAt70}. Somebody who starts at 60 and pays {at60} a month for {paidYears} years pays {paidFrom60} in all, nearly the benefit itself.",
	},
	does: {
		title: "What such a policy does",
		items: [
			"It pays the person you name, who decides how to use the money: the service, the flight home, the rent. What is left over is theirs.",
			"With most policies the premium stays the same, and the coverage lasts for life, as long as you keep paying.",
			"Health questions are asked, and usually there is no physical exam.",
		],
	},
	doesNot: {
		title: "What it does not do",
		items: [
			"It is not a prepaid funeral and is not connected with any government program.",
			"Some policies pay the full amount only after two years. If an illness comes first, they return the premiums, often with some interest.",
			"A policy that lapses pays nothing. If the premium would compete with food or medicine, do not buy it.",
		],
	},
	steps: {
		title: "What happens when you press the button",
		items: [
			{
				title: "You answer a few questions",
				text: "About your state, your age and what you wish for. It takes about two minutes.",
			},
			{
				title: "A licensed agent calls",
				text: "You hear from the agent<contactTime> within {contactHours} hours on business days</contactTime><spokenLanguages>, in your language</spokenLanguages>, with prices<carriersCompared> from several insurers and which of them would accept your health</carriersCompared>.",
			},
			{
				title: "You decide in your own time",
				text: "If you apply and are accepted, a free-look period lets you return the policy for a refund. Your policy states your exact period.",
			},
		],
	},
	faqs: {
		title: "Three questions we always hear",
		items: [
			{
				question: "Can I be turned down?",
				answer:
					"Yes, for a policy that pays in full from the first day. Then there are often graded policies with few or no health questions. They cost more and have the waiting period described above.",
			},
			{
				question: "Can my family use the money in another country?",
				answer:
					"Yes. Whoever you name may use it anywhere. Bringing a body home can cost a good deal, so ask for that price before you choose the amount.",
			},
			{
				question: "I already have a small policy. Should I change it?",
				answer:
					"Often it is better to keep it. A replacement can start a new two-year period in which claims are examined, at a higher age and price. We read both with you before you decide.",
			},
		],
	},
	disclosures: {
		title: "Please note",
		items: [
			"Final expense insurance is life insurance with a small amount of coverage. Policies are issued by insurance companies, not by {agency}; benefits depend on the claims-paying ability of the issuing insurer.",
			"Eligibility, premiums and waiting periods differ by state and insurer. <licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> In New York we sell no insurance. This page is information, not an offer.",
		],
	},
	closing: {
		title: "Two minutes now, or a hat passed round later",
		text: "Tell us a little about yourself, or call {phone}. If you need no policy, we will say so.",
	},
} satisfies LandingContent;
