import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Florida life insurance: free look and beneficiaries",
		description:
			"How to return a policy in Florida, what divorce does to a beneficiary, how shares are paid, and what your family needs to file a claim.",
	},
	title: "Florida free look and beneficiaries: two papers worth an evening",
	excerpt:
		"The first days with a new policy and one line on a form matter more than they seem to. Here is what Florida law says about both.",
	imageAlt: "A kitchen table with an open policy, a calendar with one day circled and a form with two names on it",
	body: `
Two things about a life insurance policy cost nothing and matter a great deal. One is the free look: the days you have to send the policy back. The other is the beneficiary form, which decides who gets paid.

Florida has its own rules for both. Here they are, with the sections of the law so you can check them.

## Florida’s deadlines in one table

| What | How long | Law |
| --- | --- | --- |
| Return a new life policy | <stateFacts>At least 14 days</stateFacts><stateFactsWithheld>See your policy</stateFactsWithheld> | s. 626.99(4) |
| Return a new annuity | <stateFacts>At least 21 days, at any age</stateFacts><stateFactsWithheld>See your contract</stateFactsWithheld> | s. 626.99(4); ch. 2013-163 |
| Pay a late premium | At least 30 days | s. 627.453 |
| Notice before a lapse | <stateFacts>At least 21 days, if the insured is 64 or older</stateFacts><stateFactsWithheld>Ask the insurer</stateFactsWithheld> | s. 627.4555 |
| Time the insurer has to contest the policy | Generally the first two years | s. 627.455 |
| Interest on a death claim | From the day the insurer receives proof of death | s. 627.4615 |
| Insurer’s check for deaths among its insureds | At least once a year | s. 717.107 |

> [!NOTE]
> Your policy states your exact periods. They can be longer, for example when a new policy replaces an old one. The table is for individual contracts. Coverage through an employer follows other rules.

## How to use the free look

The period starts when the policy is delivered to you, not when you apply or pay. <stateFacts>Say a life policy arrives on Tuesday, December 1, 2026. If you count the next day as the first, 14 days end on Tuesday, December 15. For an annuity that arrives the same day, 21 days end on Tuesday, December 22.</stateFacts> Ask the insurer how it counts, and don’t wait for the last day.

1. Write the delivery date on the first page, and keep the envelope or the email.
2. Read the policy in one sitting, with the application next to it.
3. If you want to return it, follow the notice on the cover page. Send the policy back with a signed letter, by a method that gives you proof.
4. Ask for the refund in writing, and note the day.
5. If nothing happens, call the state’s Division of Consumer Services at 877-693-5236.

Don’t cancel an old policy until the new one has arrived, you’ve read it, and you’ve decided to keep it. Replacing a policy starts a new period in which the insurer can contest it.

### What to check during the free look

- The name, birth date and coverage amount are right.
- The premium is what you were told, and you know how long it lasts.
- The answers about health and tobacco in the application are the ones you gave. In the first two years, the insurer may contest a claim if an important answer was false.
- You know whether the full benefit applies from the first day. Some policies with few health questions pay back only the premiums, with some interest, for a death from illness in the first years.
- The beneficiaries’ names are spelled as on their documents, and their shares add up to 100%.
- There is a second beneficiary.

## The beneficiary form

The policy, not the will, decides who gets paid. A **primary** beneficiary is first in line. A **contingent** one is paid if no primary beneficiary is alive. Name at least one of each.

Say a policy pays $50,000: 50% to Ana, 30% to Luis and 20% to Marie.

| Case | Ana | Luis | Marie |
| --- | --- | --- | --- |
| All three are alive | $25,000 | $15,000 | $10,000 |
| Marie died first, and the others split her share in proportion to theirs | $31,250 | $18,750 | $0 |
| Marie died first, and her share goes to her children | $25,000 | $15,000 | $10,000 to her children |

The second row splits Marie’s $10,000 in a 50-to-30 ratio: Ana gets $6,250 more and Luis $3,750. Which row applies depends on the wording of the policy and the form. Forms often say **per stirpes** if a share should go to that person’s children. Ask the insurer to explain its own form.

## What divorce does in Florida

Under section 732.703, a divorce generally voids a beneficiary designation of the former spouse that was made before the divorce. The asset passes as if the former spouse had died first. That covers life insurance, annuities, IRAs and more, for people who die on or after July 1, 2012.

Don’t rely on it. There are exceptions, and state law gives way where federal law applies:

- A 401(k) plan from an employer can still pay the person named on its form.
- Federal employees’ group life insurance can, too. In *Hillman v. Maretta* (2013), the U.S. Supreme Court let the former wife keep the money, because federal law pays the person on the form.

The law only removes a name. It doesn’t add one. If you **want** a former spouse to be paid, for example for child support, sign a new form after the divorce and ask your attorney how to word it.

## Debts, estates and children

**Name a person, not “my estate.”** Under section 222.13, when a Florida resident dies, the money goes to the person named in the policy and is exempt from the claims of the insured’s creditors, unless the policy or an assignment says otherwise. If the policy is payable to the estate, it becomes part of the estate and goes through probate like the rest.

**Don’t name a young child directly without a plan.** A child can’t receive the money alone. Section 744.301 lets parents collect it for a child only up to a dollar limit. Above that, a court may have to appoint a guardian of the property. A trust that you set up in advance can avoid that.

**Don’t name someone who receives SSI or Medicaid before you’ve asked an attorney.** Money paid directly can cost that person the benefit. Families often use a special needs trust.

**A beneficiary abroad is usually possible.** The name has to match the papers. Give the insurer a current address and phone number in that country.

## When to look at the form again

| What happened | What to do |
| --- | --- |
| Marriage | Add the spouse if you want to. It doesn’t happen automatically. |
| Divorce | Sign a new form, and check employer plans one by one. |
| Birth or adoption | Ask an attorney how to add the child. |
| A beneficiary died | Name a new one and reset the shares. |
| You moved, or they did | Update addresses and phone numbers. |
| Nothing, for a year | Ask the insurer to confirm the names in writing. |

A form in a drawer that the insurer never received may not count.

## If a premium is missed

Florida requires a grace period of at least 30 days. <stateFacts>If the insured is 64 or older and the policy has been in force for a year, the insurer must also send a notice at least 21 days before the policy lapses, and you can name a **second person** to receive it. Most policies paid automatically each month are exempt.</stateFacts><stateFactsWithheld>Ask the insurer if you can name a **second person** to be notified before the policy lapses.</stateFactsWithheld> Pick someone who opens their mail.

## What your family does later

1. Call the insurer, or the agent, and ask for the claim form.
2. Order certified copies of the death certificate.
3. Send the form and one certificate, and keep copies.
4. Ask how the money will be paid, and what the choices are.
5. Check the interest. Florida requires it from the day the insurer receives written proof of death. At a made-up rate of 5%, $50,000 for 45 days is $50,000 × 5% × 45 ÷ 365 = $308.22. The law ties the real rate to an index of corporate bonds.

The interest is taxable. The death benefit is generally free of federal income tax.

**If nobody can find the policy,** look for premium payments in bank statements and mail. Ask former employers. The National Association of Insurance Commissioners runs a free policy locator, and the state keeps money that insurers couldn’t deliver. Under a 2016 law, life insurers must compare their records with the federal list of deaths each year, with some exceptions. After they learn of a death that way, they have 120 days to try to find the beneficiary.

## One page for the kitchen drawer

- Insurer, policy number and phone
- Where the policy is
- Primary and contingent beneficiaries, with shares
- The second person who gets lapse notices
- The agent’s name and phone
- The date you last checked all this

Give a copy to two people. Our page on [final expense insurance in Florida](/services/final-expense/florida) has a list for hurricane season, and the [state table](/state-compliance) has the free-look rules elsewhere.

> [!NOTE]
> {agency} is an insurance agency. Insurers pay us a commission when you buy a policy. This article is general information, not legal or tax advice. Take beneficiary questions after a divorce, in a blended family or with a disabled child to a Florida attorney.

## What we don’t know

We didn’t list every exception. Section 626.99 sets the free look for life insurance together with rules about the buyer’s guide and the policy summary, so go by the notice on your policy’s cover page. We left out the dollar limit in section 744.301 because we couldn’t confirm this year’s amount. Older policies and policies from other states can follow other rules.

## Sources

Looked up in November 2026. The year given with a section of law is the version we read. For a section without a year, we read summaries and other official pages, not the text itself.

- Free look: [section 626.99(4), Florida Statutes](https://www.flsenate.gov/Laws/Statutes/2024/0626.99), and [Florida Senate, summary of CS/CS/SB 166, 2013](https://www.flsenate.gov/Committees/BillSummaries/2013/html/536)
- Grace period and contestability: [section 627.453](https://www.flsenate.gov/Laws/Statutes/2024/0627.453) and [section 627.455](https://www.flsenate.gov/Laws/Statutes/2024/0627.455)
- Notice before a lapse: [section 627.4555](https://www.flsenate.gov/Laws/Statutes/2024/0627.4555)
- Divorce: [section 732.703](https://www.flsenate.gov/Laws/Statutes/2024/0732.703), 2024 text, and *Hillman v. Maretta*, 569 U.S. 483 (2013)
- Creditors and estates: [section 222.13](https://www.flsenate.gov/Laws/Statutes/2024/0222.13), 2024 text
- Children: [section 744.301](https://www.flsenate.gov/Laws/Statutes/2023/0744.301), 2023 text
- Interest on claims: [section 627.4615](https://www.flsenate.gov/Laws/Statutes/2023/0627.4615), 2023 text
- Lost policies: [Florida Senate, summary of CS/SB 966, 2016](https://www.flsenate.gov/Committees/billsummaries/2016/html/1366), [OPPAGA on the Office of Insurance Regulation](https://oppaga.fl.gov/ProgramSummary/ProgramDetail?programNumber=4102), and the [NAIC’s consumer page](https://content.naic.org/consumer)
- Help and complaints: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers)
- Our own math: the shares, the dates and the interest.
`,
} satisfies BlogPostContent;
