import type { FaqPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Life insurance questions in plain English",
		description:
			"Plain answers about life insurance and annuities: cost, health questions, claims, beneficiaries, taxes, privacy, and coverage for immigrant families.",
	},
	title: "Questions families ask us",
	lead: "Short answers, with the drawbacks included. They’re general: the details depend on your policy, your state and your health.",
	groups: [
		{
			id: "basics",
			title: "The basics",
			items: [
				{
					id: "what-is-life-insurance",
					question: "What is life insurance?",
					answer:
						"It’s a contract. You pay premiums, and when you die, the insurer pays a sum of money, called the death benefit, to the people you named. Some policies end after a set time. Others are meant to last your whole life if the premiums are paid.",
				},
				{
					id: "do-i-need-it",
					question: "Do I really need it?",
					answer:
						"Not everyone does. If no one depends on your income, your debts are small and your funeral is paid for, you may need little or none. If someone would struggle with the rent or a funeral bill, it’s worth considering.",
				},
				{
					id: "how-much",
					question: "How much coverage is enough?",
					answer:
						"Add up four things: your debts, the income your family would need, the mortgage, and education. For example, $20,000 in debts, 10 years of a $60,000 income, a $250,000 mortgage and $100,000 for each of two children add up to $1,070,000. Then subtract what you already have. The [calculator](/calculator) can help. Many families choose less, because the premium has to fit the budget.",
				},
				{
					id: "coverage-at-work",
					question: "Is the life insurance from my job enough?",
					answer:
						"It’s a good start, and it’s often inexpensive. It typically equals one or two years’ pay, and it usually ends or gets more expensive when you leave the job. Ask your employer what you could keep.",
				},
			],
		},
		{
			id: "products",
			title: "The products",
			items: [
				{
					id: "term-or-whole-life",
					question: "What’s the difference between term and whole life?",
					answer:
						"[Term life](/services/term-life) covers a period such as 10, 20 or 30 years. It costs less and builds no cash value. [Whole life](/services/whole-life) is meant to last your lifetime, has a level premium and builds cash value. It costs several times as much for the same amount of coverage.",
				},
				{
					id: "final-expense",
					question: "What is final expense insurance?",
					answer:
						"It’s a small whole life policy, sized for a funeral and final bills. Most policies ask health questions. Policies that ask none cost more, and if you die of illness in the first years, they usually pay only part of the benefit or return the premiums. Read more about [final expense](/services/final-expense).",
				},
				{
					id: "iul",
					question: "How does an IUL work?",
					answer:
						"[Indexed universal life](/services/iul) is life insurance with cash value that earns interest using a formula tied to a market index, with a cap at the top and a floor at the bottom. The cost of insurance, which rises with age, and other charges come out every month. If too little is paid in, the policy can lapse and the coverage ends.",
				},
				{
					id: "fia",
					question: "What is a fixed indexed annuity?",
					answer:
						"A [fixed indexed annuity](/services/fia) is a contract with an insurer for money you won’t need for years. Interest is tied to an index, within limits. The annuity can later pay income. If you take money out early, you may pay withdrawal charges. Its promises depend on the insurer’s ability to pay claims.",
				},
				{
					id: "ibc",
					question: "Is IBC a bank?",
					answer:
						"No. The [Infinite Banking Concept®](/services/ibc) means borrowing against the cash value of a whole life policy. It is life insurance, not a bank. It takes high premiums for many years. Loans carry interest, lower the death benefit and can end the policy if they grow too large.",
				},
				{
					id: "debt-action-plan",
					question: "What is the Debt Action Plan?",
					answer:
						"It’s a [written plan](/services/debt-action) that shows which debt to pay first, how much, and for how long. It isn’t a loan, and we don’t negotiate with your creditors. It isn’t offered in some states, including California.",
				},
			],
		},
		{
			id: "costs-and-health",
			title: "Costs and health",
			items: [
				{
					id: "what-sets-the-price",
					question: "What determines the price?",
					answer:
						"Your age, health and tobacco use, the coverage amount, the product, and the length of the term. Your job, hobbies, driving record and family history matter too. The insurer sets the premium after reviewing your application.",
				},
				{
					claim: "priceFrom",
					id: "from-fifteen-dollars",
					question: "Who pays as little as {priceFrom} a month?",
					answer:
						"Young adults in good health who don’t use tobacco and want a modest amount of term life. <termLifeExample>For example, our calculator estimates {termAt25} a month for a 25-year-old non-smoker {inHomeState} who wants $125,000 of term life for 20 years, with a range of {termAt25Low} to {termAt25High}. It is an estimate, not an offer.</termLifeExample> Older people, smokers and people with health conditions pay more, and so does anyone who wants lifelong coverage.",
				},
				{
					id: "medical-exam",
					question: "Do I need a medical exam?",
					answer:
						"Often not. But nearly every application asks health questions, and the insurer may check prescription and medical records with your permission. Larger amounts or some conditions can still call for an exam, which the insurer pays for.",
				},
				{
					id: "health-conditions",
					question: "Can I get coverage with diabetes, a heart condition or past cancer?",
					answer:
						"Many people can. The price and the waiting period depend on the condition, how it’s treated and how long ago it began. Some people will be declined. Answer every question truthfully: a false answer can cost your family the claim.",
				},
				{
					id: "missed-payments",
					question: "What if I can’t pay the premium for a while?",
					answer:
						"Your policy states a grace period. After that, the coverage can end. If the policy has cash value, it may pay the premiums for a while, or the coverage may be reduced. Call us or the insurer before you miss a payment. Starting over later means new health questions at an older age.",
				},
			],
		},
		{
			id: "claims-and-beneficiaries",
			title: "Claims and beneficiaries",
			items: [
				{
					id: "how-to-claim",
					question: "How does my family file a claim?",
					answer:
						"They call the insurer, or us, and send a claim form with a certified death certificate. Payment often takes a few weeks. Claims for deaths in the first two years can take longer, because the insurer may review the application. Tell your family today that the policy exists and where it is.",
				},
				{
					id: "contestability",
					question: "When can an insurer refuse to pay?",
					answer:
						"During the first two years, the insurer may review the application and refuse the claim if an important answer was false. Most policies also don’t pay for suicide during that time, or during a shorter period where state law says so. An insurer doesn’t pay if the coverage has already ended because premiums weren’t paid.",
				},
				{
					id: "choosing-a-beneficiary",
					question: "Who should I name as my beneficiary?",
					answer:
						"You can name any adult you trust, a trust, or several people with a percentage for each. Name a backup too. A young child can’t receive the money directly, so a court may have to appoint someone to manage it. Review the names after a marriage, a divorce or a birth.",
				},
				{
					id: "lost-policy",
					question: "How do I find a policy when someone has died?",
					answer:
						"Look for premium payments in papers, bank statements and mail. Ask former employers. The National Association of Insurance Commissioners runs a free policy locator, and your [state’s insurance department](/state-compliance) can point you to it.",
				},
			],
		},
		{
			id: "annuities-and-taxes",
			title: "Annuities and taxes",
			items: [
				{
					id: "is-money-in-the-market",
					question: "In an indexed product, is my money in the stock market?",
					answer:
						"No. You don’t own shares, and you receive no dividends. The insurer uses an index only to calculate the interest. You give up part of the growth in strong years. Charges can still reduce your value in weak ones.",
				},
				{
					id: "taking-money-out",
					question: "When can I take money out of an annuity?",
					answer:
						"Most contracts let you take out part of it each year. Beyond that, there’s usually a charge for the first several years. If you take money out before age 59½, you usually owe an additional 10% federal tax on the earnings, on top of income tax. Don’t put in money you may need soon.",
				},
				{
					id: "death-benefit-taxes",
					question: "Will my family pay tax on the death benefit?",
					answer:
						"Usually there’s no federal income tax on it. Interest paid with it is taxable, and very large estates can owe estate tax. We don’t give tax advice, so ask a tax adviser about your situation.",
				},
				{
					id: "policy-loans",
					question: "Are policy loans taxed?",
					answer:
						"Usually not while the policy stays in force. If it lapses with a loan outstanding, you may owe income tax. If a policy is funded too fast, it becomes a modified endowment contract (MEC), and loans are then taxed differently. Every loan reduces the death benefit until it’s repaid.",
				},
			],
		},
		{
			id: "working-with-us",
			title: "Working with us",
			items: [
				{
					id: "what-it-costs",
					question: "What does a consultation cost, and how are you paid?",
					answer:
						"The consultation is free. If you buy, the insurer pays us a commission, which is part of the product’s cost. Ask us how much. See [About us](/about) for more.",
				},
				{
					id: "how-fast",
					question: "How soon will I hear from you?",
					answer:
						"An agent will review your message<reviewTime> within {reviewHours} business hours</reviewTime>, and we’ll call or email you<contactTime> within {contactHours} hours on business days</contactTime>. We answer the phone {officeHours} {timeZone}, at {phone}.",
				},
				{
					id: "which-states",
					question: "Where are you licensed?",
					answer:
						"<licensedStates>In {licensedStates} {statesNoun}, listed on the [licensing page](/licensing).</licensedStates> Products differ by state.",
				},
				{
					id: "changing-my-mind",
					question: "What if I change my mind after buying?",
					answer:
						"You have a free-look period that starts the day you receive the policy. During that time, you can return it and get your premium back. How long it lasts depends on your [state](/state-compliance), the product and sometimes your age. Your policy states your exact period. After that, leaving can cost you, especially with cash value policies and annuities.",
				},
				{
					id: "replacing-a-policy",
					question: "Should I replace the policy I have?",
					answer:
						"Often not. With a new policy, you’re older, you answer new health questions, a new two-year contestability period starts, and there may be a new surrender charge. Compare in writing, and don’t cancel anything until the new policy is in force.",
				},
			],
		},
		{
			id: "privacy-and-contact",
			title: "Privacy and contact",
			items: [
				{
					id: "what-happens-to-my-data",
					question: "What happens to the information I send you?",
					answer:
						"It goes to our team, with a record of your consent, and we use it to answer you. The [privacy policy](/privacy) says who handles it and how to get a copy or have it deleted. Please don’t send your Social Security number, account numbers or medical details through the form.",
				},
				{
					id: "stopping-messages",
					question: "How do I stop calls, texts or emails?",
					answer:
						"Reply STOP to a text or an email, use the link at the bottom of any email from us, or tell us by phone or in writing. The link stops emails right away. We stop everything else as fast as we can, and within {revocationBusinessDays} business days at the latest. Your consent is never a condition of buying.",
				},
				{
					id: "chat-and-ai",
					question: "Is the chat a real person?",
					answer:
						"No. It’s a short script that asks for your state, the product and your timing. A person answers everything after that. Our [AI Hub](/ai-hub) explains what software does here.",
				},
				{
					id: "checking-your-license",
					question: "How do I know you’re licensed?",
					answer:
						"Ask for the agent’s name and look it up with your state’s insurance department. In Florida, the [Division of Consumer Services](https://myfloridacfo.com/division/consumers) also takes questions by phone.",
				},
			],
		},
		{
			id: "families-and-borders",
			title: "Language, immigration and family abroad",
			items: [
				{
					id: "other-languages",
					question: "Can I do everything in my language?",
					answer:
						"<spokenLanguages>We can talk with you in English, Spanish, Portuguese or Haitian Creole. </spokenLanguages>Applications and policies are mostly in English. We go through them with you before you sign. Don’t sign anything you don’t understand.",
				},
				{
					id: "immigration-status",
					question: "I’m not a citizen. Can I buy life insurance?",
					answer:
						"Often yes. Green card holders are usually treated like citizens. With a visa, a work permit or an ITIN, it depends on the insurer, the amount and how long you’ve lived here. Some insurers will say no. Our agents handle this with care and ask only what the application requires.",
				},
				{
					id: "beneficiary-abroad",
					question: "Can my beneficiary live in another country?",
					answer:
						"Usually yes. Give the full legal name, date of birth, address and phone number exactly as they appear on the person’s documents. The payment may take longer, the bank may charge fees, and U.S. rules may bar payments to some countries.",
				},
				{
					id: "death-abroad",
					question: "What if I die outside the United States?",
					answer:
						"Most policies pay wherever the death happens, if the application was truthful and the coverage is in force. The family will need official documents, often translated. Tell the insurer your travel plans when you apply, because travel to some countries can affect whether you’re accepted.",
				},
				{
					id: "bringing-a-body-home",
					question: "Will life insurance pay to bring me home for burial?",
					answer:
						"It can. Your family can use the death benefit for anything, including that. Transport to another country is expensive and comes on top of the funeral. Ask a funeral home for a price and factor it in when you choose the amount.",
				},
			],
		},
	],
	callToAction: {
		title: "Don’t see your question?",
		text: "[Send us a message](/#contact) or call {phone}. If we don’t know the answer, we’ll say so and find out.",
	},
} satisfies FaqPageContent;
