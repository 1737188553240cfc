import type { CalculatorPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Life insurance and debt calculators",
		description:
			"<figuresShown>Estimate premiums, cash value, an annuity’s value or when you’ll be debt-free, with every step of the math shown. It’s free, with no name or phone number needed.</figuresShown><figuresWithheld>Plan how to pay off a debt, add up what your family would need, and ask a licensed agent for written quotes for life insurance and annuities.</figuresWithheld>",
	},
	title: "Financial calculators",
	lead: "<figuresShown>Calculators that show their math. You see the number, the range around it and what it leaves out before anyone asks your name.</figuresShown><figuresWithheld>Our debt and income needs calculators show every step before anyone asks your name. For insurance and annuities, enter what you have in mind, and a licensed agent will get you written quotes from insurers.</figuresWithheld>",
	indexTitle: "What would you like to calculate?",
	calculatorTitle:
		"<figuresShown>Choose a service and see your estimate</figuresShown><figuresWithheld>Choose a service and tell us what you need</figuresWithheld>",
	services: {
		iul: {
			seoText:
				"Indexed universal life is life insurance with cash value that earns interest based on a market index, between a floor and a cap. <iulFiguresShown>This calculator shows what monthly contributions add up to at three rates and at 0%, before the cost of insurance and fees.</iulFiguresShown>",
			faqs: [
				{
					figuresOf: "iul",
					question: "Why is there a line at 0%?",
					answer:
						"Because in a year when the index falls, you may be credited nothing. The line shows what you paid in, with no growth. Charges would bring the real value below it.",
				},
				{
					question: "Is this what my policy will be worth?",
					answer:
						"No. It shows hypothetical growth of your contributions, without the cost of insurance, fees or surrender charges. Only an illustration the insurer prepares for you shows those.",
				},
				{
					figuresOf: "iul",
					question: "What rate should I assume?",
					answer:
						"No one knows what the rate will be. Look at the low line first. If the plan still helps you at that rate, talk with an agent about the rest.",
				},
			],
		},
		fia: {
			seoText:
				"A fixed indexed annuity is a contract with an insurer: a deposit earns interest at a fixed rate or based on an index. An index loss is not passed on to the contract value, but charges and fees can reduce it. <fiaFiguresShown>This calculator compares a fixed rate of 3% with yearly rates from 2% to 6%.</fiaFiguresShown>",
			faqs: [
				{
					question: "Can I take the money out at any time?",
					answer:
						"Part of it. Most contracts let you take some out each year without a charge. If you take more in the first years, you may pay a surrender charge. Keep money you may need soon somewhere else.",
				},
				{
					figuresOf: "fia",
					question: "Why can the indexed rate be as low as 2% or as high as 6%?",
					answer:
						"It depends on the index, within the contract’s current cap and participation rate. In any single year, 0% may also be credited.",
				},
				{
					question: "Who stands behind the contract?",
					answer:
						"The insurer that issues it, through its claims-paying ability. An annuity is not a bank deposit and is not insured by the FDIC.",
				},
			],
		},
		whole_life: {
			seoText:
				"Whole life insurance covers you for life at a premium that stays the same, and builds cash value. <wholeLifeFiguresShown>This calculator estimates the monthly premium from your age, the amount, and whether you smoke.</wholeLifeFiguresShown>",
			faqs: [
				{
					question: "Why does it cost more than term life?",
					answer:
						"Because it doesn’t end after a set term. The insurer expects to pay one day, and part of the premium builds cash value.",
				},
				{
					question: "Does the premium go up as I get older?",
					answer:
						"No. It’s based on your age and health on the day the policy starts, and it stays level as long as you pay it.",
				},
				{
					question: "What if I stop paying?",
					answer:
						"The policy may lapse. If it has cash value, you can take it, minus charges, or exchange it for a smaller paid-up policy.",
				},
			],
		},
		term_life: {
			seoText:
				"Term life insurance pays your beneficiaries if you die within 10, 20 or 30 years, and usually costs the least for the same amount of coverage. <termLifeFiguresShown>This calculator estimates the monthly premium from your age, the amount, and whether you smoke.</termLifeFiguresShown>",
			faqs: [
				{
					question: "How much coverage do I need?",
					answer:
						"A common rule of thumb is to add up your debts, 10 years of income, the mortgage and your children’s education. Our [income needs calculator](/calculator#income-needs) does that math with your own numbers.",
				},
				{
					question: "What happens when the term ends?",
					answer:
						"The coverage ends, or continues year to year at a much higher premium. Many policies can be converted to permanent insurance before then, so ask about the deadline.",
				},
				{
					question: "Why might my actual premium be different?",
					answer:
						"Insurers look at your health, your family’s health, your job and your driving. Two people the same age can be offered very different premiums.",
				},
			],
		},
		final_expense: {
			seoText:
				"Final expense insurance is a small whole life policy meant to pay for a funeral and final bills. <finalExpenseFiguresShown>This calculator starts with what a funeral costs in your state and estimates the monthly premium for ages 50 to 85.</finalExpenseFiguresShown>",
			faqs: [
				{
					claim: "funeralCosts",
					question: "Why is an amount already filled in?",
					answer:
						"It’s 120% of our estimate for a funeral in your state, rounded to the nearest thousand, but at least $10,000. Change it to whatever your family would need.",
				},
				{
					question: "Will I be accepted?",
					answer:
						"Many policies ask a few health questions instead of requiring an exam. Some pay the full amount only after the first two or three years, so ask before you sign.",
				},
				{
					question: "Who receives the money?",
					answer: "The beneficiary you name, who can use it for the funeral or for anything else.",
				},
			],
		},
		debt_plan: {
			seoText:
				"This calculator shows how long a debt will last at your target payment, what it will cost in interest, and how that compares with paying only the minimum, which we assume is 2% of the balance or $25, whichever is greater.",
			faqs: [
				{
					question: "Why does it say “never”?",
					answer:
						"If your payment is no more than the month’s interest, the debt doesn’t shrink, no matter how long you pay. A higher payment would change that.",
				},
				{
					question: "I have several debts. Which one goes first?",
					answer:
						"Paying off the highest rate first costs the least interest. Paying off the smallest balance first gives you a win sooner. Our [debt planner](/calculator#debt-planner) compares both using your debts.",
				},
				{
					question: "Do you lend money or settle debts?",
					answer:
						"No. We help you make a plan and see whether insurance has a place in it. If you’re in financial hardship, a nonprofit credit counselor can help.",
				},
			],
		},
		ibc: {
			seoText:
				"With the Infinite Banking Concept®, you pay high premiums into a whole life policy and borrow against its cash value. It is life insurance, not a bank. <ibcFiguresShown>This calculator counts 85% of each payment, at yearly rates of 4%, 5% and 6% and at 0%.</ibcFiguresShown>",
			faqs: [
				{
					figuresOf: "ibc",
					question: "Why is only 85% counted?",
					answer:
						"We assume the other 15% pays for the insurance. The share that actually becomes cash value varies by policy and is smallest in the first years.",
				},
				{
					question: "Are dividends certain?",
					answer:
						"No. A mutual insurer sets its dividends every year. Past dividends don’t tell you what future ones will be.",
				},
				{
					question: "What does borrowing against the policy cost?",
					answer:
						"The insurer charges interest on a policy loan. Whatever you don’t pay back reduces the death benefit, and a loan that outgrows the cash value makes the policy lapse.",
				},
			],
		},
	},
	disclosures: {
		title: "What these calculators are and aren’t",
		items: [
			"They show hypothetical results based on the numbers you enter and simple published rules. They are not policy illustrations, offers of insurance, or tax or legal advice.",
			"Rates, dividends and the interest credited can change and may be zero. Charges for insurance, fees and surrender charges lower cash values and are not included.",
			"Products and features differ by state, and not all of them are available in every state. The insurer decides whether to insure you and at what premium.",
			"What you enter here stays in your browser unless you ask for the report. If you allow analytics, we see only broad ranges, such as ages 30 to 39.",
		],
	},
	callToAction: {
		title: "Go over it with a person",
		text: "<figuresShown>Bring your estimate to a free call.</figuresShown><figuresWithheld>Bring your questions to a free call.</figuresWithheld> A licensed agent will <carriersCompared>compare real quotes from several carriers</carriersCompared><carriersComparedWithheld>go through a real quote</carriersComparedWithheld> with you.",
	},
} satisfies CalculatorPageContent;
