/** The exemptions from a state's own do-not-call list. */
export interface StateListRule {
	/** Where the list's law is written. */
	law: string;
	/** For how many months a purchase lifts it. Without it, only the person's own request does. */
	purchaseMonths?: number;
}

/**
 * States that have their own list besides the national registry (CompliancePoint and telemarketingregistration.com,
 * read in November 2026).
 */
export const statesWithLists = ["CO", "FL", "IN", "LA", "MA", "MS", "MO", "OK", "PA", "TN", "TX", "WY"] as const;

/**
 * The states whose law we have read: each exempts a call that the person asked for. Listings of all others are never lifted.
 * Signed consent to marketing calls lifts none: the statutes don't name it.
 */
export const stateListRules: Readonly<Partial<Record<(typeof statesWithLists)[number], StateListRule>>> = {
	// "In response to an express request of the person called"; "a prior or existing business relationship", with no term.
	FL: { law: "s. 501.059(1), F.S.", purchaseMonths: 18 },
	// "In response to an express request of the person called". Customers are not exempt.
	IN: { law: "Ind. Code § 24-4.7-1-1(1)" },
	// "Prior express invitation or permission". A purchase counts for 180 days, or while the relationship lasts: left out.
	MO: { law: "Mo. Rev. Stat. § 407.1095(3)(a)" },
	// An inquiry, if the person agreed to more calls; a purchase.
	PA: { law: "73 P.S. § 2242", purchaseMonths: 12 },
	// "Express invitation or permission"; "existing customer" within 12 months.
	TN: { law: "Tenn. Code § 65-4-401", purchaseMonths: 12 },
	// "An established business relationship": two-way communication that neither side has ended.
	TX: { law: "Tex. Bus. & Com. Code §§ 304.002(4), 304.004(2)", purchaseMonths: 18 },
};
