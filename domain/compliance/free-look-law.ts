import type { ProductSlug } from "#domain/products/products.ts";
import { compiledFact, type Fact, lawFact } from "./fact.ts";

/** How long a new contract may be returned, in days from its delivery. */
export interface FreeLookPeriod {
	days: number;
	/** The insurer chooses between `days` and this many. */
	upTo?: number;
	/** The longer period for older buyers. */
	older?: { fromAge: number; days: number };
	/** For a policy that pays a limited benefit in its first years. */
	limitedBenefit?: number;
}

/** The kind of contract: life insurance of any kind, or an annuity. The law differs. */
export type ContractKind = "life" | "annuity";

const days = (count: number): FreeLookPeriod => ({ days: count });
/** Tables disagree, or nothing better than an exam guide was found. */
const uncertain = compiledFact(days(10), "low");
const published = compiledFact(days(10));

/** The insurer sets the period within these limits, for life insurance and annuities alike. */
const california = lawFact<FreeLookPeriod>(
	{ days: 10, upTo: 30, older: { fromAge: 60, days: 30 } },
	"Cal. Ins. Code §§ 10127.7, 10127.9, 10127.10",
);
const missouri = lawFact(days(10), "Mo. Code Regs. tit. 20, § 400-1.010(1)(D)");
const northCarolina = lawFact(days(10), "11 N.C. Admin. Code 12.0447");

/** The minimum for a new contract that replaces no other one, by state. New York is missing: nothing is sold there. */
export const freeLookLaw: Readonly<Record<string, Readonly<Record<ContractKind, Fact<FreeLookPeriod>>>>> = {
	AL: { life: uncertain, annuity: uncertain },
	AZ: { life: published, annuity: uncertain },
	CA: { life: california, annuity: california },
	FL: {
		life: lawFact(days(14), "Fla. Stat. § 626.99(4)", "medium"),
		// Since October 2013 without regard to the buyer's age.
		annuity: lawFact(days(21), "Fla. Stat. § 626.99(4); ch. 2013-163, Laws of Fla.", "medium"),
	},
	GA: { life: lawFact(days(10), "Ga. Code § 33-25-8", "medium"), annuity: published },
	IL: { life: uncertain, annuity: uncertain },
	IN: {
		life: lawFact(days(10), "Ind. Code § 27-1-12-43"),
		annuity: lawFact(days(10), "Ind. Code § 27-1-12.6-5", "medium", "2026-11-29"),
	},
	IA: { life: published, annuity: published },
	KY: { life: uncertain, annuity: uncertain },
	LA: { life: published, annuity: published },
	MI: {
		life: lawFact(days(10), "Mich. Comp. Laws § 500.4015", "medium"),
		annuity: lawFact(days(10), "Mich. Comp. Laws § 500.4073"),
	},
	MO: { life: missouri, annuity: missouri },
	NJ: {
		life: lawFact<FreeLookPeriod>(
			{ days: 10, limitedBenefit: 30 },
			"N.J. Stat. § 17B:25-2.1; N.J. Admin. Code § 11:4-21.3(g)",
			"medium",
		),
		annuity: published,
	},
	NC: { life: northCarolina, annuity: northCarolina },
	OH: { life: uncertain, annuity: uncertain },
	PA: { life: lawFact(days(10), "40 Pa. Stat. § 510c"), annuity: published },
	SC: { life: published, annuity: published },
	TN: { life: published, annuity: published },
	TX: {
		// The statute with 20 days is about annuities. All sources that were found give life policies 10.
		life: published,
		annuity: lawFact(days(20), "Tex. Ins. Code § 1116.002"),
	},
	WA: { life: lawFact(days(10), "Wash. Rev. Code § 48.23.380", "medium"), annuity: published },
	WI: { life: published, annuity: uncertain },
};

/** The contract that a buyer of the product gets. Null if it is not insurance. */
export function contractOf(product: ProductSlug): ContractKind | null {
	if (product === "debt-action") return null;
	return product === "fia" ? "annuity" : "life";
}
