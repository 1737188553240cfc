import type { LandingContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL on one page: cash value, taxes, cap, floor, charges",
		description:
			"Indexed universal life for people who can pay in for decades: how the cap and the floor work, how the cash value is taxed, and what comes out every month.",
	},
	title: "Life insurance with cash value that can grow. With a cap, a floor and a charge every month.",
	lead: "Indexed universal life (IUL) is life insurance for people who can pay in for decades. The cash value earns interest that follows an index, within limits, and is not taxed while it grows. Here are the good, the bad and the monthly charge, on one page.",
	action: "Ask for a quote with every charge",
	reassurance:
		"A few questions, then a licensed agent prepares illustrations, one of them at 0%. Nothing to sign and nothing to pay.",
	story: {
		title: "Who this is for",
		paragraphs: [
			"You save already. You use the plan at your work, you have cash for emergencies, and somebody would be in trouble without your income. You want life insurance that does not end at 65, and you would like what is left of the premiums to earn something in the meantime.",
			"That is the person this policy can fit. Somebody who may need the money within ten years, or who needs the most coverage for the least money, does better with [term life](/services/term-life). We say so here, so that no surrender charge has to.",
		],
	},
	figure: {
		claim: "iulGrowth",
		title: "Four years with a floor and a cap",
		intro:
			"Four invented years of an index, and what a policy with a floor of {floor} and a cap of {cap} would credit. When the index gains more than the cap, you get the cap. When it falls, you get the floor. **The monthly charges come out in all four years.**",
		caption: "An invented index, and the interest credited before charges",
		lines: [
			{ id: "year", label: "Year" },
			{ id: "index", label: "Index" },
			{ id: "credited", label: "Credited" },
		],
		note: "Hypothetical, and not a policy illustration. The insurer sets the cap and can lower it after you buy, within limits in the policy; dividends of the index usually do not count. If charges take {charges} a month, the second year costs {chargesOfYear}, although the index loss is not passed on.",
	},
	does: {
		title: "What it does",
		items: [
			"It pays your beneficiaries if you die while the policy is in force, generally free of federal income tax.",
			"It lets the cash value grow without a tax bill each year.",
			"It lets you borrow against the cash value, in general without tax, while the policy stays in force and is not a modified endowment contract (MEC).",
		],
	},
	doesNot: {
		title: "What it does not do",
		items: [
			"It does not put you into the market. You own no shares, and in good years the cap keeps part of the rise from you.",
			"It does not stop charging. The cost of insurance rises with age, and in a year credited at 0% the cash value falls.",
			"It does not keep itself alive. Paid too little, or borrowed against too much, it lapses, and the gain can become taxable all at once.",
		],
	},
	steps: {
		title: "What happens when you press the button",
		items: [
			{
				title: "You answer a few questions",
				text: "About your state, your age, the coverage you think of and what you could pay each month.",
			},
			{
				title: "You see illustrations",
				text: "A licensed agent contacts you<contactTime> within {contactHours} hours on business days</contactTime> and asks<carriersCompared> several</carriersCompared> insurers for illustrations: one at a middle rate, one at a low rate and one at 0%.",
			},
			{
				title: "You compare, also with term life",
				text: "We set the premium and the charges side by side. If the simpler policy does the job, we say so.",
			},
		],
	},
	faqs: {
		title: "Three questions we always hear",
		items: [
			{
				question: "So is it tax-free?",
				answer:
					"The death benefit generally is free of federal income tax. The cash value is tax-deferred: it is not taxed while it stays in the policy. If you surrender the policy, or it lapses with a loan, the gain is taxed as ordinary income. Ask a tax adviser about your case.",
			},
			{
				question: "Can I lose money?",
				answer:
					"Yes. The floor only keeps index losses from you. Charges come out in every year, and in the first years surrender charges can take much of the cash value, or all of it.",
			},
			{
				question: "How long do I have to pay?",
				answer:
					"Think in decades. Premiums are flexible, but a policy that is paid too little for too long runs dry. Ask us in which year the cash value first passes what was paid, and what happens if you pause.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"IUL is life insurance. Buying a policy is not buying stocks or an index. All benefits depend on the claims-paying ability of the issuing insurer. {agency} does not give tax or legal advice.",
			"Products, features and eligibility vary by state and insurer. <licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> In New York we sell no insurance. This page is information, not an offer.",
		],
	},
	closing: {
		title: "Look at the 0% page first",
		text: "Ask us for the illustration that nobody likes to print, or call {phone} and ask what you like.",
	},
} satisfies LandingContent;
