import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Jacksonville funeral costs: church, military and burial",
		description:
			"How to budget a church funeral in Jacksonville, what changes with a national cemetery, military insurance deadlines, and when the money actually arrives.",
	},
	title: "Paying for a funeral in Jacksonville: the church, the Navy and the first week",
	excerpt:
		"A Jacksonville funeral often has two bills: one from the funeral home and one from everything around it. Here’s a worked budget, what military families can get, and which deadlines not to miss.",
	imageAlt: "A church with a white steeple beside a wide river, and a small flag at its door",
	body: `
In Jacksonville, a funeral brings people home. There’s a viewing, a service at the church, a procession and a meal. Someone flies in from Norfolk or San Diego. Each part has a price. The bills come first, and the money often comes later.

This article puts the parts in one budget. Then it looks at two things that matter to many families here: a national cemetery inside the city limits, and military life insurance that ends on a fixed day.

## What to expect from prices

<funeralRanges>Our own estimate for a funeral with burial in the Jacksonville area is $10,000 to $15,000.</funeralRanges><funeralRangesShown> It’s not a survey, and your church, your cemetery and your choices can move it either way.</funeralRangesShown><funeralRangesWithheld>We don’t print a price range for Jacksonville, because we know of no public survey of funeral prices in Duval County.</funeralRangesWithheld> The most quoted national figures are from the National Funeral Directors Association. In 2023, half of all funerals with viewing and burial cost more than $8,300, and half cost less. With a vault, the median was $9,995. With viewing and cremation, it was $6,280. The cemetery and the headstone were extra.

A funeral home’s price list shows what it charges. Under the federal Funeral Rule, a funeral home must give prices to anyone who calls, and a printed list to anyone who asks in person. You don’t have to wait for a death to ask.

## A worked budget, with and without a national cemetery

The first two lines come from the NFDA medians: $8,300, and the vault at $1,695, which is $9,995 minus $8,300. The other amounts are invented.

| Part | Private cemetery | National cemetery |
| --- | ---: | ---: |
| Funeral home, with viewing and casket | $8,300 | $8,300 |
| Vault or liner | $1,695 | $0 |
| Grave, opening and closing, headstone | $4,500 | $0 |
| Church, programs, flowers, meal | $1,800 | $1,800 |
| Travel for two relatives | $1,200 | $1,200 |
| **Total** | **$17,495** | **$11,300** |

In this example, the national cemetery makes a difference of $6,195. The family still pays for the funeral home, the church and the travel.

## If someone in the family served

Jacksonville National Cemetery opened in 2009 on the north side of the city. For a veteran who qualifies, burial in a national cemetery includes these things at no cost to the family:

- a grave, with its opening and closing
- a liner for the grave
- a headstone or marker
- perpetual care of the grave

A spouse and minor children may qualify, too. Eligibility depends on service and discharge. You don’t have to wait for a death to find out. If you apply, the Department of Veterans Affairs (VA) decides in advance. Keep its letter with the discharge papers.

The VA also pays a burial allowance for some veterans. For a death not related to service, it was up to $978 from October 2024, and it changes each October. For a death caused by service, it’s up to $2,000. Many veterans qualify for neither, so don’t count on it until you’ve asked. Social Security adds $255, once, for a spouse or certain children.

### Military life insurance has an end date

When someone leaves the Navy, the clock starts running on Servicemembers’ Group Life Insurance (SGLI). Here are the VA’s standard periods, counted from the day of separation:

| Days | What you have |
| --- | --- |
| 1 to 120 | SGLI continues at no cost. |
| 1 to 240 | You can apply for Veterans’ Group Life Insurance (VGLI) without health questions. |
| 241 to 485 | You can still apply for VGLI, with health questions. |
| After 485 | You can no longer apply for VGLI. |

Day 485 is one year plus 120 days. If you don’t apply by day 120, you have no coverage from these two programs until VGLI starts. Someone who is totally disabled at separation can apply to keep SGLI longer.

Check these dates before you compare anything that we or anyone else sells. For a person in poor health, VGLI without health questions may be worth more than a private policy. Its price rises with age, so ask what it will cost at 60 and at 70.

## The first week, and where the money comes from

A funeral home may want a deposit, or proof that it will be paid. Rank your sources by how fast they pay:

1. **Cash in an account that someone else can use.** A joint owner can usually reach it right away. An account in one name may have to wait for the court.
2. **Life insurance.** The beneficiary sends a claim form and a death certificate. Payment can take weeks. We found no number of days for it in the Florida laws we read, but the insurer must add interest from the day it receives proof of death (section 627.4615).
3. **An assignment.** If the funeral home and the insurer agree, the insurer pays the funeral home out of the benefit. Ask the funeral home now whether it accepts one.
4. **Help.** The VA, Social Security, a union, a lodge or the church’s own fund. Nearly all of it comes after the bill.

Then look at the name on the policy. In Florida, life insurance goes to the beneficiary you named, and creditors of the person who died generally can’t take it. If the policy names the estate, the money goes through probate with everything else (section 222.13). If your policy names someone who has died, change it this week.

> [!NOTE]
> Does your church, your employer or your lodge cover you with a group policy? Ask for the certificate. Find out the amount, the beneficiary, and whether it ends when you retire or move.

## What final expense insurance adds

[Final expense insurance](/services/final-expense) is a small whole life policy. With most of these policies, the premium stays the same, and the coverage lasts for life as long as you pay. The beneficiary decides how to use the money: the casket, the plane ticket, the light bill.

| What to compare | Policy with health questions | Policy with few or none |
| --- | --- | --- |
| Who is accepted | Depends on your answers | Nearly everyone in the age range |
| Death from illness in the first two or three years | Usually the full benefit | Often only the premiums with some interest, or part of the benefit |
| Death from an accident in those years | Usually the full benefit | Usually the full benefit |
| Price for the same benefit | Lower | Higher |

So apply for the first kind before you accept the second. Answer every question truthfully. If you die in the first two years, the insurer may check the application (section 627.455). A wrong answer can cost the family the benefit.

It’s the wrong tool in some cases:

- You’re young and healthy with children at home. [Term life](/services/term-life) covers more for the same premium.
- You’re past 75 and have the money. An account that your family can reach may work just as well, and there’s no waiting period.
- The premium would be hard to keep up. Missed payments end the policy.
- You plan to apply for Medicaid. Cash value can count as an asset, so ask an elder-law attorney first.

## How to choose the amount

Take the total of your own budget. Subtract what your family can get to within a week, and benefits you have confirmed in writing. In the example above, a family with a private cemetery and $6,000 in a joint account is $11,495 short ($17,495 minus $6,000). With a national cemetery, it’s $5,300 ($11,300 minus $6,000).

In this example, eligibility cuts the amount by more than half. So call the VA first.

## Questions to ask before you sign

1. Does this policy pay the full benefit from the first day? If not, from which day?
2. Can the premium rise or the benefit fall?
3. How much will I have paid in after 10, 15 and 20 years?
4. Who gets a notice if I miss a payment? <stateFacts>If the insured is 64 or older, a Florida policy that’s a year old can’t lapse without a notice at least 21 days ahead, and you can name a second person to get it (section 627.4555). Most policies paid automatically every month are exempt.</stateFacts>
5. How many days do I have to return the policy? <stateFacts>Florida’s minimum for life insurance is 14 days (section 626.99).</stateFacts> The policy states the exact period.

## What we don’t know

The NFDA medians are national and from 2023. We found no public survey of Duval County prices. Only the VA can say who qualifies. The invented amounts in the table show the math, not the market.

{agency} is an insurance agency. Insurers pay us a commission when you buy a policy, and we are not connected with the VA, the military or any other part of the government. Policies are issued by insurance companies, and payment of benefits depends on the claims-paying ability of the issuing insurer. This article is general information, not an offer or legal advice. To go over your own budget with an agent, see [Jacksonville](/locations/jacksonville) or call {phone}.

## Sources

Links to statutes lead to the 2024 edition. Laws and amounts change, so check the current version.

- [NFDA statistics](https://nfda.org/news/statistics): 2023 median costs of funerals.
- [Funeral Rule, 16 CFR Part 453](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-453), as amended in 1994.
- Department of Veterans Affairs: [what burial in a national cemetery includes](https://www.va.gov/resources/what-does-burial-in-a-va-national-cemetery-include/) (2021), [Jacksonville National Cemetery](https://www.cem.va.gov/cems/nchp/jacksonville.asp), [burial allowance](https://www.va.gov/burials-memorials/veterans-burial-allowance/) (amounts for deaths from October 1, 2024), [VGLI](https://www.va.gov/life-insurance/options-eligibility/vgli/) (240 days since November 1, 2012).
- Florida Statutes: [section 222.13](https://www.flsenate.gov/Laws/Statutes/2024/222.13) (who gets the benefit), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99) (free look), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455) (first two years), [627.4555](https://www.flsenate.gov/Laws/Statutes/2024/627.4555) (notice before a lapse), [627.4615](https://www.flsenate.gov/Laws/Statutes/2024/627.4615) (interest on death claims).
- Social Security: [20 CFR 404.390](https://www.law.cornell.edu/cfr/text/20/404.390) and the sections after it, on the lump-sum death payment.
- Questions or complaints about insurance: [Florida Department of Financial Services](https://myfloridacfo.com/division/consumers), 877-693-5236.
`,
} satisfies BlogPostContent;
