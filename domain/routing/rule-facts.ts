import type { LeadProduct } from "../leads/lead.ts";
import type { LeadKind } from "../leads/lead-kind.ts";
import type { Locale } from "../locale/locales.ts";
import { isOpen, nextOpening, type OfficeSchedule } from "../office-hours/office-hours.ts";
import type { ProductSlug } from "../products/products.ts";
import type { StaffRole } from "../staff/roles.ts";
import { type StaffLicense, type WorkingHours, workingDays } from "../team/staff-record.ts";
import { isNew, maxNewInARow, type Participant, type RoutingRules } from "./routing-rules.ts";

/** The facts about a lead that decide who gets it. */
export interface RoutedLead {
	/** Two letters. Null if the person named none. */
	state: string | null;
	product: LeadProduct | null;
	/** The language in which the person wrote. */
	language: Locale;
	kind: LeadKind;
}

/** Somebody who works leads, as routing sees them. */
export interface Candidate {
	userId: string;
	name: string;
	role: StaffRole;
	licenses: readonly Pick<StaffLicense, "state" | "expiresOn">[];
	/** English if none are recorded. */
	languages: readonly Locale[];
	/** Empty if none are recorded: then those of the office. */
	hours: WorkingHours;
	isAway: boolean;
	/** When routing gave them their last lead, and how many it gave to others since. Null if they had none. */
	lastLead: { at: Date; since: number } | null;
	/** How many of the newest leads in a row routing gave them. */
	inARow: number;
}

/** The facts that are the same for all candidates. */
export interface RoutingMoment {
	now: Date;
	/** `YYYY-MM-DD` in the agency's time zone. */
	today: string;
	office: OfficeSchedule;
}

/**
 * The result of one rule for one candidate. Data, not words: they are stored with the lead and read in four languages.
 * A rule that does not apply to the lead is met, and says that it isn't needed.
 */
export type RuleFact = { isMet: boolean; isNeeded: boolean } & (
	| { rule: "part" }
	| { rule: "role" }
	/**
	 * The license for the lead's state, or, if the lead has no state, the one that is valid longest. No date means no
	 * license.
	 */
	| { rule: "license"; state: string | null; expiresOn: string | null }
	| { rule: "product"; product: ProductSlug | null }
	| { rule: "language"; language: Locale }
	| { rule: "presence" }
	/** When the next shift begins, for somebody who is not on shift. */
	| { rule: "hours"; beginsAt: string | null }
	| { rule: "newcomer"; inARow: number }
	/** Their last lead and how many others got since, their share, and their place among those who meet the other rules. */
	| {
			rule: "turn";
			lastLead: { at: string; since: number } | null;
			share: number;
			place: number | null;
			of: number;
	  }
);
export type RuleName = RuleFact["rule"];

/** In the order in which people ask. */
export const ruleNames = [
	...(["part", "role", "license", "product", "language", "presence", "hours", "newcomer", "turn"] as const),
] satisfies readonly RuleName[];

/** Job applications are for admins, and sell nothing. */
export function isApplication({ kind, product }: Pick<RoutedLead, "kind" | "product">): boolean {
	return kind === "application" || product === "recruiting";
}

/**
 * The results of all rules except the turn for a candidate.
 * @param part null for a person who doesn't take part
 */
export function factsOf(
	lead: RoutedLead,
	candidate: Candidate,
	{ rules, part, moment }: { rules: RoutingRules; part: Participant | null; moment: RoutingMoment },
): RuleFact[] {
	const application = isApplication(lead);
	const product = application || lead.product === "recruiting" ? null : lead.product;
	const speaks = candidate.languages.length > 0 ? candidate.languages : ["en"];
	const newcomer = part !== null && isNew(part, rules, moment.today);
	return [
		{ rule: "part", isNeeded: true, isMet: part !== null },
		{ rule: "role", isNeeded: application, isMet: !application || candidate.role === "admin" },
		licenseFact(lead, candidate, moment.today),
		{
			rule: "product",
			product,
			isNeeded: product !== null,
			isMet: product === null || (part?.products.includes(product) ?? false),
		},
		{
			rule: "language",
			language: lead.language,
			isNeeded: rules.needsLanguage,
			isMet: !rules.needsLanguage || speaks.includes(lead.language),
		},
		{ rule: "presence", isNeeded: true, isMet: !candidate.isAway },
		hoursFact(candidate, rules, moment),
		{
			rule: "newcomer",
			isNeeded: newcomer,
			inARow: candidate.inARow,
			isMet: !newcomer || candidate.inARow < maxNewInARow,
		},
	];
}

/**
 * A license is valid through its last day. For a lead without a state, any valid license will do: nobody may sell
 * anything before the person says where they live, and the one who asks needs to be an agent somewhere.
 */
function licenseFact(lead: RoutedLead, { licenses }: Candidate, today: string): RuleFact {
	const { state } = lead;
	const dates = licenses.filter((license) => state === null || license.state === state).map((one) => one.expiresOn);
	const expiresOn = dates.toSorted().at(-1) ?? null;
	const isNeeded = !isApplication(lead);
	return {
		rule: "license",
		state,
		expiresOn,
		isNeeded,
		isMet: !isNeeded || (expiresOn !== null && expiresOn >= today),
	};
}

function hoursFact({ hours }: Candidate, { needsHours }: RoutingRules, { now, office }: RoutingMoment): RuleFact {
	if (!needsHours) return { rule: "hours", isNeeded: false, isMet: true, beginsAt: null };
	const shifts = shiftsOf(hours, office);
	const isMet = isOpen(now, shifts);
	return { rule: "hours", isNeeded: true, isMet, beginsAt: isMet ? null : nextOpening(now, shifts).toISOString() };
}

/** When somebody works: by their own hours, or by the office's if none are recorded; never while the office is closed for a day. */
export function shiftsOf(hours: WorkingHours, office: OfficeSchedule): OfficeSchedule {
	const own = workingDays.flatMap((day) => (hours[day] ? [{ days: [day], ...hours[day] }] : []));
	return own.length > 0 ? { ...office, openings: own } : office;
}

/** Two leads of the same type are the same to the rules. */
export function sortOfLead({ state, product, language, kind }: RoutedLead): string {
	return JSON.stringify([state, product, language, kind]);
}

/** True if giving a lead to this owner lets a new person have leads again after their maximum in a row. */
export function endsNewRow(
	candidates: readonly Candidate[],
	ownerId: string,
	rules: RoutingRules,
	today: string,
): boolean {
	return candidates.some(({ userId, inARow }) => {
		if (userId === ownerId || inARow < maxNewInARow) return false;
		const part = rules.people.find((one) => one.userId === userId);
		return part !== undefined && isNew(part, rules, today);
	});
}

/** A candidate after a lead was given to them or to somebody else. */
export function afterLead(candidate: Candidate, ownerId: string, at: Date): Candidate {
	if (candidate.userId === ownerId) return { ...candidate, lastLead: { at, since: 0 }, inARow: candidate.inARow + 1 };
	const { lastLead } = candidate;
	return { ...candidate, lastLead: lastLead && { ...lastLead, since: lastLead.since + 1 }, inARow: 0 };
}
