import type { CalculatorPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Life insurance and debt calculators",
		description:
			"<figuresShown>Estimate premiums, cash value, an annuity or the end of a debt, with every step of the calculation shown. Free, without your name or phone number.</figuresShown><figuresWithheld>Plan the end of a debt, add up what your family would need, and ask a licensed agent for written quotes of life insurance and annuities.</figuresWithheld>",
	},
	title: "Financial calculators",
	lead: "<figuresShown>Seven calculators that show their working. You see the figure, the range around it, and what it does not include, before anyone asks for your name.</figuresShown><figuresWithheld>The debt plan and the sum of what your family would need show every step, before anyone asks for your name. For insurance and annuities you enter what you have in mind, and a licensed agent brings you written quotes from insurers.</figuresWithheld>",
	indexTitle: "What would you like to work out?",
	calculatorTitle:
		"<figuresShown>Choose a service and see your estimate</figuresShown><figuresWithheld>Choose a service and tell us what you need</figuresWithheld>",
	services: {
		iul: {
			seoText:
				"Indexed universal life is life insurance whose cash value earns interest by the movement of a market index, between a floor and a cap. <iulGrowthShown>This calculator shows what monthly contributions come to at three rates and at 0%, before the cost of insurance and fees.</iulGrowthShown>",
			faqs: [
				{
					claim: "iulGrowth",
					question: "Why is there a line at 0%?",
					answer:
						"Because a year in which the index falls may credit nothing. The line shows what you paid in, without any growth. Charges would take the real value below it.",
				},
				{
					question: "Is this what my policy will be worth?",
					answer:
						"No. It is hypothetical growth of contributions, without the cost of insurance, fees and surrender charges. Only an illustration by the insurer, made for you, shows those.",
				},
				{
					claim: "iulGrowth",
					question: "What rate should I assume?",
					answer:
						"Nobody knows the future rate. Look at the low line first: if the plan helps you even there, talk to an agent about the rest.",
				},
			],
		},
		fia: {
			seoText:
				"A fixed indexed annuity is a contract with an insurer: a deposit grows by a fixed rate or by an index. An index loss is not passed on to the contract value, but charges and fees can reduce it. <fiaGrowth>This calculator compares a fixed rate of 3% with yearly rates from 2% to 6%.</fiaGrowth>",
			faqs: [
				{
					question: "Can I take the money out at any time?",
					answer:
						"In part. Most contracts allow a share each year without a charge; more than that, in the first years, brings a surrender charge. Keep money that you may need soon elsewhere.",
				},
				{
					claim: "fiaGrowth",
					question: "Why can the indexed rate be as low as 2% or as high as 6%?",
					answer:
						"The index decides, within the cap and the participation rate of the contract. A single year may also credit 0%.",
				},
				{
					question: "Who stands behind the contract?",
					answer:
						"The insurer that issues it, with its claims-paying ability. An annuity is not a bank deposit and is not insured by the FDIC.",
				},
			],
		},
		whole_life: {
			seoText:
				"Whole life insurance covers you for life at a premium that stays the same, and builds cash value. <wholeLifePremiumsShown>This calculator estimates the monthly premium from your age, the amount, and whether you smoke.</wholeLifePremiumsShown>",
			faqs: [
				{
					question: "Why is it dearer than term life?",
					answer:
						"Because it never ends: the insurer expects to pay one day, and part of the premium builds cash value.",
				},
				{
					question: "Does the premium rise as I grow older?",
					answer:
						"No. It is set by your age and health on the day the policy begins, and stays level as long as you pay it.",
				},
				{
					question: "What if I stop paying?",
					answer:
						"The policy may lapse. If it has cash value, you may take it, less charges, or exchange it for a smaller paid-up policy.",
				},
			],
		},
		term_life: {
			seoText:
				"Term life insurance pays your beneficiaries if you die within 10, 20 or 30 years, and costs the least for a given amount. <termLifePremiumsShown>This calculator estimates the monthly premium from your age, the amount, and whether you smoke.</termLifePremiumsShown>",
			faqs: [
				{
					question: "How much coverage do I need?",
					answer:
						"A common rule adds up your debts, ten years of income, the mortgage and the children’s education. Our [income needs calculator](/calculator#income-needs) does that sum with your own numbers.",
				},
				{
					question: "What happens when the term ends?",
					answer:
						"The coverage ends, or goes on year by year at a much higher premium. Many policies may be converted to permanent insurance before that; ask about the deadline.",
				},
				{
					question: "Why may my real premium differ?",
					answer:
						"Insurers look at your health, your family’s health, your work and your driving. Two people of the same age can be offered very different premiums.",
				},
			],
		},
		final_expense: {
			seoText:
				"Final expense insurance is a small whole life policy meant for the cost of a funeral and last bills. <finalExpensePremiumsShown>This calculator begins with what a funeral costs in your state and estimates the monthly premium from age 50 to 85.</finalExpensePremiumsShown>",
			faqs: [
				{
					claim: "funeralCosts",
					question: "Why is an amount filled in already?",
					answer:
						"It is 120% of our estimate for a funeral in your state, rounded to the nearest thousand, and at least $10,000. It is an estimate: change it to what your family would need.",
				},
				{
					question: "Will I be accepted?",
					answer:
						"Many policies ask a few health questions instead of an examination. Some pay the full amount only after the first two or three years; ask before you sign.",
				},
				{
					question: "Who receives the money?",
					answer: "The beneficiary whom you name, who may use it for the funeral or for anything else.",
				},
			],
		},
		debt_plan: {
			seoText:
				"This calculator shows how long a debt lasts at the payment you aim for, what it costs in interest, and how that compares with paying only the minimum, taken as 2% of the balance and at least $25.",
			faqs: [
				{
					question: "Why does it say “never”?",
					answer:
						"When the payment is no larger than the interest of the month, the debt does not shrink, however long you pay. A somewhat higher payment changes that.",
				},
				{
					question: "I have several debts. Which one goes first?",
					answer:
						"Paying off the highest rate first costs the least interest; the smallest balance first brings the first success sooner. Our [debt planner](/calculator#debt-planner) compares both with your debts.",
				},
				{
					question: "Do you lend money or settle debts?",
					answer:
						"No. We help you make a plan, and look at whether insurance has a place in it. For hardship, a nonprofit credit counselor can help.",
				},
			],
		},
		ibc: {
			seoText:
				"With the Infinite Banking Concept® you fund a whole life policy well and borrow against its cash value. It is life insurance, not a bank. <ibcGrowth>This calculator counts 85% of each payment, at yearly rates of 4%, 5% and 6% and at 0%.</ibcGrowth>",
			faqs: [
				{
					claim: "ibcGrowth",
					question: "Why is only 85% counted?",
					answer:
						"The rest is taken to pay for the insurance. The real share differs from policy to policy and is smallest in the first years.",
				},
				{
					question: "Are the dividends certain?",
					answer:
						"No. A mutual insurer decides on its dividends every year. Past dividends do not promise future ones.",
				},
				{
					question: "What does borrowing against the policy cost?",
					answer:
						"The insurer charges interest on a policy loan. What is not paid back reduces the death benefit, and a loan that outgrows the cash value makes the policy lapse.",
				},
			],
		},
	},
	disclosures: {
		title: "What these calculators are, and are not",
		items: [
			"They show hypothetical figures from the numbers you enter and from simple published rules. They are not policy illustrations, offers of insurance, or tax or legal advice.",
			"Rates, dividends and index credits change and may be zero. Charges for insurance, fees and surrender charges lower cash values and are not included.",
			"Products and features differ by state, and not all of them are available in every state. The insurer decides whether it insures you and at what premium.",
			"What you enter here stays in your browser unless you ask for the report. If you allow analytics, we learn only wide ranges, such as an age from 30 to 39.",
		],
	},
	callToAction: {
		title: "Have a person look at it",
		text: "<figuresShown>Bring your estimate to a free talk.</figuresShown><figuresWithheld>Bring your questions to a free talk.</figuresWithheld> A licensed agent compares real quotes<carriersCompared> from several carriers</carriersCompared> with you.",
	},
} satisfies CalculatorPageContent;
