import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL on one page: cash value, taxes, cap, floor, charges",
		description:
			"Indexed universal life for people who can pay in for decades: how the cap and the floor work, how the cash value is taxed, and what comes out every month.",
	},
	title: "Life insurance with cash value that can grow. With a cap, a floor and a charge every month.",
	lead: "Indexed universal life (IUL) is life insurance for people who can pay in for decades. The cash value earns interest that follows an index, within limits, and is not taxed while it grows. Here’s the good, the bad and the monthly charge, all on one page.",
	action: "Get illustrations that show all charges",
	reassurance:
		"Answer a few questions, and a licensed agent will get you illustrations, including one at 0%. Nothing to sign and nothing to pay.",
	story: {
		title: "Who this is for",
		paragraphs: [
			"You already save. You put money into the plan at work, you have cash for emergencies, and someone would be in trouble without your income. You want life insurance that doesn’t end at 65, and you’d like what’s left of the premiums after charges to earn something in the meantime.",
			"This policy can fit someone like you. If you may need the money within 10 years, or you need the most coverage for the least money, [term life](/services/term-life) fits better. You should hear that from us, not learn it from a surrender charge.",
		],
	},
	figure: {
		figuresOf: "iul",
		title: "Four years with a floor and a cap",
		intro:
			"Here are four made-up years of an index, and what a policy with a floor of {floor} and a cap of {cap} would credit. When the index gains more than the cap, you get the cap. When it falls, you get the floor. **The monthly charges come out in all four years.**",
		caption: "A made-up index, and the interest credited before charges",
		lines: [
			{ id: "year", label: "Year" },
			{ id: "index", label: "Index" },
			{ id: "credited", label: "Credited" },
		],
		note: "Hypothetical, and not a policy illustration. The insurer sets the cap and can lower it after you buy, within limits in the policy. The index’s dividends usually do not count. If charges take {charges} a month, they come to {chargesOfYear} in the second year, even though the index loss is not passed on.",
	},
	does: {
		title: "What it does",
		items: [
			"It pays your beneficiaries if you die while the policy is in force, generally free of federal income tax.",
			"It lets the cash value grow without a tax bill each year.",
			"It lets you borrow against the cash value. The loan is generally free of federal income tax as long as the policy stays in force and is not a modified endowment contract (MEC).",
		],
	},
	doesNot: {
		title: "What it doesn’t do",
		items: [
			"It doesn’t put you in the market. You don’t own any shares, and in good years you miss any rise above the cap.",
			"It doesn’t stop charging you. The cost of insurance rises with age, and in a year with 0% interest, the cash value falls.",
			"It doesn’t keep itself going. If you pay too little or borrow too much, the policy lapses, and the gain can become taxable all at once.",
		],
	},
	steps: {
		title: "What happens next",
		items: [
			{
				title: "You answer a few questions",
				text: "We’ll ask about your state, your age, the coverage you have in mind and what you could pay each month.",
			},
			{
				title: "You see illustrations",
				text: "A licensed agent will contact you<contactTime> within {contactHours} hours on business days</contactTime> and ask<carriersCompared> several</carriersCompared> insurers for illustrations: one at a middle rate, one at a low rate and one at 0%.",
			},
			{
				title: "You compare IUL with term life",
				text: "We’ll put the premium and the charges side by side. If the simpler policy does the job, we’ll say so.",
			},
		],
	},
	faqs: {
		title: "Three questions we always hear",
		items: [
			{
				question: "So is IUL tax-free?",
				answer:
					"The death benefit is generally free of federal income tax. The cash value is tax-deferred: it is not taxed while it stays in the policy. If you surrender the policy, or it lapses with a loan, the gain is taxed as ordinary income. Ask a tax adviser about your situation.",
			},
			{
				question: "Can I lose money in an IUL?",
				answer:
					"Yes. The floor protects you only from index losses. Charges come out every year, and in the first years, surrender charges can take much of the cash value, or all of it.",
			},
			{
				question: "How many years will I pay premiums?",
				answer:
					"Think in decades. Premiums are flexible, but if you pay in too little for too long, the policy runs dry. Ask us in what year the cash value first passes what you’ve paid, and what happens if you pause.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"IUL is life insurance. Buying a policy is not buying stocks or an index. All benefits depend on the claims-paying ability of the issuing insurer. {agency} does not give tax or legal advice.",
			"Products, features and eligibility vary by state and insurer. <licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates>",
		],
	},
	closing: {
		title: "See the 0% illustration first",
		text: "Ask us for the illustration that no one likes to print, or call {phone} and ask us anything.",
	},
} satisfies LandingContent;
