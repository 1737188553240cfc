import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Indexed universal life (IUL): how it works and its costs",
		description:
			"How indexed universal life insurance earns interest, what caps, floors and monthly charges do, who it suits, and how a policy can lapse, with an example.",
	},
	title: "Indexed universal life (IUL) insurance: how it works and what it costs",
	lead: "IUL is permanent life insurance with flexible premiums and a cash value that earns interest tied to a market index. It can suit a family that pays in steadily for decades. It also has monthly charges, limits on growth and a real risk of lapse. This page covers both sides.",
	whatItIs: {
		title: "What an IUL policy is",
		paragraphs: [
			"Indexed universal life (IUL) is **life insurance** first. If you die while the policy is in force, the insurer pays the death benefit to your beneficiaries, generally free of federal income tax. Unlike [term life](/services/term-life), it has no set end date. It lasts as long as the cash value can pay the monthly charges.",
			"The insurer takes a charge out of each premium and puts the rest into the policy. Every month, it takes out the cost of insurance and fees. What’s left is the cash value. The insurer adds interest to it, using a formula that follows a stock market index. You don’t own any shares, your money is not in the market, and the index’s dividends usually do not count.",
			"Three terms in the formula matter most. The **cap** is the most interest you can earn in a period. The **participation rate** is the share of the index’s rise that counts. The **floor**, commonly 0%, is the least you can earn. The insurer can change caps and participation rates after you buy, within limits written in the policy.",
			"The floor protects you only from index losses. In a year with 0% interest, the charges still come out. Without new premiums, the cash value goes down that year.",
		],
	},
	fit: {
		title: "Who it’s for, and who should look elsewhere",
		forTitle: "IUL may suit you if",
		for: [
			"You need life insurance for the long term, beyond the years a term policy would cover.",
			"Your income is steady, and you can pay well over the minimum premium for many years.",
			"You already keep cash for emergencies and won’t need this money in the early years.",
			"You accept that results vary, and you’ll review the policy with us every year.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"You need a lot of coverage for a low premium now. [Term life](/services/term-life) does that.",
			"You may need the money back within a few years. Surrender charges could take much of it, or all of it.",
			"You want a fixed premium and a schedule of cash values in the contract. Consider [whole life](/services/whole-life).",
			"The premium would strain your budget. An underfunded IUL can lapse.",
		],
	},
	steps: {
		title: "How a policy is set up",
		items: [
			{
				title: "We talk about what you need",
				text: "We ask who depends on you, what you earn, owe and already have, and how long you could keep paying. If a simpler policy does the job, we’ll say so.",
			},
			{
				title: "Illustrations from the insurers",
				text: "You get each insurer’s own policy illustration. Ask to see it at a middle rate, at a low rate and at 0%. We’ll go through the caps, the charges, the loan terms and the year the coverage would end if the policy earns little interest.",
			},
			{
				title: "Underwriting and free look",
				text: "The insurer reviews your health, history and finances. It may accept you, charge you more or turn you down. When the policy arrives, a free-look period lets you read it and return it for a refund. The number of days depends on your state. Your policy states your exact period.",
			},
		],
	},
	costs: {
		title: "What it costs",
		intro:
			"An IUL charges for the insurance it provides, every month, in good years and bad. Look for each of these in the illustration and in the policy.",
		items: [
			{
				title: "Premium charge",
				text: "The insurer keeps part of every premium before the rest reaches the cash value.",
			},
			{
				title: "Cost of insurance",
				text: "The cost of insurance comes out each month to pay for the death benefit. The price per $1,000 of coverage rises with your age and can get steep late in life. The insurer may raise it, up to the maximum stated in the policy.",
			},
			{
				title: "Policy and rider fees",
				text: "You pay a monthly fee and the price of each rider you add, such as living benefits for a serious illness. In the early years, there’s often a charge based on the coverage amount, too.",
			},
			{
				title: "Surrender charges",
				text: "If you end the policy in its first years, the insurer keeps part of the cash value. The charge shrinks each year. The schedule, often a long one, is in the policy.",
			},
			{
				title: "Loans and lapse",
				text: "You can borrow against the cash value, but interest builds up. Unpaid loans and interest reduce the death benefit. If loans and charges use up the cash value, the policy lapses: coverage ends, and the gain can be taxable even though no cash is left.",
			},
			{
				title: "The limit on how much you can pay in",
				text: "Paying in too much too fast makes the policy a modified endowment contract (MEC). When you borrow or withdraw money, the gain then comes out first and is taxed, usually with a 10% additional federal tax before age 59½.",
			},
		],
	},
	example: {
		figuresOf: "iul",
		title: "Example: $300 a month for 20 years. Hypothetical, not a policy illustration",
		intro:
			"The table shows what the contributions alone would grow to at four constant rates, **before any policy charge**. It’s simple math that shows how much the rate matters. It does not show what a policy would be worth.",
		assumptions: [
			"$300 is paid at the end of each month for 20 years, $72,000 in all.",
			"Interest is compounded monthly at one twelfth of the yearly rate, and the rate never changes.",
			"Nothing is taken out for premium charges, cost of insurance, fees, loans or taxes.",
		],
		rows: [
			{ label: "0% a year, credited monthly (hypothetical, before charges)", value: "$72,000" },
			{ label: "4% a year, credited monthly (hypothetical, before charges)", value: "$110,032" },
			{ label: "6% a year, credited monthly (hypothetical, before charges)", value: "$138,612" },
			{ label: "8% a year, credited monthly (hypothetical, before charges)", value: "$176,706" },
		],
		note: "This is hypothetical growth of contributions, not a policy illustration and not a promise. Real credited rates change every year and may be 0% for several years. A real policy takes charges every month, so at the same rate its cash value would be lower than the amount shown and, in the early years, can be lower than the premiums paid. Only the insurer’s illustration shows the values of a given policy. You can try other amounts in our [calculator](/calculator).",
	},
	faqs: {
		title: "Questions people ask about IUL",
		items: [
			{
				question: "Can I lose money in an IUL?",
				answer:
					"Yes. The floor protects you from a falling index, but charges still come out. With little or no interest, the cash value can fall. If you give up the policy early, you may get back less than you paid, or nothing.",
			},
			{
				question: "What happens if I stop paying?",
				answer:
					"Premiums are flexible, so the policy continues while the cash value covers the charges. Long pauses drain the cash value. If it runs too low, the insurer sends a notice and a grace period begins. If you don’t pay before it ends, the policy lapses. A yearly review gives you time to pay more or to lower the coverage.",
			},
			{
				question: "Are policy loans taxed?",
				answer:
					"Generally not, as long as the policy stays in force and is not a MEC. If it lapses or you surrender it with a loan unpaid, the gain can be taxed as ordinary income. Ask a tax adviser before you borrow.",
			},
			{
				question: "Will I have to answer health questions?",
				answer:
					"Yes. Every application asks about your health, and some need an exam or lab tests. Answer fully. In the first two years, the insurer may contest a claim if the application contained an important misstatement.",
			},
			{
				question: "How is IUL different from whole life?",
				answer:
					"[Whole life](/services/whole-life) has a fixed premium and a schedule of cash values in the contract. An IUL lets you vary the premium, and its cash value depends on index credits and charges that can change. More of the risk stays with you.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"IUL is life insurance. Buying a policy is not buying stocks or an index. Index names and past index results do not predict future credits.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse.",
			"{agency} does not give tax or legal advice. Agents are usually paid a commission by the insurer, and the product’s charges cover it.",
			"<licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer.",
		],
	},
	callToAction: {
		title: "Compare your options side by side",
		text: "A licensed agent can compare an IUL with term life and whole life, using your own numbers. The consultation is free, and you decide at your own pace. Call {phone}.",
	},
} satisfies ProductPageContent;
