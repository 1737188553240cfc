import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "IUL caps, floors and charges, with the math shown",
		description:
			"How an indexed universal life policy turns an index into interest, what the monthly charges do in a 0% year, and the questions to ask before you sign.",
	},
	title: "IUL caps, floors and charges: read these three numbers together",
	excerpt:
		"The cap and the floor decide what a policy is credited. The charges decide what you keep. Here is the math for both, and a list of questions for any agent.",
	imageAlt:
		"A line that rises and falls between a dashed ceiling and a solid floor, with coins dropping out below the floor",
	body: `
Indexed universal life (IUL) is life insurance with a cash value. Two of its numbers are easy to remember: the cap and the floor. The third one, the charges, is harder to find.

Here are all three. Every amount below is made up so that you can check the math. None comes from an insurer or a real policy.

## The short version

- The **cap** is the most interest the policy can be credited for a period. The insurer can change it later, within limits in the policy.
- The **floor**, commonly 0%, is the least. It covers index losses only.
- The **charges** come out every month, in good years and in 0% years.
- So a policy with a 0% floor can lose value. If you give it up early, a surrender charge can take much of the rest, or all of it.

## The words in the formula

You don’t own any shares in an IUL. The insurer watches an index, usually over one year, and credits interest using a formula. The index’s dividends usually don’t count.

| Word | What it does | What to ask |
| --- | --- | --- |
| Cap | Limits the interest for the period | What is the lowest cap the policy allows? |
| Participation rate | Sets the share of the index’s rise that counts | What is the lowest share the policy allows? |
| Spread | Takes the first part of the rise away | Is there one, and how high can it go? |
| Floor | Sets the least that is credited | Is it 0%, and does it apply every year? |

The insurer resets the cap, and the policy only states how far it can fall. Ask what people who bought this policy five years ago are getting now.

<iulFiguresShown>### Two formulas, one made-up index

Here is how two formulas treat the same index. The first has a cap of 9% and counts the whole rise. The second has no cap and counts 60% of the rise. Both have a floor of 0%.

| Year | Index | Cap of 9% | 60% of the rise |
| --- | --- | --- | --- |
| 1 | up 14% | 9.0% | 8.4% |
| 2 | up 6% | 6.0% | 3.6% |
| 3 | down 12% | 0.0% | 0.0% |
| 4 | up 3% | 3.0% | 1.8% |
| 5 | up 20% | 9.0% | 12.0% |

Neither formula is ahead every year. If the cap fell to 6%, years 1 and 5 would be credited 6% instead of 9%. All of this is hypothetical, and it is before any charge.</iulFiguresShown>

## The charges

Look for each of these in the policy and in the charges report. If you didn’t get the report, ask for it.

| Charge | When it comes out | What can change it |
| --- | --- | --- |
| Premium charge | From each premium, before it reaches the cash value | The limits in the policy |
| Cost of insurance | Every month | Your age, and the insurer, up to the maximum in the policy |
| Policy fee | Every month | The limits in the policy |
| Charge per $1,000 of coverage | Often every month in the early years | The schedule in the policy |
| Riders | Every month | Adding or dropping a rider |
| Surrender charge | If you end the policy in its first years | Falls on a schedule |
| Loan interest | While a loan is unpaid | The loan terms in the policy |

The cost of insurance deserves the closest look. It is a price per $1,000 of coverage, and it rises with age. Take $300,000 of coverage. At a made-up $0.20 per $1,000, the charge is 300 × $0.20 = $60 a month. At a made-up $2.00, it is $600 a month. Many policies apply the price only to the part of the death benefit above the cash value, so a healthy cash value holds the charge down and a falling one pushes it up.

## A 0% year in dollars

Suppose a policy has $20,000 of cash value. The owner pays $300 a month. The premium charge is 6%, or $18 a month. The cost of insurance is $70 a month, and the policy fee is $10.

| Item | With premiums | Without premiums |
| --- | --- | --- |
| Cash value at the start | $20,000 | $20,000 |
| Premiums paid | $3,600 | $0 |
| Premium charge | −$216 | $0 |
| Cost of insurance | −$840 | −$840 |
| Policy fee | −$120 | −$120 |
| Interest credited at the 0% floor | $0 | $0 |
| Cash value at the end | $22,424 | $19,040 |

In the right column, the floor did its job: no index loss was passed on. The policy still lost $960. That is 4.8% of $20,000, so it would have needed about 4.8% of interest just to break even. Three years like that would leave $17,120, and the real charge would be higher each year because the owner is older.

## What you’d get back if you left early

The cash value is not what you receive if you leave. The **surrender value** is. Suppose the surrender charge is $6,000 in the first year and falls by $600 each year. The policy starts from zero, keeps the charges above and is credited 0% every year. That is a tough test, and it’s the one to ask for.

| End of year | Premiums paid | Cash value | Surrender charge | Surrender value |
| --- | --- | --- | --- | --- |
| 1 | $3,600 | $2,424 | $6,000 | $0 |
| 3 | $10,800 | $7,272 | $4,800 | $2,472 |
| 5 | $18,000 | $12,120 | $3,600 | $8,520 |
| 10 | $36,000 | $24,240 | $600 | $23,640 |
| 11 | $39,600 | $26,664 | $0 | $26,664 |

Each year adds $3,600 and takes out $1,176, so the cash value rises by $2,424. In a real policy, interest would add to it in some years, and charges would rise with age. If you may need the money within 10 years, keep it where you can get to it.

## What the illustration rules do and don’t do

The big numbers in an illustration depend on one assumed rate, credited every year.

State regulators write model rules together through the NAIC. Its Actuarial Guideline 49 set one method in 2015 for the highest rate an IUL illustration may use. Guideline 49-A applied to policies sold from December 14, 2020, and dealt with bonuses and multipliers. It also limits how far the illustrated credit can exceed the interest on a loan. Another revision, 49-B, followed in 2023.

These rules limit what may be **shown**. They promise nothing about what you’ll be credited. Ask for the same policy at the assumed rate, at two percentage points less, and at 0%.

## Taxes in three sentences

The death benefit is generally free of federal income tax. If you pay in too much in the first seven years, the policy becomes a modified endowment contract (MEC), and then loans and withdrawals are taxed with the gain first, usually with a 10% additional federal tax before age 59½. If a policy lapses with a loan, the gain can be taxed even though no cash is left.

## Your rights in Florida

- **Free look:** <stateFacts>at least 14 days from delivery to return a new life policy for a refund.</stateFacts><stateFactsWithheld>a set number of days from delivery to return a new life policy for a refund.</stateFactsWithheld> Your policy states your exact period.
- **Grace period:** at least 30 days for a late premium.
- **Notice before a lapse:** <stateFacts>if the insured is 64 or older and the policy has been in force for a year, the insurer must send a notice at least 21 days ahead, and you can name a second person to receive it. Most policies paid automatically each month are exempt.</stateFacts><stateFactsWithheld>ask the insurer if you can name a second person to be notified.</stateFactsWithheld>
- **Advice to surrender:** an agent who recommends giving up a policy with cash value, without putting the money into another policy or an annuity, must first give you written information. It includes the estimated surrender charge and the possible tax.
- **Late payment:** if you ask for the surrender value and the insurer doesn’t pay within 30 days of receiving the policy and the request, it generally owes interest.

## Questions to ask before you sign

1. Which of these numbers are in the contract, and which can change?
2. How low can the cap and the participation rate go?
3. How high can the cost of insurance go, at ages 65, 75 and 85?
4. In what year would coverage end at 0% every year, with the premium I plan to pay?
5. What is the surrender value after 1, 3, 5 and 10 years?
6. What happens if I stop paying for two years?
7. At what premium does this become a MEC?
8. What would the same coverage cost as [term life](/services/term-life)?
9. How are you paid, and would you be paid less for term life?
10. Who will review the policy with me every year?

If an answer is “don’t worry,” ask again. See [how IUL works](/services/iul) and who should look elsewhere.

> [!NOTE]
> {agency} is an insurance agency. Insurers pay us a commission when you buy a policy. This article is general information. It is not an offer, a policy illustration, or tax or legal advice. Only the insurer’s illustration shows the values of a given policy. All benefits depend on the claims-paying ability of the issuing insurer. Loans and withdrawals reduce the cash value and the death benefit and can cause the policy to lapse.

## What we don’t know

Nobody can tell you where caps will be in 10 years. We don’t quote real caps or charges here, because they change and belong next to the insurer’s name. Laws change too: check the section before you rely on it.

## Sources

Looked up in November 2026. The year given with a section of law is the version we read. For a section without a year, we read summaries and other official pages, not the text itself.

- Free look: [section 626.99(4), Florida Statutes](https://www.flsenate.gov/Laws/Statutes/2024/0626.99)
- Grace period: [section 627.453](https://www.flsenate.gov/Laws/Statutes/2024/0627.453)
- Notice before a lapse: [section 627.4555](https://www.flsenate.gov/Laws/Statutes/2024/0627.4555)
- Advice to surrender: [section 627.4553](https://www.flsenate.gov/Laws/Statutes/2023/0627.4553), 2023 text
- Interest on a late surrender payment: [section 627.482](https://www.flsenate.gov/Laws/Statutes/2024/0627.482), 2024 text
- Modified endowment contracts: [26 U.S.C. 7702A](https://www.law.cornell.edu/uscode/text/26/7702A)
- Guidelines 49, 49-A and 49-B: [a summary by LegalClarity](https://legalclarity.org/actuarial-guideline-49-a-49-b-iul-illustration-rules/), and for 49-A [ThinkAdvisor, August 12, 2020](https://thinkadvisor.com/2020/08/12/tie-iul-illustration-crediting-rates-to-reality-advocacy-group/)
- Help with a policy: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers)
- Our own math: the tables. No table comes from an insurer.
`,
} satisfies BlogPostContent;
