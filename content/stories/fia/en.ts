import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "FIA case study: peace of mind for some savings, at a price",
		description:
			"A made-up example<fiaFiguresShown> with real math</fiaFiguresShown>: a fixed indexed annuity<fiaFiguresShown> at four rates</fiaFiguresShown>, with the charges and the bad luck that sales pages like to skip.",
	},
	title: "Case study: an annuity for money that can wait",
	lead: "Teresa is {age} and two years away from retirement. She has already put it off once, when the market fell. Could part of her savings stay out of reach of a falling index, and what would she give up for that? <fiaFiguresShown>Here’s what the numbers say, and what they don’t include.</fiaFiguresShown>",
	notice:
		"Teresa is fictional. <fiaFiguresShown>We made her up to give the numbers a face. Her results are hypothetical, no insurer has offered them, and yours would differ.</fiaFiguresShown><fiaFiguresWithheld>We made her up for this example.</fiaFiguresWithheld>",
	person: {
		title: "Meet Teresa",
		paragraphs: [
			"Teresa teaches in Tampa and plans to retire at 65. She has {deposit} from the sale of her mother’s house. She keeps another {kept} where she can get to it any day. Her pension and Social Security will cover a regular month. The {deposit} is for later: another car, care if she needs it, something for her nieces.",
			"Teresa doesn’t sleep well when the market falls. She also knows that money that earns nothing loses a little of its value each year. So she asks what peace of mind costs.",
		],
		facts: [
			{ label: "Age", value: "{age}" },
			{ label: "Set aside for later", value: "{deposit}" },
			{ label: "Kept within reach", value: "{kept}" },
			{ label: "How long it can wait", value: "about {years} years" },
		],
	},
	plan: {
		title: "What she considers",
		paragraphs: [
			"A [fixed indexed annuity (FIA)](/services/fia) is a contract with an insurance company. She would pay {deposit} once. Each year, the insurer adds interest using a formula that follows a market index, up to a cap. When the index falls, the formula credits its floor, commonly 0%, and the index loss is not passed on to her. Withdrawals, charges and rider fees still come out.",
			"Teresa compares the annuity with two alternatives: leaving the money where it is, and a fixed annuity with a rate stated in advance. And she starts by asking for contracts without an income rider, because she doesn’t need income from this money yet.",
		],
	},
	figures: {
		figuresOf: "fia",
		title: "What {years} years might look like",
		intro:
			"Here are four constant rates, so the difference between them is easy to see. Real contracts credit a different rate every year, and **any of those years can be a 0% year**.",
		assumptions: [
			"{deposit} is paid on the first day. Nothing is added and nothing withdrawn for {years} years.",
			"Each line uses one rate and adds interest once a year. The rates come from our calculator, and no insurer has promised them.",
			"No withdrawal charge, rider fee, market value adjustment or tax is taken out.",
		],
		caption: "Hypothetical contract value after {years} years, before fees and taxes",
		lines: [
			{ id: "zero", label: "{rateZero} every year" },
			{ id: "low", label: "{rateLow} every year" },
			{ id: "fixed", label: "{rateFixed} every year" },
			{ id: "high", label: "{rateHigh} every year" },
		],
		note: "Hypothetical numbers, not a contract illustration and not a promise. If prices rise {inflation} a year, {deposit} will buy in {years} years what {buyingPower} buys today. On the {rateZero} line, that’s what Teresa’s money would really be worth.",
	},
	wrong: {
		title: "What can go wrong",
		intro:
			"<fiaFiguresShown>Read these numbers along with the hopeful ones.</fiaFiguresShown> The percentages are examples. Each contract has its own schedule.",
		items: [
			{
				title: "She needs the money early",
				text: "A new roof costs {roof} in the second year. Suppose her contract lets her take out {freeShare} a year without a charge, or {free} in her case. On the rest of the cost, a charge of {chargeRate} takes {charge}. She may also owe tax on the gain.",
			},
			{
				title: "She adds a rider she doesn’t need",
				text: "An income rider at {riderRate} a year costs {rider} in the first year, even when 0% is credited. After {years} years like that in a row, {afterRider} of the {deposit} would be left.",
			},
			{
				title: "The cap comes down",
				text: "The insurer resets the cap at each renewal, within limits in the contract. After a generous first year, the same rise in the index may credit her far less. The charges for leaving early still apply.",
			},
			{
				title: "The insurer gets into trouble",
				text: "The contract depends on the claims-paying ability of the issuing insurer. Teresa looks up its financial strength ratings before she signs, and every year after.",
			},
		],
	},
	decision: {
		title: "What she decides",
		paragraphs: [
			"In this example, Teresa goes ahead, without a rider. She can, because {kept} stays outside the contract and because she can name the year when she might first need the rest. Her sister, who has one pot of money for everything, would have had good reason to say no.",
			"During the free-look period, she reads the contract once more, with the schedule of charges in front of her, and marks the day the charges end on her calendar. How many days she has depends on her state and her age. Her contract states the exact period.",
		],
	},
	questions: {
		title: "Questions to take to any agent",
		items: [
			"What’s the most I can be credited this year, and how low can the cap be set later?",
			"What would I get back if I left after two years, and after five?",
			"Which fees come out in a year with 0% interest?",
			"Who issues the contract, and what are that company’s financial strength ratings?",
			"How are you paid if I say yes?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"An annuity is a long-term insurance contract. It is not a deposit and is not insured by the FDIC or any federal agency.",
			"Any gain you withdraw is taxed as ordinary income, usually with a 10% additional federal tax before age 59½. {agency} does not give tax or legal advice.",
			"<licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates> Contracts, features and charges vary by state and insurer.",
		],
	},
	callToAction: {
		title:
			"<fiaFiguresShown>Now try it with your numbers</fiaFiguresShown><fiaFiguresWithheld>Now think about your own plans</fiaFiguresWithheld>",
		text: "<fiaFiguresShown>The calculator opens with Teresa’s numbers. Change the amount and the years, and check the 0% line first.</fiaFiguresShown><fiaFiguresWithheld>Tell us what you have in mind, and a licensed agent will get you written quotes from insurers.</fiaFiguresWithheld> If you’d like to talk it through, call {phone}.",
		action:
			"<fiaFiguresShown>Open these numbers in the calculator</fiaFiguresShown><fiaFiguresWithheld>Get written quotes</fiaFiguresWithheld>",
	},
} satisfies CaseStudyContent;
