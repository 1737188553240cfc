import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Final expense insurance or a prepaid funeral in Florida?",
		description:
			"What a Florida prepaid funeral contract must keep in trust, what you get back if you cancel, how a small life policy differs, and when savings do better.",
	},
	title: "Final expense insurance or a prepaid funeral? A Florida comparison",
	excerpt:
		"One pays a funeral home for a service. The other pays your family in cash. Florida law treats them very differently, and the right choice depends on what worries you most.",
	imageAlt: "Two envelopes on a kitchen table, one with a house key and one with a signed contract",
	body: `
A funeral home offers you a prepaid contract, which Florida law calls a preneed contract. An insurance agent offers you a small life policy. Both may tell you that your children won’t have to pay. They aren’t selling the same thing.

We’re an insurance agency, and insurers pay us a commission when you buy a policy. Funeral homes pay us nothing. Keep that in mind as you read.

## The difference in one table

| What to compare | Prepaid funeral | Final expense insurance | Savings for a funeral |
| --- | --- | --- | --- |
| What you buy | Services and goods from one seller | A cash benefit | Nothing yet |
| Who gets the money | The seller, when it does its part | The person you name | Whoever owns or inherits the account |
| If you die next month | Depends on the contract and how much you’ve paid | The full benefit, or a reduced one in a waiting period | What you’ve saved so far |
| If prices rise | The contract may fix the price of some items | The benefit usually stays the same | Depends on what the account earns |
| If you move | Ask whether it can be transferred | It moves with you | It moves with you |
| If you stop paying | Depends on the contract’s default terms | The policy can lapse and pay nothing | Nothing happens |
| Health questions | Usually none if you pay in full | Usually yes | None |

If you worry about rising prices, look at the prepaid contract. If you worry about a bill next year that nobody can pay, look at insurance. If you have the cash, an account may be enough.

## What Florida requires of a prepaid seller

Chapter 497 of the Florida Statutes governs these contracts. The seller needs a preneed license, and the contract must itemize what you pay.

### Not every dollar goes into trust

Section 497.458 sets the minimum that a seller must put in trust:

- **70%** of the price of services and rented facilities
- **100%** of cash advance items, such as an obituary that the home pays for you
- for each item of goods, such as a casket, **30%** of the price or **110%** of the seller’s wholesale cost, whichever is more

Here is that rule on an invented contract that is paid in full. To keep it short, we count the casket and vault as one item that cost the seller $2,000 wholesale.

| Part of the contract | Price | Rule | In trust |
| --- | ---: | --- | ---: |
| Services and facilities | $4,000 | 70% | $2,800 |
| Casket and vault | $4,500 | More of $1,350 (30%) and $2,200 (110% of $2,000) | $2,200 |
| Cash advance items | $800 | 100% | $800 |
| **Total** | **$9,300** | Sum | **$5,800** |

In this example, about 62% is in trust ($5,800 divided by $9,300). The seller may use the other $3,500 but still owes you the whole funeral. So the strength of the company matters to you, as an insurer’s does. A charge for setting up and filing the contract doesn’t go into trust (section 497.4555). Some sellers fund the contract with a life insurance policy instead. Ask which kind yours is.

### A fund stands behind sellers that fail, within limits

Each contract adds $2.50 or $5 to a state consumer protection fund, and some contracts add up to $10 (section 497.456). It can be used when a seller goes out of business. It’s not a promise that every loss will be paid.

### You can cancel, but not every part comes back

Section 497.459 has two rules to know:

- **In the first 30 days**, you can cancel in writing and get all of your money back, except for anything already used.
- **After that**, you can cancel services, facilities and cash advance items at any time and get back what you paid for them. What the trust earned in the meantime stays with the seller.

Goods such as a casket follow other rules, and so does an alternative contract under section 497.464. The signature page must show, in bold type, the amount that goes into trust and the amount you’d get back if you canceled (section 497.468). Read those two numbers first.

> [!NOTE]
> Senate Bill 598 of 2026 was written to change parts of chapter 497 from July 1, 2026, among them the notices for contracts that are canceled. We know it only from a summary. Read the current text of section 497.459 before you sign.

## What a small life policy promises

[Final expense insurance](/services/final-expense) is whole life insurance with a small benefit. The insurer pays your beneficiary, who can spend the money on anything. It can cover what a funeral contract doesn’t: travel, rent, a last hospital bill. But you must trust the person you name to pay for the funeral.

It has other weak points:

- **Waiting periods.** With few or no health questions, the policy is usually graded. If you die of an illness in the first two or three years, it pays back the premiums with some interest, or part of the benefit.
- **The first two years.** The insurer may check the application if you die in that time, and a wrong answer can cost the claim (section 627.455).
- **Lapse.** Miss enough payments, and the coverage ends. Florida policies have a grace period of at least 30 days (section 627.453).
- **A long life.** You can pay in more than the policy pays out. Divide the benefit by one year’s premium to see after how many years.
- **A fixed amount.** At 3% a year, a price of $9,300 becomes about $12,498 after 10 years (9,300 × 1.03, ten times over). The 3% is an assumption. The benefit of most policies doesn’t follow.

Insurance has one clear advantage under the law: if you name a person as beneficiary, creditors of the person who died generally can’t reach the money in Florida (section 222.13). <stateFacts>And you have at least 14 days after the policy arrives to return it for a refund (section 626.99).</stateFacts> Your policy states your exact free-look period.

## If Medicaid or SSI may be involved

A mistake here is expensive.

- **SSI.** Up to $1,500 set aside for your burial isn’t counted, and the same goes for your spouse’s. That amount shrinks by the face value of life insurance that already isn’t counted, and by money in an irrevocable burial contract.
- **Florida Medicaid for older and disabled people.** The state’s rule has its own limits. It leaves out the cash value of life insurance if all policies together have a face value of $2,500 or less, and up to $2,500 set aside for burial (Rule 65A-1.712).
- **Irrevocable contracts.** According to Florida elder-law attorneys, a prepaid contract that can’t be canceled generally isn’t counted, even if it cost more than $2,500. The price is that you can’t get the money back.

So if nursing home care may come soon, an irrevocable prepaid contract may do what a policy can’t. Ask an elder-law attorney or the Department of Children and Families before you sign.

## Four people, four answers

- **Ruth, 82, is about to apply for Medicaid and has $9,000.** An irrevocable prepaid contract is worth asking an attorney about. The cash value of a new policy could count against her.
- **Luis, 66, lives on Social Security and has $800.** Paying ahead in full is out of reach. If the premium fits and an insurer accepts him, a policy that pays in full from the first day may cover the gap sooner than saving would.
- **Ann, 70, has $30,000 in cash.** She may need neither. An account that her daughter co-owns or inherits directly can pay the bill, and any interest is hers.
- **Walter, 75, wants his service at one church and one cemetery, and no arguments.** The prepaid contract puts his wishes in writing. A one-page letter may be enough, though, and costs nothing.

We invented these people. Some families use both: a contract for the service and a policy for the rest.

## Questions for the funeral seller

1. What is your preneed license number, and who holds the money?
2. Which prices are fixed, and which can my family still be asked to pay?
3. How much of my payment goes into trust? How much would I get back if I canceled in year five?
4. What happens if I move to another state, or if you close or sell the business?
5. If I pay in installments and die early, what does my family owe?

## Questions for the insurance agent

1. Does the policy pay the full benefit from the first day?
2. Can the premium rise or the benefit fall?
3. How much will I have paid in after 10, 15 and 20 years?
4. What do you earn if I buy this? What would you suggest if you earned nothing?

To check a preneed license or file a complaint, contact the state’s Division of Funeral, Cemetery, and Consumer Services. For insurance, call the Division of Consumer Services.

## What we don’t know

We don’t know what a funeral home will offer you. We’ve described minimums from the statutes, which may have changed since the editions named below. Medicaid and SSI rules have more exceptions than these.

Policies are issued by insurance companies, not by {agency}, and payment of benefits depends on the claims-paying ability of the issuing insurer. Final expense insurance is not a prepaid funeral contract and is not connected with any government program. This article is general information, not an offer or legal advice.

## Sources

Links to statutes lead to the 2024 edition. A year in parentheses is the year of the text we used.

- Florida Statutes: [section 497.456](https://www.flsenate.gov/Laws/Statutes/2024/497.456) (consumer fund, 2019), [497.458](https://www.flsenate.gov/Laws/Statutes/2024/497.458) (trust deposits, 2023), [497.459](https://www.flsenate.gov/Laws/Statutes/2024/497.459) (cancellation, 2019), [497.4555](https://www.flsenate.gov/Laws/Statutes/2024/497.4555) and [497.468](https://www.flsenate.gov/Laws/Statutes/2024/497.468) (charges and disclosure, 2024), [497.464](https://www.flsenate.gov/Laws/Statutes/2024/497.464) (alternative contracts, 2024).
- [Senate Bill 598 of 2026](https://www.flsenate.gov/Session/Bill/2026/598), from a published summary.
- Florida Statutes: [section 222.13](https://www.flsenate.gov/Laws/Statutes/2024/222.13), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99), [627.453](https://www.flsenate.gov/Laws/Statutes/2024/627.453), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455).
- Social Security: [POMS SI 01130.410](https://secure.ssa.gov/poms.nsf/lnx/0501130410), burial funds (September 2024).
- [Rule 65A-1.712, Florida Administrative Code](https://www.flrules.org/gateway/RuleNo.asp?ID=65A-1.712), resources for Medicaid (2024).
- [Division of Funeral, Cemetery, and Consumer Services](https://www.myfloridacfo.com/division/funeralcemetery/), 850-413-3039.
- [Division of Consumer Services](https://myfloridacfo.com/division/consumers), 877-693-5236.
`,
} satisfies BlogPostContent;
