import type { ProductPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Whole Life insurance: level premium, cash value, costs",
		description:
			"How Whole Life insurance keeps one premium for life, how cash value, dividends and policy loans work, what it costs next to term, and when it is the wrong choice.",
	},
	title: "Whole Life insurance: coverage for life at a level premium",
	lead: "Whole life keeps the same premium from the first day and pays a death benefit whenever you die, as long as you pay as agreed. It builds cash value slowly. For the same coverage it costs several times as much as term life, so the first question is whether you need coverage for life.",
	whatItIs: {
		title: "What whole life is",
		paragraphs: [
			"Whole life is permanent life insurance. The insurer sets your premium by your age, health and coverage when you buy, and it does not rise later. While premiums are paid, the policy stays in force, and the death benefit goes to the beneficiaries you name, generally free of federal income tax.",
			"Part of each premium builds **cash value**, which follows a schedule printed in the contract. Growth is slow at first, because the early premiums mostly pay for the insurance and for setting up the policy. After many years the cash value can be a reserve to borrow against.",
			"Some policies are **participating**: the insurer may pay dividends when its results allow. They are decided year by year and can fall or stop. You may take them in cash, lower your premium with them or buy more coverage. Plan with the schedule in the contract, and treat dividends as an extra that may not come.",
			"All of this rests on the claims-paying ability of the issuing insurer. A promise for life is a promise by one company over decades, so its financial strength matters.",
		],
	},
	fit: {
		title: "Who it suits, and who should look elsewhere",
		forTitle: "Whole life may suit you if",
		for: [
			"Someone will depend on you all your life, such as a child with a disability.",
			"You want to leave a set sum for heirs, taxes or debts, whenever you die.",
			"You like one fixed premium, and you are confident you can pay it for decades.",
			"You own a home or a business that your heirs should not have to sell in a hurry.",
		],
		notForTitle: "Look elsewhere if",
		notFor: [
			"Your need ends at a known time, such as the last mortgage payment. See [term life](/services/term-life).",
			"The premium would force you to buy less coverage than your family needs today.",
			"You might have to stop within a few years. You would probably get back less than you paid.",
			"You only need to cover a funeral. A smaller [final expense](/services/final-expense) policy may be enough.",
		],
	},
	steps: {
		title: "How you get a policy",
		items: [
			{
				title: "Decide what must last for life",
				text: "We separate the needs that end, such as raising children, from the ones that do not. Many families cover the first with term life and only the second with whole life.",
			},
			{
				title: "Compare the contracts",
				text: "We set insurers side by side: premium, the schedule of cash values, loan interest, and financial strength ratings. Dividends are shown apart, so you can see the policy without them.",
			},
			{
				title: "Underwriting and free look",
				text: "You answer health questions, and an exam may be asked for. The insurer may accept, charge more or decline. When the policy arrives, a free-look period lets you return it for a refund. The number of days depends on your state; your policy states your exact period.",
			},
		],
	},
	costs: {
		title: "What it costs",
		intro:
			"The premium is easy to read. These other points decide how a policy turns out, and each is written in the contract.",
		items: [
			{
				title: "A high, level premium",
				text: "You pay more than for term life from the start, for as long as you live or for a shorter agreed period at a higher premium. Smoking and health problems raise it.",
			},
			{
				title: "Slow early cash value",
				text: "In the first years there may be little or no cash value. If you end the policy then, what you receive, less any surrender charge, is usually below what you paid.",
			},
			{
				title: "Loan interest",
				text: "You may borrow against the cash value at the rate the contract sets. Interest builds up. Whatever you do not repay reduces the death benefit, and a large loan can end the policy and bring a tax bill.",
			},
			{
				title: "Missed premiums",
				text: "After a missed payment a grace period begins. Then the policy may lapse, borrow the premium from its cash value, or continue as a smaller paid-up policy. Ask which applies before you need it.",
			},
			{
				title: "The limit on funding",
				text: "Paying in extra too fast makes the policy a modified endowment contract (MEC). Loans and withdrawals are then taxed gain first, usually with a 10% additional federal tax on the gain before age 59½.",
			},
		],
	},
	example: {
		claim: "wholeLifePremiums",
		title: "Example: whole life at age 35, $100,000. An estimate, not a quote",
		intro:
			"These are the figures our calculator gives. They are general estimates. Only an insurer sets a premium, after it has reviewed your application.",
		assumptions: [
			"Age 35, whole life, $100,000 death benefit, premiums paid every month.",
			"Average health, no riders, and no dividends counted.",
			"The range is the estimate less and plus 15%.",
		],
		rows: [
			{ label: "Whole life, $100,000, non-smoker: estimated monthly premium", value: "$95.00" },
			{ label: "Range of that estimate", value: "$80.75 – $109.25" },
			{ label: "Whole life, $100,000, smoker: estimated monthly premium", value: "$133.00" },
			{ label: "Paid over 20 years at $95.00 a month", value: "$22,800.00" },
			{
				claim: "termLifePremiums",
				label: "To compare: term life, $100,000, non-smoker, estimated monthly premium",
				value: "$20.00",
			},
		],
		note: "An estimate, not a quote or a policy illustration. Your premium may be higher or lower, and an insurer may decline. Term life costs less because it ends after its term and builds no cash value. Try your own age and amount in our [calculator](/calculator).",
	},
	faqs: {
		title: "Questions people ask about whole life",
		items: [
			{
				question: "Why does it cost so much more than term?",
				answer:
					"A term policy usually ends before the years in which most people die. Whole life is built to pay whenever you die, and the level premium also builds the cash value that makes this possible.",
			},
			{
				question: "Can I count on dividends?",
				answer:
					"No. A participating policy may pay them and may stop. Past dividends do not tell you future ones. Check that the policy still makes sense to you with none.",
			},
			{
				question: "How do policy loans work?",
				answer:
					"The insurer lends to you with the cash value as security. There is no credit check and no fixed schedule to repay, but interest runs. If you die first, the loan and its interest come out of the death benefit. Loans are generally not taxed while the policy stays in force and is not a MEC.",
			},
			{
				question: "What if I can no longer pay?",
				answer:
					"Call us or the insurer before you miss a payment. Depending on the contract you may use dividends, switch to a smaller paid-up policy, change to term coverage that ends on a set date, or surrender it for its cash value. Each has a cost.",
			},
			{
				question: "Is there a medical exam?",
				answer:
					"Some policies need one and some do not. All ask health questions, and the answers affect the price and whether you are accepted. In the first two years the insurer may contest a claim if the application contained an important misstatement.",
			},
			{
				question: "What is the link with the Infinite Banking Concept® (IBC)?",
				answer:
					"It is life insurance, not a bank: a way of using loans from a whole life policy that is paid extra in its early years. The premiums, charges and risks on this page apply. [Read about IBC](/services/ibc) before you choose it.",
			},
		],
	},
	disclosures: {
		title: "Please read",
		items: [
			"Whole life is life insurance. Cash value exists to support the coverage, and is not a deposit.",
			"All policy benefits depend on the claims-paying ability of the issuing insurer. Dividends may be reduced or not paid. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse.",
			"{agency} does not give tax or legal advice. Agents are usually paid a commission by the insurer, and the premium covers it.",
			"<licensedStates>{agency} is [licensed in {licensedStates} states](/licensing).</licensedStates> Products, features and eligibility vary by state and insurer. In New York we only recruit agents and sell no insurance. This page is information, not an offer.",
		],
	},
	callToAction: {
		title: "Find out how much must last for life",
		text: "A licensed agent can help you split your needs between term and whole life, and show you both prices. The consultation is free. Call {phone}.",
	},
} satisfies ProductPageContent;
