import type { FaqPageContent } from "../../schema.ts";

export default {
	meta: {
		title: "Life Insurance Questions, Answered Plainly",
		description:
			"Plain answers on life insurance and annuities: cost, health questions, claims, beneficiaries, taxes, privacy, and coverage for immigrant families.",
	},
	title: "Questions families ask us",
	lead: "Short answers, with the drawbacks included. They are general: your policy, your state and your health decide the details.",
	groups: [
		{
			id: "basics",
			title: "The basics",
			items: [
				{
					id: "what-is-life-insurance",
					question: "What is life insurance?",
					answer:
						"A contract. You pay premiums, and when you die the insurer pays an amount of money, the death benefit, to the people you named. Some policies end after a set time. Others are meant to last your whole life if the premiums are paid.",
				},
				{
					id: "do-i-need-it",
					question: "Do I need it at all?",
					answer:
						"Not everybody does. If nobody depends on your income, your debts are small and your funeral is paid for, you may need little or none. If someone would struggle with the rent or a funeral bill, it is worth a look.",
				},
				{
					id: "how-much",
					question: "How much coverage is enough?",
					answer:
						"Add four things: your debts, the income your family would need, the mortgage, and education. For example, $20,000 of debts, ten years of a $60,000 income, a $250,000 mortgage and $100,000 for each of two children make $1,070,000. Then subtract what you already have. The [calculator](/calculator) helps. Many families choose less, because the premium has to fit the budget.",
				},
				{
					id: "coverage-at-work",
					question: "Is the insurance from my job enough?",
					answer:
						"It is a good start, and often cheap. It is commonly one or two years’ pay, and it usually ends or becomes more expensive when you leave the job. Ask your employer what you could keep.",
				},
			],
		},
		{
			id: "products",
			title: "The products",
			items: [
				{
					id: "term-or-whole-life",
					question: "What is the difference between term and whole life?",
					answer:
						"[Term life](/services/term-life) covers a period such as 10, 20 or 30 years. It costs less and builds no cash value. [Whole life](/services/whole-life) is meant to last your lifetime, has a level premium and builds cash value. It costs several times as much for the same amount.",
				},
				{
					id: "final-expense",
					question: "What is final expense insurance?",
					answer:
						"A small whole life policy, sized for a funeral and last bills. Health questions are asked in most cases. Policies that ask none cost more, and if you die of illness in the first years they usually pay only part of the benefit or return the premiums. More on [final expense](/services/final-expense).",
				},
				{
					id: "iul",
					question: "How does an IUL work?",
					answer:
						"[Indexed universal life](/services/iul) is life insurance whose cash value is credited by a formula tied to a market index, with a cap above and a floor below. Insurance costs and other charges are taken out every month and rise with age. If too little is paid in, the policy can lapse and the coverage ends.",
				},
				{
					id: "fia",
					question: "What is a fixed indexed annuity?",
					answer:
						"A [fixed indexed annuity](/services/fia) is a contract with an insurer for money you will not need for years. Interest is tied to an index, within limits. It can later pay income. Taking money out early costs withdrawal charges. Its promises depend on the insurer’s ability to pay claims.",
				},
				{
					id: "ibc",
					question: "Is IBC a bank?",
					answer:
						"No. The [Infinite Banking Concept®](/services/ibc) means borrowing against the cash value of a whole life policy. It is life insurance, not a bank. It needs high premiums for many years. Loans carry interest, lower the death benefit and can end the policy if they grow too large.",
				},
				{
					id: "debt-action-plan",
					question: "What is the Debt Action Plan?",
					answer:
						"A [written plan](/services/debt-action) of which debt to pay first, how much, and for how long. It is not a loan, and we do not negotiate with your creditors. It is not offered in every state; in California it is not available.",
				},
			],
		},
		{
			id: "costs-and-health",
			title: "Costs and health",
			items: [
				{
					id: "what-sets-the-price",
					question: "What decides the price?",
					answer:
						"Age, health, tobacco, the amount, the product, and the length of the term. Also your job, hobbies, driving record and family history. The insurer sets the premium after looking at your application.",
				},
				{
					claim: "priceFrom",
					id: "from-fifteen-dollars",
					question: "Who pays as little as {priceFrom} a month?",
					answer:
						"Young adults in good health who do not use tobacco, for a modest amount of term life. <termLifePremiums>In our calculator, $15 a month is the estimate for about $125,000 of term life for a non-smoker aged 18 to 30, with a range of $12 to $18. It is an estimate, not an offer.</termLifePremiums> Older people, smokers and people with health conditions pay more, and so does anyone who wants lifelong coverage.",
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
						"Many people can. The price and the waiting period depend on the condition, how it is treated and how long ago it began. Some will be declined. Answer every question truthfully: a false answer can cost your family the claim.",
				},
				{
					id: "missed-payments",
					question: "What if I cannot pay the premium for a while?",
					answer:
						"There is a grace period, stated in the policy. After it, the coverage can end. A policy with cash value may pay itself for a time or be reduced. Call us or the insurer before you miss a payment. Starting again later means new health questions at an older age.",
				},
			],
		},
		{
			id: "claims-and-beneficiaries",
			title: "Claims and beneficiaries",
			items: [
				{
					id: "how-to-claim",
					question: "How does my family make a claim?",
					answer:
						"They call the insurer, or us, and send a claim form with a certified death certificate. Payment often takes some weeks; deaths in the first two years take longer. Tell your family today that the policy exists and where it is.",
				},
				{
					id: "contestability",
					question: "When can an insurer refuse to pay?",
					answer:
						"During the first two years it may review the application and refuse the claim if an important answer was false. Most policies also do not pay for suicide in that time, or in a shorter one where state law says so. It does not pay if the coverage had ended for lack of payment.",
				},
				{
					id: "choosing-a-beneficiary",
					question: "Whom should I name as beneficiary?",
					answer:
						"Any adult you trust, a trust, or several people with a percentage each. Name a second choice too. A small child cannot receive the money directly: a court may have to appoint someone. Review the names after a marriage, a divorce or a birth.",
				},
				{
					id: "lost-policy",
					question: "How do I find a policy of someone who died?",
					answer:
						"Look through papers, bank statements and mail for premium payments. Ask former employers. The National Association of Insurance Commissioners runs a free policy locator, and your [state’s insurance department](/state-compliance) can point you to it.",
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
						"No. You do not own shares, and you receive no dividends. The insurer uses an index only to work out the interest. You give up part of the growth in strong years. Charges can still reduce your value in weak ones.",
				},
				{
					id: "taking-money-out",
					question: "When can I take money out of an annuity?",
					answer:
						"Most contracts let you take a part each year. Beyond that, a charge applies for several years. Before age 59½ there is usually a 10% federal tax on the earnings, on top of income tax. Do not put in money you may need soon.",
				},
				{
					id: "death-benefit-taxes",
					question: "Will my family pay tax on the death benefit?",
					answer:
						"Usually there is no federal income tax on it. Interest paid with it is taxable, and very large estates can owe estate tax. We do not give tax advice, so ask a tax adviser about your case.",
				},
				{
					id: "policy-loans",
					question: "Are policy loans taxed?",
					answer:
						"Usually not while the policy stays in force. If it lapses with a loan open, you may owe income tax. If a policy was funded too fast, it becomes a modified endowment contract (MEC), and loans are then taxed differently. Every loan reduces the death benefit until it is repaid.",
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
						"The consultation is free. If you buy, the insurer pays us a commission, which is part of the product’s cost. Ask us the amount. [About us](/about) says more.",
				},
				{
					id: "how-fast",
					question: "How soon will I hear from you?",
					answer:
						"An agent reviews your message<reviewTime> within {reviewHours} hours while our office is open</reviewTime>, and we call or email<contactTime> within {contactHours} hours on business days</contactTime>. The phone is answered {officeHours} {timeZone}, at {phone}.",
				},
				{
					id: "which-states",
					question: "Where are you licensed?",
					answer:
						"<licensedStates>In {licensedStates} states, listed on the [licensing page](/licensing).</licensedStates> Products differ by state. In New York we recruit agents and sell no insurance.",
				},
				{
					id: "changing-my-mind",
					question: "What if I change my mind after buying?",
					answer:
						"You have a free-look period from the day you receive the policy, with your premium returned. How long it is depends on your [state](/state-compliance), the product and sometimes your age; your policy states your exact period. Later, leaving can cost you, above all with cash value policies and annuities.",
				},
				{
					id: "replacing-a-policy",
					question: "Should I replace the policy I have?",
					answer:
						"Often not. A new one means a higher age, new health questions, a new two-year contestability period and perhaps a new surrender charge. Compare in writing, and cancel nothing until the new policy is in force.",
				},
			],
		},
		{
			id: "privacy-and-contact",
			title: "Privacy and contact",
			items: [
				{
					id: "what-happens-to-my-data",
					question: "What happens to what I send you?",
					answer:
						"It goes to our team, with a record of your consent, and we use it to answer you. The [privacy policy](/privacy) says who handles it and how to ask for a copy or for deletion. Please send no Social Security number, bank number or medical detail through the form.",
				},
				{
					id: "stopping-messages",
					question: "How do I stop calls, texts or emails?",
					answer:
						"Reply STOP to a text or an email, use the link at the foot of any email from us, or tell us by phone or in writing. The link stops emails at once. Everything else stops as fast as we can, and within {revocationBusinessDays} business days at the latest. Your consent is never a condition of buying.",
				},
				{
					id: "chat-and-ai",
					question: "Is the chat a person?",
					answer:
						"No. It is a short script that asks for your state, the product and your timing. A person answers everything after that. The [AI Hub](/ai-hub) explains what software does here.",
				},
				{
					id: "checking-your-license",
					question: "How do I know you are licensed?",
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
						"<spokenLanguages>We talk with you in English, Spanish, Portuguese or Haitian Creole. </spokenLanguages>Applications and policies are mostly in English. We go through them with you before you sign. Do not sign what you have not understood.",
				},
				{
					id: "immigration-status",
					question: "I am not a citizen. Can I buy life insurance?",
					answer:
						"Often yes. Green card holders are usually treated like citizens. With a visa, a work permit or an ITIN, it depends on the insurer, the amount and how long you have lived here. Some will say no. Our agents discuss it with care and ask only what the application needs.",
				},
				{
					id: "beneficiary-abroad",
					question: "Can my beneficiary live in another country?",
					answer:
						"Usually yes. Give the full legal name, date of birth, address and phone number as they stand in the person’s documents. The payment may take longer, the bank may charge fees, and US rules may bar payments to some countries.",
				},
				{
					id: "death-abroad",
					question: "What if I die outside the United States?",
					answer:
						"Most policies pay wherever death occurs, if the application was truthful and the coverage is in force. The family needs official documents, often translated. Declare your travel plans when you apply, because some countries affect acceptance.",
				},
				{
					id: "bringing-a-body-home",
					question: "Will it pay to bring me home for burial?",
					answer:
						"The death benefit is money, and your family may spend it on that. Transport abroad is costly and comes on top of the funeral. Ask a funeral home for a price and count it in when you choose the amount.",
				},
			],
		},
	],
	callToAction: {
		title: "Your question is not here?",
		text: "[Write to us](/#contact) or call {phone}. If we do not know the answer, we will say so and find out.",
	},
} satisfies FaqPageContent;
