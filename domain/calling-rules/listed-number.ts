import { areaOfNumber } from "../calling-window/area-codes.ts";
import { stateOfSource } from "../do-not-call/list-source.ts";
import type { CallFacts, ListCheck } from "./call-facts.ts";
import { checkEnds, inquiryEnds, purchaseEnds } from "./call-terms.ts";

/** Why a number may be called in spite of a do-not-call list. It is stored with the call. */
export interface ListExemption {
	/** The list that has the number: see `ListSource`. */
	list: string;
	by: "consent" | "inquiry" | "purchase";
	/** Where the exemption is written. */
	law: string;
}

/** An exemption and when it ends; null if it doesn't end by itself. */
type TimedExemption = ListExemption & { ends: Date | null };

/** 47 CFR 64.1200(f)(5) and (15)(ii) for the relationship, (c)(2)(ii) for signed consent; the FTC's rule says the same. */
const nationalLaw = {
	consent: "47 CFR 64.1200(c)(2)(ii), 16 CFR 310.4(b)(1)(iii)(B)(1)",
	relationship: "47 CFR 64.1200(f)(5), 16 CFR 310.4(b)(1)(iii)(B)(2)",
};

/**
 * The exemption for each listing of a number. A listing without one closes the number: any list whose law we don't
 * know, and any list that a check doesn't name.
 * @returns null if a listing stands
 */
export function listExemptions(at: Date, facts: CallFacts): TimedExemption[] | null {
	const listings = facts.doNotCallChecks.filter(({ isListed }) => isListed);
	const exemptions = listings.flatMap(({ source }) => longest(exemptionsFrom(source, facts), at) ?? []);
	return exemptions.length === listings.length ? exemptions : null;
}

/** What lifts a listing on a state's own do-not-call list. */
interface StateListRule {
	/** Where the list's law is written. */
	law: string;
	/** For how many months a purchase lifts it. Without it, only the person's own request does. */
	purchaseMonths?: number;
}

/**
 * States that keep a list of their own beside the national registry (CompliancePoint and telemarketingregistration.com,
 * read in November 2026).
 */
const statesWithLists = ["CO", "FL", "IN", "LA", "MA", "MS", "MO", "OK", "PA", "TN", "TX", "WY"] as const;

/**
 * The states whose law we have read: each exempts a call that the person asked for. Listings of all others are never lifted.
 * Signed consent to marketing calls lifts none: the statutes don't name it.
 */
const stateListRules: Readonly<Partial<Record<(typeof statesWithLists)[number], StateListRule>>> = {
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

function exemptionsFrom(list: string, facts: CallFacts): TimedExemption[] {
	if (list === "national") return nationalExemptions(facts);
	const state = stateOfSource(list);
	const rule = (stateListRules as Partial<Record<string, StateListRule>>)[state ?? ""];
	if (!rule) return [];
	const { law, purchaseMonths } = rule;
	const asked = facts.callsConsent ? inquiryEnds(facts) : null;
	const bought = purchaseMonths === undefined ? null : purchaseEnds(facts, purchaseMonths);
	return [
		...(asked ? [{ list, by: "inquiry", law, ends: asked } as const] : []),
		...(bought ? [{ list, by: "purchase", law, ends: bought } as const] : []),
	];
}

function nationalExemptions(facts: CallFacts): TimedExemption[] {
	const { consent, relationship } = nationalLaw;
	const [asked, bought] = [inquiryEnds(facts), purchaseEnds(facts)];
	const list = "national";
	return [
		...(facts.marketingCallsConsent ? [{ list, by: "consent", law: consent, ends: null } as const] : []),
		...(asked ? [{ list, by: "inquiry", law: relationship, ends: asked } as const] : []),
		...(bought ? [{ list, by: "purchase", law: relationship, ends: bought } as const] : []),
	];
}

/** The exemption that lasts longest, of those that hold. */
function longest(exemptions: readonly TimedExemption[], at: Date): TimedExemption | undefined {
	const end = ({ ends }: TimedExemption) => ends?.getTime() ?? Number.POSITIVE_INFINITY;
	return exemptions.filter((one) => end(one) > at.getTime()).sort((one, other) => end(other) - end(one))[0];
}

/**
 * Until when the number counts as checked and unlisted: on the national registry, and on the list of each state that
 * the person or the number belongs to. Null: it is listed, or one of these lists was never checked.
 */
export function onNoListUntil({ doNotCallChecks, phone, state }: CallFacts): Date | null {
	if (doNotCallChecks.some(({ isListed }) => isListed)) return null;
	const states = statesWithLists.filter((one) => one === state || one === areaOfNumber(phone ?? "")?.state);
	const lists = ["national", ...states.map((one) => `state:${one}`)];
	const ends = lists.map((list) => lastEnd(doNotCallChecks.filter(({ source }) => covers(source, list))));
	const known = ends.filter((end) => end !== null);
	return known.length === ends.length ? new Date(Math.min(...known.map((end) => end.getTime()))) : null;
}

/** A service and a person look at all lists. */
function covers(source: string, list: string): boolean {
	return source === list || source === "service" || source === "person";
}

function lastEnd(checks: readonly ListCheck[]): Date | null {
	const times = checks.map((check) => checkEnds(check).getTime());
	return times.length > 0 ? new Date(Math.max(...times)) : null;
}
