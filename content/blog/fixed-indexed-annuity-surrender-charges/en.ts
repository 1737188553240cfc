import type { BlogPostContent } from "../../schema.ts";

export default {
	meta: {
		title: "Fixed indexed annuity surrender charges, in dollars",
		description:
			"What it costs to leave a fixed indexed annuity early: the schedule, the free amount, market value adjustments, taxes, and Florida’s limits at 65 and over.",
	},
	title: "Fixed indexed annuity surrender charges: what leaving early costs",
	excerpt:
		"A percentage in a contract is easy to skip. Here it is in dollars, with the tax, the market value adjustment and the limits that Florida sets for buyers 65 and over.",
	imageAlt: "A staircase that descends year by year to an open gate, with a smaller side door beside the first steps",
	body: `
A fixed indexed annuity (FIA) is a contract with an insurance company for money you can leave alone for years. The price isn’t on a bill. For a number of years, you pay to leave.

This article shows what leaving costs, in dollars. All schedules and amounts are made up so that you can check the math. Only your contract counts.

## The short version

- Surrender charges last for years, 7 to 10 in many contracts, and shrink over time.
- Most contracts let you take out up to 10% of the value each year without a charge.
- A market value adjustment, a rider fee and taxes can each take more. They are separate from the surrender charge.
- Florida gives you time to return a new annuity and limits surrender charges for many buyers who are 65 or over.<stateFacts> You have at least 21 days to return it. The limits are 10% and 10 years, with an exception for some buyers with a high income or net worth.</stateFacts>

## What can come out when you take money out

| What | When it applies | Where to find it |
| --- | --- | --- |
| Surrender charge | You take more than the free amount during the surrender period | The schedule in the contract |
| Market value adjustment | Some contracts, for the same withdrawals; it can raise or lower what you get | Its own section and formula |
| Bonus taken back | Some contracts with a bonus, if you leave early | The bonus or vesting section |
| Rider fee | Every year you keep the rider, even if 0% is credited | The rider’s pages |
| Income tax | You take out gain; outside an IRA, the gain comes out first | Your tax return |
| 10% additional federal tax | Usually, if you take out gain before age 59½ | Your tax return |

## The schedule in dollars

Suppose you paid $100,000 and nothing has been credited yet. The contract has this made-up schedule and a free amount of 10% a year. Some contracts apply the free amount when you leave for good. Others don’t. Ask which kind yours is.

| Contract year | Charge | If the first $10,000 is free | If nothing is free |
| --- | --- | --- | --- |
| 1 | 8% | $7,200 | $8,000 |
| 2 | 8% | $7,200 | $8,000 |
| 3 | 7% | $6,300 | $7,000 |
| 4 | 6% | $5,400 | $6,000 |
| 5 | 5% | $4,500 | $5,000 |
| 6 | 4% | $3,600 | $4,000 |
| 7 | 3% | $2,700 | $3,000 |
| 8 and later | 0% | $0 | $0 |

The math for year 5 is $90,000 × 5% = $4,500.

Two details change the result. A **contract year** starts on the contract’s date, not on January 1. And if you add money later, some contracts start a new schedule for each payment.

### A new roof in year 2

You need $35,000. The first $10,000 is free. The charge on the rest is $25,000 × 8% = **$2,000**. Now suppose the free amount is 10% of the first premium each year and the roofer can wait. You take $10,000 late in year 2 and $25,000 early in year 3. The charge is $15,000 × 7% = **$1,050**. The dates matter as much as the percentage.

## The market value adjustment

Some contracts adjust an early withdrawal for interest rates.

| Interest rates since you bought | What the adjustment usually does |
| --- | --- |
| Higher | Lowers what you get |
| About the same | Changes little |
| Lower | Raises what you get |

Suppose the adjustment is minus 3% on the same $25,000. That is another $750, so the roof costs $2,750 in charges. After a fall in rates, an adjustment of plus 3% would give you $750 back. Ask for the formula, and for an example in which rates rise by one percentage point.

## The rider that charges in a 0% year

An income rider has its own fee and its own number, the income base. That number is used only to calculate payments. You can’t take it out.

Suppose a rider costs 1% of the contract value a year. In the first year that is $1,000 on $100,000. After seven years with 0% credited, $93,206.53 is left, before any surrender charge. The index loss was not passed on. The fee was. If you don’t need income from this money, ask for the contract without a rider.

## Taxes come on top

Suppose you paid $100,000 outside an IRA, and the contract is worth $112,000. You take out $10,000. The gain of $12,000 comes out first, so all $10,000 is taxed as ordinary income.

| Item | Age 62 | Age 57 |
| --- | --- | --- |
| Withdrawal, within the free amount | $10,000 | $10,000 |
| Surrender charge | $0 | $0 |
| Income tax, if your rate is 22% | $2,200 | $2,200 |
| 10% additional federal tax | $0 | $1,000 |
| What you keep | $7,800 | $6,800 |

The insurer’s word “free” means free of the insurer’s charge. It doesn’t mean free of tax. There are exceptions to the 10% tax, such as disability and certain lifelong payments. A tax adviser can say what applies to you.

## What Florida law gives you

| Right | What it says |
| --- | --- |
| Free look | <stateFacts>At least 21 days to return a new fixed or variable annuity, at any age. Since October 2013, the longer period is not just for older buyers.</stateFacts><stateFactsWithheld>A number of days to return a new annuity. Your contract states how many.</stateFactsWithheld> |
| Limit at 65 and over | <stateFacts>A surrender charge can’t be more than 10% of the amount you take out, and it can’t last longer than 10 years. If you pay in more than once, ask when the 10 years start for each payment. Buyers above certain income or net worth limits are not covered.</stateFacts><stateFactsWithheld>A limit on the percentage and on the years of a surrender charge, with exceptions. Ask the state for the current one.</stateFactsWithheld> |
| Best interest | An agent may recommend an annuity only in your best interest, based on your needs and your whole situation. |
| Advice to surrender | An agent who recommends giving up an annuity, without putting the money into another one or into life insurance, must first give you written information, including the estimated surrender charge and possible taxes. |
| Cover page | The contract’s cover page must state your refund period and how to reach the insurer, the agent and the Department of Financial Services. |

> [!NOTE]
> Your contract states your exact free-look period. Put the last day on your calendar when the contract arrives. For a complaint or a question, the state’s Division of Consumer Services answers at 877-693-5236.

## Before you replace an annuity you own

A new contract often comes with a bonus. Do all the math before you decide.

| Step | Amount |
| --- | --- |
| Value of the old contract | $80,000 |
| Surrender charge: 4% on $72,000, because 10% is free | −$2,880 |
| What moves to the new contract | $77,120 |
| Bonus of 5% | +$3,856 |
| Value on the first page of the new contract | $80,976 |
| Surrender charge to leave the new contract in year 1: 8% on 90% of $80,976 | −$5,830 |

On paper, you’re ahead by $976. But you’re locked in again. Leaving would now cost $5,830. By the schedule above, a charge of 4% means year 6, so the old contract had less than two years of charges left. The insurer may also earn the bonus back through lower caps or charges that last longer. And any benefit of the old contract may be gone. So ask for both contracts side by side, in writing.

Sometimes a replacement does make sense, for example when the old contract charges for a rider you no longer need. The agent must write down why it serves your interest. Ask for a copy.

## A checklist before you sign

- I have the surrender schedule in dollars for my amount.
- I know whether the free amount starts in year 1 and applies when I leave for good.
- I know if there is a market value adjustment, and I’ve seen an example.
- I know what a rider costs in a 0% year.
- I know what happens to the charges if I go into a nursing home, become terminally ill or die.
- I keep at least a year of expenses outside this contract.
- I’ve written the last day of the surrender period on my calendar.
- I’ve shown the papers to someone I trust.

## Questions to ask

1. What would I get in cash after 1, 3, 5 and 7 years if 0% were credited every year?
2. When does each charge end, by date?
3. Does each new payment start a new schedule?
4. Is there a version with a shorter schedule, and what are its caps?
5. How are you paid, and does it depend on the length of the schedule?

An FIA may suit you if you have money you won’t need for several years and separate cash for emergencies. If this money is all you have in reserve, look elsewhere. Our page on [fixed indexed annuities](/services/fia) has the full list of costs.

> [!NOTE]
> {agency} is an insurance agency. Insurers pay us a commission when you buy an annuity. This article is general information. It is not an offer, a recommendation, or tax or legal advice. An annuity is an insurance contract. It is not a deposit and is not insured by the FDIC or any federal agency. Payments depend on the claims-paying ability of the issuing insurer.

## What we don’t know

We don’t know your contract. Schedules, free amounts and waivers differ from one contract to the next, and older contracts follow older rules. For the limit at 65 and over, we relied on a law firm’s summary of the 2010 act. The Senate’s summary of the 2013 act says that the limit stays. Read the current section or ask the state before you rely on it.

## Sources

Looked up in November 2026. The year given with a section of law is the version we read. For a section without a year, we read summaries and other official pages, not the text itself.

- Free look, and the limit kept for older buyers: [Florida Senate, summary of CS/CS/SB 166, 2013](https://www.flsenate.gov/Committees/BillSummaries/2013/html/536); chapter 2013-163, Laws of Florida
- The limit at 65 and over: [Buchanan Ingersoll & Rooney on chapter 2010-175](https://bipc.com/florida-legislature-passes-bill-on-suitability-of-annuities), Laws of Florida
- Duties of agents, and the current limit: [section 627.4554, Florida Statutes](https://www.flsenate.gov/Laws/Statutes/2024/0627.4554)
- Refund period and cover page: [section 626.99](https://www.flsenate.gov/Laws/Statutes/2024/0626.99), and [Lexology on the cover page, 2010](https://www.lexology.com/library/detail.aspx?g=43b3305c-e1a1-4903-ad5a-3dfeacd7f712)
- Advice to surrender: [section 627.4553](https://www.flsenate.gov/Laws/Statutes/2023/0627.4553), 2023 text
- Additional tax before age 59½: [26 U.S.C. 72(q)](https://www.law.cornell.edu/uscode/text/26/72), and [IRS Publication 575](https://www.irs.gov/publications/p575)
- Complaints: [Florida Division of Consumer Services](https://myfloridacfo.com/division/consumers)
- Our own math: the tables in dollars. No schedule comes from an insurer.
`,
} satisfies BlogPostContent;
