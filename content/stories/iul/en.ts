import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL case study: decades of premiums, charges included",
		description:
			"An invented example<iulGrowth> with real arithmetic</iulGrowth>: an indexed universal life policy paid for decades, <iulGrowth>at several rates, </iulGrowth>with charges, bad stretches and the alternative.",
	},
	title: "Case study: a young father, a long policy and a second look",
	lead: "Daniel is {age} and has two small children. A colleague told him that an indexed universal life policy protects his family and builds a cash value besides. He liked both halves of that sentence. Then he asked what it costs, and that is where this example begins.",
	notice:
		"Daniel is not a client and never was. <iulGrowthShown>We invented him so that the figures have a face. His results are hypothetical, no insurer has offered them, and yours would differ.</iulGrowthShown><iulGrowthWithheld>We invented him for this example.</iulGrowthWithheld>",
	person: {
		title: "Who Daniel is",
		paragraphs: [
			"He is a physical therapist in Orlando and does not smoke. His income is steady, he has money aside for six months of emergencies, and he uses the plan at his work as far as his employer adds to it. After all that he could pay {monthly} a month toward insurance, for a long time.",
			"Two wishes are mixed up in his head. If he dies young, his family should have {coverage}. If he lives to be old, he would like to leave something behind, and to have a cash value that he can borrow against.",
		],
		facts: [
			{ label: "Age", value: "{age}" },
			{ label: "Could pay each month", value: "{monthly}" },
			{ label: "For how long", value: "{years} years" },
			{ label: "Wants for his family", value: "{coverage}" },
		],
	},
	plan: {
		title: "What he looks at",
		paragraphs: [
			"[Indexed universal life (IUL)](/services/iul) is life insurance first. Part of each premium pays for the coverage and the costs, and what is left is the cash value. The insurer credits interest to it by a formula that follows an index, with a floor, commonly 0%, and a cap. He would own no shares, and the floor does not stop the monthly charges.",
			"Beside it he puts [term life](/services/term-life). <termLifePremiums>By our calculator’s estimate, {coverage} for {termYears} years would cost him about {termPremium} a month.</termLifePremiums> It ends with its term and has no cash value, but it covers the years in which his children need him.",
		],
	},
	figures: {
		claim: "iulGrowth",
		title: "What the payments might grow to, without charges and with",
		intro:
			"The first four lines show the growth of the payments alone, **before any policy charge**. The last two allow for charges in the roughest way: as if {charges} of every {monthly} went to them. A real policy’s charges differ and rise with age.",
		assumptions: [
			"{monthly} is paid at the end of each month for {years} years.",
			"Interest is compounded monthly at one twelfth of the yearly rate, which never changes. No insurer has promised these rates.",
			"The last two lines count what remains of each payment after {charges}. Loans and taxes are left out.",
		],
		caption: "Hypothetical growth after {years} years",
		lines: [
			{ id: "zero", label: "{rateZero} a year, credited monthly, before charges" },
			{ id: "low", label: "{rateLow} a year, credited monthly, before charges" },
			{ id: "assumed", label: "{rateAssumed} a year, credited monthly, before charges" },
			{ id: "high", label: "{rateHigh} a year, credited monthly, before charges" },
			{ id: "charged", label: "{rateAssumed} a year, credited monthly, {charges} a month for charges" },
			{ id: "chargedZero", label: "{rateZero} a year, credited monthly, {charges} a month for charges" },
		],
		note: "Hypothetical growth of contributions, not a policy illustration and not a promise. Credited rates change every year and may be 0% for several. At the same {rateAssumed}, the rough allowance for charges takes the figure from {atAssumed} to {assumedAfterCharges}. Only the insurer’s own illustration shows the values of a given policy.",
	},
	wrong: {
		title: "What can go wrong",
		intro: "None of these is rare. Each is written somewhere in the policy, and worth finding before you sign.",
		items: [
			{
				title: "A flat stretch",
				text: "In a year credited at 0% the charges still come out<iulGrowth>: {chargesOfYear} in our rough allowance</iulGrowth>. After a few such years a young policy holds less than was paid into it.",
			},
			{
				title: "He has to stop",
				text: "After {stopYears} years Daniel has paid {stopPaid}. Surrender charges can take much of the cash value at that point, or all of it. If he keeps the policy without paying, the charges use up the value until it lapses.",
			},
			{
				title: "The terms change",
				text: "The insurer may lower the cap and raise the cost of insurance, up to the limits in the policy. The illustration he saw at the start is not a schedule that anybody must keep.",
			},
			{
				title: "A loan that is not repaid",
				text: "Loans are in general not taxed while the policy is in force and is not a modified endowment contract (MEC). But if loans and charges use up the value, the policy lapses: coverage ends, and the gain can be taxed although no money is left.",
			},
		],
	},
	decision: {
		title: "What he decides",
		paragraphs: [
			"In this example Daniel buys term life first, because {coverage} for his children cannot wait and costs least that way. At the same time he asks for two illustrations of an IUL, one of them at 0%, and gives himself a year to decide.",
			"That is not the answer for everyone. Somebody who needs coverage for life, can pay well above the minimum for decades and looks at the policy every year may decide otherwise. What counts is that the decision rests on the pages that show the charges.",
		],
	},
	questions: {
		title: "Questions to take to any agent",
		items: [
			"May I see this illustration at 0% and at a low rate, with every charge?",
			"In which year does the cash value first pass what I have paid?",
			"What are the cap and the participation rate today, and how far may they fall?",
			"What happens if I pay half the premium for three years?",
			"What would the same coverage cost as term life?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"IUL is life insurance. Buying a policy is not buying stocks or an index. Index names and past index results say nothing certain about future credits.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse. {agency} does not give tax or legal advice.",
			"<licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. This page is information, not an offer.",
		],
	},
	callToAction: {
		title:
			"<iulGrowthShown>Now with your own numbers</iulGrowthShown><iulGrowthWithheld>Now with your own plans</iulGrowthWithheld>",
		text: "<iulGrowthShown>The calculator opens with Daniel’s figures. Change the payment, the years and the rate, and then take a quarter off the payment and look again.</iulGrowthShown><iulGrowthWithheld>Tell us what you have in mind, and a licensed agent brings you written quotes from insurers.</iulGrowthWithheld> If you would rather talk it through, call {phone}.",
		action:
			"<iulGrowthShown>Open these figures in the calculator</iulGrowthShown><iulGrowthWithheld>Ask for written quotes</iulGrowthWithheld>",
	},
} satisfies CaseStudyContent;
