import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Funeral costs in Daytona Beach and how to pay for them",
		description:
			"What goes into the cost of a funeral in Daytona Beach, how to compare prices by phone, what veterans can get, and how to figure out how much coverage you need.",
	},
	title: "Planning for a funeral in Daytona Beach: prices, rights and the amount to set aside",
	excerpt:
		"Two funeral homes a few miles apart can charge very different prices for the same service. Here’s how to find out before anyone is grieving, and how to turn the answer into an amount of final expense coverage.",
	imageAlt: "A quiet beach at sunrise with an empty bench, and a folded price list on the bench",
	body: `
A funeral has to be arranged within days, by people who are grieving. That’s a hard week to compare prices. If you live in Daytona Beach, or your parents do, you can do the comparing now, by phone, in one morning.

This article covers what you pay for, what the law entitles you to, and how to turn the answers into an amount. Insurance is one way to pay, and not always the right one.

## What a funeral costs

The most quoted figures are the national medians from the National Funeral Directors Association (NFDA). Half of all funerals in its survey cost more, and half cost less.

| Kind of funeral, 2023 | National median |
| --- | ---: |
| Viewing and burial | $8,300 |
| Viewing and burial, with a vault | $9,995 |
| Viewing and cremation | $6,280 |

The vault adds $1,695 ($9,995 minus $8,300). None of these figures includes the cemetery, the headstone or flowers.

<funeralRanges>Our own estimate for a funeral in the Daytona Beach area is $8,000 to $12,000.</funeralRanges><funeralRangesShown> It’s a starting point for a budget, not a price list and not a survey.</funeralRangesShown><funeralRangesWithheld>We don’t print a price range for Daytona Beach, because we know of no public survey of funeral prices in Volusia County.</funeralRangesWithheld> Only the price lists of local funeral homes will tell you what you would pay.

## One funeral, two price lists

These two lists are invented, but you’ll find items like these on real ones.

| Item | Home A | Home B |
| --- | ---: | ---: |
| Basic services fee | $2,495 | $1,895 |
| Transfer to the funeral home | $390 | $350 |
| Embalming and preparation | $1,150 | $995 |
| Rooms and staff for viewing and ceremony | $1,200 | $1,450 |
| Hearse | $400 | $350 |
| Casket | $3,200 | $2,100 |
| **Total** | **$8,835** | **$7,140** |

The difference is $1,695. Now suppose the family chooses Home A but buys a casket elsewhere for $1,600. The total falls to $7,235 ($8,835 minus $3,200, plus $1,600). Home A isn’t allowed to charge a fee for using that casket.

## What the law entitles you to

The Funeral Rule is a federal rule (16 CFR Part 453). It gives you these rights, before a death as well as after one:

- **Prices by phone.** A funeral home must answer price questions from anyone who calls.
- **A list to keep.** When you ask in person, you must get the general price list on paper.
- **Single items.** You choose what you want. The only fee you can’t decline is the one for basic services.
- **Your own casket or urn.** The home must accept it and can’t charge you for that.
- **No casket for direct cremation.** A home that arranges direct cremations must offer a simple container instead.
- **A written statement** of what you chose and what each item costs.

Florida adds two rules worth knowing:

- A body that isn’t embalmed must be refrigerated at 40 degrees or below once 24 hours have passed (section 497.386, Florida Statutes). So if someone says that embalming is required, ask whether refrigeration would do.
- The federal rule doesn’t cover a cemetery that has no funeral home. But a cemetery that the state licenses must give you its prices by phone, and a good-faith estimate of all costs (section 497.282). Some cemeteries, such as those of churches, may be exempt.

> [!NOTE]
> No state requires a vault. Many cemeteries do, so that the ground doesn’t sink. Ask the cemetery, not the casket seller.

## A script for three calls

Ask three funeral homes the same questions, and put the answers in one table.

1. What is your basic services fee?
2. What would a funeral with one evening of viewing and a burial cost, item by item, without the casket?
3. What is your least expensive casket, and what is the price of direct cremation?
4. What isn’t in your prices: the cemetery, death certificates, the obituary?
5. When do you need to be paid, and do you accept an assignment of life insurance?

With an assignment, the beneficiary lets the insurer pay the funeral home directly. Both companies have to agree to it.

## If there is a veteran in the family

A veteran who qualifies can be buried in a national cemetery. The grave, its opening and closing, a liner, a headstone and the care of the grave come at no cost to the family. A spouse may qualify, too, even if the spouse dies first. Cape Canaveral National Cemetery is in Mims, one county south of Volusia.

The funeral home’s bill isn’t part of that benefit. The Department of Veterans Affairs (VA) pays a burial allowance for some veterans. For a death not related to service, it was up to $978 from October 2024. Ask for the current amount. Not every veteran qualifies, and the claim usually has to be filed within two years of the burial. If you ask, the VA will decide in advance whether someone is eligible for a national cemetery.

Social Security pays $255 once, to a spouse or to certain children. It doesn’t pay a funeral home. You have two years to apply.

## How much coverage is that?

Add four lines and subtract one. The amounts are invented; the first is Home B’s total.

| Line | Example |
| --- | ---: |
| Funeral home | $7,140 |
| Cemetery: grave, opening and closing, vault, marker | $4,800 |
| Everything else: certificates, obituary, meal, travel | $900 |
| Final bills: rent, doctor, cards | $2,000 |
| **What the family would need** | **$14,840** |
| Money already set aside that they can get to | −$5,000 |
| **What’s missing** | **$9,840** |

Prices rise, and a policy’s benefit usually doesn’t. If prices went up 3% a year, the $14,840 would be about $19,944 in 10 years (14,840 × 1.03, ten times over). The 3% is only an assumption. Look at the amount again every few years.

## When final expense insurance fits, and when it doesn’t

[Final expense insurance](/services/final-expense) is whole life insurance with a small benefit. The money goes to the person you name, not to a funeral home. It can be worth having if you have no money set aside, your children live far away and would have to borrow, or your health rules out a larger policy.

It has limits, and you should hear them before the price:

- **The wait.** If your health keeps you out of a policy that pays in full from the first day, you may be offered a graded one. In its first two or three years, it pays back the premiums, often with some interest, or part of the benefit if you die of an illness.
- **The long run.** Divide the benefit by a year’s premium. The result is the number of years after which you’ll have paid in as much as the policy pays out. If you might well live longer than that, compare it with setting the money aside.
- **The lapse.** A policy that lapses pays nothing. Choose a premium you can pay in the slow season, too. If the premium would compete with food or medicine, don’t buy it.
- **The application.** Insurers may ask about racing, flying or diving as well as your health. Answer fully. In the first two years, a wrong answer can cost your family the claim (section 627.455).

If you’re healthy and someone depends on your income, [term life](/services/term-life) buys more coverage for each dollar. If you have the money in an account your family can reach quickly, you may not need a policy at all.

## Your rights after you buy

<stateFacts>In Florida, you have at least 14 days to return a new life policy for a refund (section 626.99).</stateFacts><stateFactsWithheld>You can usually return a new life policy for a refund within a set number of days.</stateFactsWithheld> Your policy states your exact period. If a payment is late, Florida policies have a grace period of at least 30 days (section 627.453). <stateFacts>For an insured person aged 64 or older, once the policy is a year old, the insurer must send a notice at least 21 days before a lapse, and you can name a second person to get a copy (section 627.4555).</stateFacts><stateFactsShown> Most policies paid automatically every month are exempt.</stateFactsShown>

## A checklist for one morning

- I asked three funeral homes the same five questions and wrote down the answers.
- I asked the cemetery for its prices and whether it requires a vault.
- I know whether anyone in the family qualifies for a national cemetery.
- I filled in the table above with my own numbers.
- Someone I trust knows where the numbers, the policy and the discharge papers are.

## What we don’t know

The NFDA’s figures are national and from 2023. We know of no public list of local prices. Whether you qualify for a policy, and at what price, is for an insurer to decide.

{agency} is an insurance agency. Insurers pay us a commission when you buy a policy. Policies are issued by insurance companies, and payment of benefits depends on the claims-paying ability of the issuing insurer. This article is general information, not an offer or legal advice. For how we can help, see [Daytona Beach](/locations/daytona-beach) or call {phone}.

## Sources

Links to statutes lead to the 2024 edition. Laws and amounts change, so check the current version.

- [NFDA statistics](https://nfda.org/news/statistics): 2023 median costs of funerals.
- [Funeral Rule, 16 CFR Part 453](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-453), as amended in 1994. Federal Trade Commission: [summary of the rule](https://www.ftc.gov/legal-library/browse/rules/funeral-industry-practices-rule) and [advice for buyers](https://consumer.ftc.gov/articles/ftc-funeral-rule).
- Florida Statutes: [section 497.282](https://www.flsenate.gov/Laws/Statutes/2024/497.282) (cemetery prices), [497.386](https://www.flsenate.gov/Laws/Statutes/2024/497.386) (refrigeration), [626.99](https://www.flsenate.gov/Laws/Statutes/2024/626.99) (free look), [627.453](https://www.flsenate.gov/Laws/Statutes/2024/627.453) (grace period), [627.455](https://www.flsenate.gov/Laws/Statutes/2024/627.455) (first two years), [627.4555](https://www.flsenate.gov/Laws/Statutes/2024/627.4555) (notice before a lapse).
- Department of Veterans Affairs: [what burial in a national cemetery includes](https://www.va.gov/resources/what-does-burial-in-a-va-national-cemetery-include/) (2021), [Cape Canaveral National Cemetery](https://www.cem.va.gov/cems/nchp/capecanaveral.asp), [burial allowance](https://www.va.gov/burials-memorials/veterans-burial-allowance/) (amount for deaths from October 1, 2024).
- Social Security: [20 CFR 404.390](https://www.law.cornell.edu/cfr/text/20/404.390) and the sections after it, on the lump-sum death payment.
- Questions or complaints about insurance: [Florida Department of Financial Services](https://myfloridacfo.com/division/consumers), 877-693-5236.
`,
} satisfies BlogPostContent;
