import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Whole life insurance: level premium, cash value, costs",
		description:
			"How whole life insurance keeps one premium for life, how cash value, dividends and policy loans work, what it costs, and when it’s the wrong choice.",
	},
	title: "Whole life insurance: coverage for life at a level premium",
	lead: "Whole life keeps the same premium from the first day and pays a death benefit whenever you die, as long as you pay as agreed. It builds cash value slowly. For the same coverage, it costs several times as much as term life, so the first question is whether you need coverage for life.",
	whatItIs: {
		title: "What whole life is",
		paragraphs: [
			"Whole life is permanent life insurance. The insurer sets your premium based on your age, health and coverage when you buy, and it doesn’t go up later. While premiums are paid, the policy stays in force, and the death benefit goes to the beneficiaries you name, generally free of federal income tax.",
			"Part of each premium builds **cash value**, which follows a schedule printed in the contract. Growth is slow at first, because early premiums go mostly toward the insurance and setting up the policy. After many years, the cash value can be a reserve to borrow against.",
			"Some policies are **participating**: the insurer may pay dividends when its results allow. The insurer decides on them year by year, and they can fall or stop. You can take them in cash, lower your premium with them or buy more coverage. Base your plans on the schedule in the contract, and treat dividends as an extra that may not come.",
			"A lifelong promise rests on one company for decades, so that company’s financial strength matters.",
		],
	},
	fit: {
		title: "Who it’s for, and who should look elsewhere",
		forTitle: "Whole life may suit you if",
		for: [
			"Someone will depend on you for your whole life, such as a child with a disability.",
			"You want to leave a set amount for heirs, taxes or debts, whenever you die.",
			"You like one fixed premium, and you’re confident you can pay it for decades.",
			"You own a home or a business, and you don’t want your heirs to have to sell it in a hurry.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"Your need ends on a known date, such as the last mortgage payment. See [term life](/services/term-life).",
			"The premium would force you to buy less coverage than your family needs today.",
			"You might have to stop within a few years. You’d probably get back less than you paid.",
			"You only need to cover a funeral. A smaller [final expense](/services/final-expense) policy may be enough.",
		],
	},
	steps: {
		title: "How you get a policy",
		items: [
			{
				title: "Decide which needs last for life",
				text: "We separate the needs that end, such as raising children, from the ones that don’t. Many families cover the first with term life and only the second with whole life.",
			},
			{
				title:
					"<carriersCompared>Compare the contracts</carriersCompared><carriersComparedWithheld>Read the contract with us</carriersComparedWithheld>",
				text: "<carriersCompared>We compare insurers side by side:</carriersCompared><carriersComparedWithheld>We go through it with you:</carriersComparedWithheld> the premium, the schedule of cash values, loan interest and financial strength ratings. We show dividends separately, so you can see the policy without them.",
			},
			{
				title: "Underwriting and free look",
				text: "You answer health questions and may need an exam. The insurer may accept you, charge you more or turn you down. When the policy arrives, a free-look period lets you return it for a refund. The number of days depends on your state. Your policy states your exact period.",
			},
		],
	},
	costs: {
		title: "What it costs",
		intro:
			"The premium is easy to see. These other points determine how a policy turns out, and each one is in the contract.",
		items: [
			{
				title: "A high, level premium",
				text: "From the start, you pay more than you would for term life. You pay for as long as you live, or for a shorter agreed period at a higher premium. Smoking and health problems raise it.",
			},
			{
				title: "Slow cash value growth at first",
				text: "In the first years, there may be little or no cash value. If you end the policy then, what you get back after any surrender charge is usually less than you paid.",
			},
			{
				title: "Loan interest",
				text: "You can borrow against the cash value at the rate the contract sets. Interest builds up. Whatever you don’t repay reduces the death benefit, and a large loan can end the policy and bring a tax bill.",
			},
			{
				title: "Missed premiums",
				text: "After a missed payment, a grace period begins. Then the policy may lapse, borrow the premium from its cash value, or continue as a smaller paid-up policy. Ask now which one would apply.",
			},
			{
				title: "The limit on how much you can pay in",
				text: "Paying in extra too fast makes the policy a modified endowment contract (MEC). When you borrow or withdraw money, the gain then comes out first and is taxed, usually with a 10% additional federal tax before age 59½.",
			},
		],
	},
	example: {
		exampleOf: "whole-life",
		title: "Example: whole life at age 35, $100,000. An estimate, not a quote",
		intro:
			"These numbers come from our calculator. They are general estimates. Only an insurer sets a premium, after reviewing your application.",
		assumptions: [
			"Age 35, {homeState}, whole life, $100,000 death benefit, premiums paid every month.",
			"Average health, no riders, and no dividends counted.",
			"The range is the estimate plus or minus {wholeLifeAt35RangePercent}%.",
		],
		rows: [
			{ label: "Whole life, $100,000, non-smoker: estimated monthly premium", value: "{wholeLifeAt35}" },
			{ label: "Range around that estimate", value: "{wholeLifeAt35Low} to {wholeLifeAt35High}" },
			{ label: "Whole life, $100,000, smoker: estimated monthly premium", value: "{wholeLifeAt35Smoker}" },
			{ label: "Total paid over 20 years at {wholeLifeAt35} a month", value: "{wholeLifeAt35Paid}" },
			{
				exampleOf: "term-life",
				label: "For comparison: term life for 20 years, $100,000, non-smoker, estimated monthly premium",
				value: "{termBesideWholeLife}",
			},
		],
		note: "An estimate, not a quote or a policy illustration. Your premium may be higher or lower, and an insurer may turn you down. Term life costs less because it ends after its term and builds no cash value. Try your own age and amount in our [calculator](/calculator).",
	},
	faqs: {
		title: "Questions people ask about whole life",
		items: [
			{
				question: "Why does whole life cost so much more than term?",
				answer:
					"A term policy usually ends before the years when most people die. Whole life is built to pay whenever you die, and the level premium also builds the cash value that makes this possible.",
			},
			{
				question: "Can I count on dividends?",
				answer:
					"No. A participating policy may pay dividends and may stop. Past dividends don’t tell you what future ones will be. Make sure the policy still makes sense to you without them.",
			},
			{
				question: "How do policy loans work?",
				answer:
					"The insurer lends you money with the cash value as collateral. There is no credit check and no fixed repayment schedule, but interest adds up. If you die before repaying the loan, the balance and its interest come out of the death benefit. Loans are generally not taxed while the policy stays in force and is not a MEC.",
			},
			{
				question: "What if I can no longer pay?",
				answer:
					"Call us or the insurer before you miss a payment. Depending on the contract, you may be able to use dividends, switch to a smaller paid-up policy, change to term coverage that ends on a set date, or surrender it for its cash value. Each has a cost.",
			},
			{
				question: "Is there a medical exam?",
				answer:
					"Some policies require one and some don’t. All ask health questions, and the answers affect the price and whether you are accepted. In the first two years, the insurer may contest a claim if the application contained an important misstatement.",
			},
			{
				question: "How is whole life connected to the Infinite Banking Concept® (IBC)?",
				answer:
					"IBC is life insurance, not a bank. It is a way of using loans from a whole life policy that you pay extra into in its early years. The premiums, charges and risks on this page apply. [Read about IBC](/services/ibc) before you choose it.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"Whole life is life insurance. Cash value exists to support the coverage, and is not a deposit.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Dividends may be reduced or not paid. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse.",
			"{agency} does not give tax or legal advice. Agents are usually paid a commission by the insurer, and the premium covers it.",
			"<licensedStates>{agency} is [licensed in {licensedStates} {statesNoun}](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer.",
		],
	},
	callToAction: {
		title: "Find out how much lifelong coverage you need",
		text: "A licensed agent can help you split your needs between term and whole life and show you both prices. The consultation is free. Call {phone}.",
	},
} satisfies ProductPageContent;
