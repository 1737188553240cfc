/**
 * The rules that can close "Call now", the strictest first. Those that only a person can settle come before those that open
 * with time, so staff never wait for an hour that would not help. Where several close it, the first is the one to show.
 */
export const callRules = [
	/** The person's data was deleted on request (Cal. Civ. Code 1798.105 and our privacy page): there is nobody to call. */
	"erased",
	/** The lead has no number, or none that is complete. */
	"noPhone",
	/** The person asked us to stop: 47 CFR 64.1200(a)(10) and (d)(3), s. 501.059(5), F.S., 16 CFR 310.4(b)(1)(iii)(A). */
	"revoked",
	/**
	 * An earlier call found that the number is somebody else's, who consented to nothing: 47 CFR 64.1200(m) on numbers that
	 * were given to another person.
	 */
	"wrongNumber",
	/**
	 * A do-not-call check found the number: 47 CFR 64.1200(c)(2), 16 CFR 310.4(b)(1)(iii)(B), s. 501.059(4), F.S. The person's
	 * own inquiry, a purchase or signed consent can lift the listing (`listed-number.ts`). Nothing lifts a request to stop.
	 */
	"doNotCall",
	/** The person agreed neither to calls about the request nor to marketing calls: 47 CFR 64.1200(f)(9), s. 501.059(8), F.S. */
	"noConsent",
	/** The agency may not sell this to the person (`salesRefusal`), so nobody may solicit it: s. 626.112, F.S., and its like. */
	"refusedSale",
	/**
	 * Somebody with another address stopped this number by a link: it may be the same person, whose request counts
	 * (47 CFR 64.1200(a)(10)). Staff find out first.
	 */
	"checkFirst",
	/** The lead looks like spam and nobody has released it: the number may be a stranger's, who consented to nothing. */
	"quarantined",
	/**
	 * An inquiry counts for three months: 47 CFR 64.1200(f)(5), 16 CFR 310.2. People who send a form agree to calls about that
	 * request, and we take this agreement to last no longer than an inquiry does. A purchase counts for 18 months. Signed
	 * consent to marketing calls lifts the rule: it is about no single request, and the law sets no end to it (47 CFR
	 * 64.1200(c)(2)(ii)). So does a check that found the number on no list, which is all that the law protects here.
	 */
	"inquiryTooOld",
	/**
	 * The last do-not-call check is over 31 days old: 16 CFR 310.4(b)(3)(iv), 47 CFR 64.1200(c)(2)(i)(D). A lead without a
	 * check is not closed by it.
	 */
	"doNotCallCheckOld",
	/**
	 * Three calls in 24 hours on the same subject: s. 501.616(6)(b), F.S. It counts in every state: chapter 501 is also about
	 * calls that are made from Florida (s. 501.059(1)(e), F.S.).
	 */
	"tooManyAttempts",
	/**
	 * 8 a.m. to 8 p.m. by the called person's clock: s. 501.616(6)(a), F.S., stricter than the federal 9 p.m. (47 CFR
	 * 64.1200(c)(1)); and what the states of the person and the number allow (`call-hours.ts`).
	 */
	"personsHours",
] as const;
export type CallRule = (typeof callRules)[number];

/** The call rule that a call's record names; undefined if there is no such rule. */
export function readCallRule(name: unknown): CallRule | undefined {
	return callRules.find((rule) => rule === name);
}

/** Rules that open with time. All others wait for a person. */
export const timedCallRules = ["tooManyAttempts", "personsHours"] as const satisfies readonly CallRule[];

export function opensWithTime(rule: CallRule): boolean {
	return timedCallRules.some((timed) => timed === rule);
}
