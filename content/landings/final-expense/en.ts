import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense insurance: leave a goodbye, not a bill",
		description:
			"Final expense insurance in Florida: <funeralCostsShown>what a funeral costs, </funeralCostsShown><finalExpenseFiguresShown>what a small policy might cost at 55, 60, 70 or 80, </finalExpenseFiguresShown>what you’ll be asked, and what it doesn’t do.",
	},
	title: "Leave your family a goodbye, not a bill",
	lead: "Funeral bills come due within days. A small final expense policy can put the money in your family’s hands, so they can spend that week remembering you.",
	action: "Find out what it would cost me",
	reassurance:
		"Answer a few questions, and a licensed agent<finalExpenseFiguresShown> will call you with prices.</finalExpenseFiguresShown><finalExpenseFiguresWithheld> will get you written quotes from insurers.</finalExpenseFiguresWithheld> Nothing to sign and nothing to pay.",
	story: {
		title: "A week that many families know",
		paragraphs: [
			"We made up the grandmother in this story, but you may know one like her. She raised four children, fed half the block and never owed anyone a dollar. She died on a Tuesday. By Wednesday, the funeral home needed a deposit.",
			"Her daughter put part of it on a credit card. A grandson sold his motorcycle, the church took up a collection, and a cousin is still waiting to be paid back. No one blamed her. But she would have hated it.",
			"<funeralCosts>By our estimate, a funeral with burial in Florida costs about {funeral}, without a vault.</funeralCosts> <funeralRanges>Around Daytona, it can cost {daytonaLow} to {daytonaHigh}; around Jacksonville, {jacksonvilleLow} to {jacksonvilleHigh}.</funeralRanges><funeralCostsShown> Cremation usually costs less.</funeralCostsShown>",
		],
	},
	figure: {
		figuresOf: "final-expense",
		title: "What a small policy might cost",
		intro:
			"Monthly premiums from our calculator for {coverage} of coverage, for someone who doesn’t smoke. They’re estimates, not quotes.",
		caption: "Estimated monthly premium for {coverage}, by starting age",
		lines: [
			{ id: "age55", label: "Starting at 55" },
			{ id: "age60", label: "Starting at 60" },
			{ id: "age70", label: "Starting at 70" },
			{ id: "age80", label: "Starting at 80" },
		],
		note: "An insurer sets your real premium after you answer health questions, and it can be higher or lower. Some policies pay the full amount only after two years. Smoking raises the premium: at 70, from about {at70} to {smokerAt70}. Someone who starts at 60 and pays {at60} a month for {paidYears} years pays {paidFrom60} in all, nearly as much as the benefit itself.",
	},
	does: {
		title: "What it does",
		items: [
			"It pays the person you name, who decides how to use the money: the service, the flight home, the rent. Whatever is left is theirs.",
			"With most policies, the premium stays the same, and the coverage lasts for life, as long as you keep paying.",
			"You answer health questions, and there is usually no physical exam.",
		],
	},
	doesNot: {
		title: "What it doesn’t do",
		items: [
			"It is not a prepaid funeral and is not connected with any government program.",
			"Some policies pay the full amount only after two years. If you die of an illness before then, they return the premiums, often with some interest.",
			"If the policy lapses, your family usually gets nothing. If you’d have to cut back on food or medicine to pay for it, don’t buy it.",
		],
	},
	steps: {
		title: "What happens next",
		items: [
			{
				title: "You answer a few questions",
				text: "We’ll ask about your state, your age and what you want. It takes about two minutes.",
			},
			{
				title: "A licensed agent calls",
				text: "You’ll hear from the agent<contactTime> within {contactHours} hours on business days</contactTime><spokenLanguages>, in your language</spokenLanguages>, with prices<carriersCompared> from several insurers and a clear idea of which ones would accept you</carriersCompared>.",
			},
			{
				title: "You decide at your own pace",
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
					"Yes, for a policy that pays in full from the first day. Even then, graded policies with few or no health questions are often available. They cost more and have the waiting period described above.",
			},
			{
				question: "Can my family use the money in another country?",
				answer:
					"Yes. The person you name can use it anywhere. Bringing a body home can be expensive, so get that price before you choose the amount.",
			},
			{
				question: "I already have a small policy. Should I replace it?",
				answer:
					"Often it’s better to keep it. A replacement can start a new two-year period when claims can be reviewed, at an older age and a higher price. We’ll read both policies with you before you decide.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"Final expense insurance is life insurance with a small amount of coverage. Policies are issued by insurance companies, not by {agency}; benefits depend on the claims-paying ability of the issuing insurer.",
			"Eligibility, premiums and waiting periods differ by state and insurer. <licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "Two minutes now, so no one has to pass the hat later",
		text: "Tell us a little about yourself, or call {phone}. If you don’t need a policy, we’ll say so.",
	},
} satisfies LandingContent;
