import type { CaseStudyContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL case study: decades of premiums, charges included",
		description:
			"A made-up example<iulFiguresShown> with real math</iulFiguresShown>: an indexed universal life policy over decades, <iulFiguresShown>at several rates, </iulFiguresShown>with the charges, the bad years and an alternative.",
	},
	title: "Case study: a young father, a lifelong policy and a second look",
	lead: "Daniel is {age} and has two small children. A coworker told him that an indexed universal life policy would protect his family and build cash value too. He liked the sound of both. Then he asked what it costs, and that’s where this example begins.",
	notice:
		"Daniel is fictional. <iulFiguresShown>We made him up to give the numbers a face. His results are hypothetical, no insurer has offered them, and yours would differ.</iulFiguresShown><iulFiguresWithheld>We made him up for this example.</iulFiguresWithheld>",
	person: {
		title: "Meet Daniel",
		paragraphs: [
			"Daniel is a physical therapist in Orlando and doesn’t smoke. His income is steady, he has six months of expenses set aside for emergencies, and he puts enough into the plan at work to get the full employer match. After all that, he could pay {monthly} a month toward insurance, for a long time.",
			"Daniel wants two things. If he dies young, his family should have {coverage}. If he lives to be old, he’d like to leave something behind and have cash value he can borrow against.",
		],
		facts: [
			{ label: "Age", value: "{age}" },
			{ label: "Could pay each month", value: "{monthly}" },
			{ label: "How long he could pay", value: "{years} years" },
			{ label: "Wants for his family", value: "{coverage}" },
		],
	},
	plan: {
		title: "What he considers",
		paragraphs: [
			"[Indexed universal life (IUL)](/services/iul) is life insurance first. Part of each premium pays for the coverage and the costs, and what’s left is the cash value. The insurer credits interest to it, using a formula that follows an index, with a floor, commonly 0%, and a cap. Daniel wouldn’t own any shares, and the floor does not stop the monthly charges.",
			"He compares IUL with [term life](/services/term-life). <termLifeFiguresShown>By our calculator’s estimate, {coverage} for {termYears} years would cost him about {termPremium} a month.</termLifeFiguresShown> Term life ends with its term and has no cash value, but it covers the years when his children need him.",
		],
	},
	figures: {
		figuresOf: "iul",
		title: "What the payments might grow to, with and without charges",
		intro:
			"The first four lines show the growth of the payments alone, **before any policy charge**. The last two allow for charges in the roughest way, as if {charges} of every {monthly} went to them. A real policy’s charges differ and rise with age.",
		assumptions: [
			"{monthly} is paid at the end of each month for {years} years.",
			"Interest is compounded monthly at one twelfth of the yearly rate, which never changes. No insurer has promised these rates.",
			"The last two lines count what’s left of each payment after {charges}. Loans and taxes are not included.",
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
		note: "Hypothetical growth of contributions, not a policy illustration and not a promise. Credited rates change every year and may be 0% for several years. At the same {rateAssumed}, the rough allowance for charges takes the total from {atAssumed} to {assumedAfterCharges}. Only the insurer’s own illustration shows the values of a given policy.",
	},
	wrong: {
		title: "What can go wrong",
		intro:
			"None of these is rare. Each one is written somewhere in the policy, and each is worth finding before you sign.",
		items: [
			{
				title: "Several years with no interest",
				text: "In a year with 0% interest, the charges still come out<iulFiguresShown>: {chargesOfYear} in our rough allowance</iulFiguresShown>. After a few years like that, a new policy is worth less than he paid into it.",
			},
			{
				title: "He has to stop paying",
				text: "After {stopYears} years, Daniel would have paid {stopPaid}. Surrender charges can take much of the cash value at that point, or all of it. If he stops paying but keeps the policy, the charges use up the value until the policy lapses.",
			},
			{
				title: "The terms change",
				text: "The insurer may lower the cap and raise the cost of insurance, up to the limits in the policy. The illustration he saw at the start is not a promise.",
			},
			{
				title: "A loan that is not repaid",
				text: "Loans are generally not taxed while the policy is in force and is not a modified endowment contract (MEC). But if loans and charges use up the value, the policy lapses: coverage ends, and the gain can be taxed even though no money is left.",
			},
		],
	},
	decision: {
		title: "What he decides",
		paragraphs: [
			"In this example, Daniel buys term life first, because {coverage} for his children can’t wait, and term life is the least expensive way to get it. At the same time, he asks for two illustrations of an IUL, one of them at 0%, and gives himself a year to decide.",
			"That’s not the answer for everyone. Someone who needs coverage for life, can pay well above the minimum for decades and reviews the policy every year may decide otherwise. Either way, decide by the pages that show the charges.",
		],
	},
	questions: {
		title: "Questions to take to any agent",
		items: [
			"Can I see this illustration at 0% and at a low rate, with every charge shown?",
			"In what year does the cash value first pass what I’ve paid?",
			"What are the cap and the participation rate today, and how far can they fall?",
			"What happens if I pay half the premium for three years?",
			"What would the same coverage cost as term life?",
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"IUL is life insurance. Buying a policy is not buying stocks or an index. Index names and past index results do not predict future credits.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse. {agency} does not give tax or legal advice.",
			"<licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer.",
		],
	},
	callToAction: {
		title:
			"<iulFiguresShown>Now try it with your numbers</iulFiguresShown><iulFiguresWithheld>Now think about your own plans</iulFiguresWithheld>",
		text: "<iulFiguresShown>The calculator opens with Daniel’s numbers. Change the payment, the years and the rate, then lower the payment by 25% and look again.</iulFiguresShown><iulFiguresWithheld>Tell us what you have in mind, and a licensed agent will get you written quotes from insurers.</iulFiguresWithheld> If you’d like to talk it through, call {phone}.",
		action:
			"<iulFiguresShown>Open these numbers in the calculator</iulFiguresShown><iulFiguresWithheld>Get written quotes</iulFiguresWithheld>",
	},
} satisfies CaseStudyContent;
