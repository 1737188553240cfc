import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "FIA case study: calm for part of the savings, at a price",
		description:
			"An invented example<fiaGrowth> with real arithmetic</fiaGrowth>: a fixed indexed annuity<fiaGrowth> at four rates</fiaGrowth>, with the charges and the bad luck that sales pages like to leave out.",
	},
	title: "Case study: an annuity for money that can wait",
	lead: "Teresa is {age} and two years from the end of her working life. When the market fell, she put the date off once already. Could part of her savings stay out of reach of a falling index, and what would she give up for it? <fiaGrowth>Here is what the numbers say, and what they leave out.</fiaGrowth>",
	notice:
		"Teresa is not a client and never was. <fiaGrowthShown>We invented her so that the figures have a face. Her results are hypothetical, no insurer has offered them, and yours would differ.</fiaGrowthShown><fiaGrowthWithheld>We invented her for this example.</fiaGrowthWithheld>",
	person: {
		title: "Who Teresa is",
		paragraphs: [
			"She teaches in Tampa and plans to stop at 65. From the sale of her mother’s house she has {deposit}. Besides that she keeps {kept} where she can reach it any day. Her pension and Social Security will cover the ordinary months. The {deposit} is for later: another car, care if she needs it, something for her nieces.",
			"She sleeps badly when the market falls. She also knows that money which earns nothing loses a little of its worth each year. So she asks what calm costs.",
		],
		facts: [
			{ label: "Age", value: "{age}" },
			{ label: "Set aside for later", value: "{deposit}" },
			{ label: "Kept within reach", value: "{kept}" },
			{ label: "Can wait", value: "about {years} years" },
		],
	},
	plan: {
		title: "What she looks at",
		paragraphs: [
			"A [fixed indexed annuity (FIA)](/services/fia) is a contract with an insurance company. She would pay {deposit} once. Each year the insurer adds interest by a formula that follows a market index, up to a cap. When the index falls, the formula credits its floor, commonly 0%, and the index loss is not passed on to her. Withdrawals, charges and rider fees still come out.",
			"She sets it beside two alternatives: leaving the money where it is, and a fixed annuity with a rate stated in advance. And she asks first for contracts without an income rider, because she needs no income from this money yet.",
		],
	},
	figures: {
		claim: "fiaGrowth",
		title: "What {years} years might look like",
		intro:
			"Four constant rates, so that the difference between them is easy to see. Real contracts credit another rate every year, and **any of those years can be a 0% year**.",
		assumptions: [
			"{deposit} is paid on the first day. Nothing is added and nothing withdrawn for {years} years.",
			"Interest is added once a year at the same rate. These are the rates of our calculator; no insurer has promised them.",
			"No withdrawal charge, rider fee, market value adjustment or tax is taken out.",
		],
		caption: "Hypothetical contract value after {years} years, before fees and taxes",
		lines: [
			{ id: "zero", label: "{rateZero} every year" },
			{ id: "low", label: "{rateLow} every year" },
			{ id: "fixed", label: "{rateFixed} every year" },
			{ id: "high", label: "{rateHigh} every year" },
		],
		note: "Hypothetical figures, not a contract illustration and not a promise. If prices rise {inflation} a year, {deposit} will buy in {years} years what {buyingPower} buys today. On the {rateZero} line, that is what Teresa would really have.",
	},
	wrong: {
		title: "What can go wrong",
		intro:
			"<fiaGrowth>These numbers stand beside the hopeful ones because they belong there.</fiaGrowth> The percentages are examples; each contract has its own schedule.",
		items: [
			{
				title: "She needs the money early",
				text: "A new roof costs {roof} in the second year. Suppose her contract lets her take {freeShare} of it a year without a charge, here {free}. On the rest, a charge of {chargeRate} takes {charge}. Tax on the gain can come on top.",
			},
			{
				title: "She adds a rider she does not need",
				text: "An income rider at {riderRate} a year costs {rider} in the first year, also when the credit is 0%. With {years} such years in a row, {afterRider} would be left of {deposit}.",
			},
			{
				title: "The cap comes down",
				text: "The insurer sets the cap anew at each renewal, within limits in the contract. After a generous first year, the same rise of the index may credit her far less. The charges for leaving stay.",
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
			"In this example Teresa goes ahead, without a rider. She can, because {kept} stays outside the contract and because she can name the year in which she might first need the rest. Her sister, who has one sum for everything, would have had good reason to say no.",
			"During the free-look period she reads the contract once more, with the schedule of charges in front of her, and writes the day on which the charges end into her calendar. How many days she has depends on her state and her age; her contract states the exact period.",
		],
	},
	questions: {
		title: "Questions to take to any agent",
		items: [
			"What is the most I can be credited this year, and how low may the cap be set later?",
			"What would I receive if I left after two years, and after five?",
			"Which fees come out in a year that is credited 0%?",
			"Who issues the contract, and what are that company’s financial strength ratings?",
			"How are you paid if I say yes?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"An annuity is a long-term insurance contract. It is not a deposit and is not insured by the FDIC or any federal agency. Its promises depend on the claims-paying ability of the issuing insurer.",
			"Gain that is withdrawn is taxed as ordinary income, usually with a 10% additional federal tax before age 59½. {agency} does not give tax or legal advice.",
			"<licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> Contracts, features and charges vary by state and insurer. In New York we only recruit agents and sell no annuities. This page is information, not an offer.",
		],
	},
	callToAction: {
		title:
			"<fiaGrowthShown>Now with your own numbers</fiaGrowthShown><fiaGrowthWithheld>Now with your own plans</fiaGrowthWithheld>",
		text: "<fiaGrowthShown>The calculator opens with Teresa’s figures. Change the amount and the years, and look at the 0% line first.</fiaGrowthShown><fiaGrowthWithheld>Tell us what you have in mind, and a licensed agent brings you written quotes from insurers.</fiaGrowthWithheld> If you would rather talk it through, call {phone}.",
		action:
			"<fiaGrowthShown>Open these figures in the calculator</fiaGrowthShown><fiaGrowthWithheld>Ask for written quotes</fiaGrowthWithheld>",
	},
} satisfies CaseStudyContent;
