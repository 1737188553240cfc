import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { addDays, daysBetween } from "../office-hours/zoned-time.ts";
import { type ProductSlug, productSlugs } from "../products/products.ts";
import { readAccountId } from "../staff/people.ts";

/** How somebody takes part in the routing of leads. */
export interface Participant {
	userId: string;
	/** The products that they sell. */
	products: readonly ProductSlug[];
	/** How many turns they have for one turn of somebody with 1. */
	share: number;
	/** The day they started, `YYYY-MM-DD`. Null for a person who isn't new. */
	newSince: string | null;
}

/**
 * The agency's choices about routing. An owner always has a valid license in the lead's state and is not away. That
 * isn't a choice, so it isn't here.
 */
export interface RoutingRules {
	/** True if an owner must speak the lead's language. */
	needsLanguage: boolean;
	/** True if leads wait until somebody is on shift. */
	needsHours: boolean;
	/** How many days a new person gets fewer turns than others. */
	rampUpDays: number;
	people: readonly Participant[];
}

export const maxShare = 5;
export const rampUpRange = { least: 7, most: 90 } as const;
/** A new person gets at most this many leads before somebody else gets one. */
export const maxNewInARow = 2;

/** The page's initial rules, before anybody saved some. */
export const firstRules: RoutingRules = { needsLanguage: true, needsHours: true, rampUpDays: 28, people: [] };

/** True if a person is new on this day. */
export function isNew({ newSince }: Participant, { rampUpDays }: RoutingRules, today: string): boolean {
	return newSince !== null && today < addDays(newSince, rampUpDays);
}

/** A new person begins with a quarter of their share, which grows each day until it is whole. */
export function shareOn(part: Participant, rules: RoutingRules, today: string): number {
	if (part.newSince === null || !isNew(part, rules, today)) return part.share;
	const days = daysBetween(part.newSince, today);
	return part.share * Math.max(0.25, days / rules.rampUpDays);
}

export type RulesError = "share" | "products" | "date" | "days" | "nobody";
export type RulesErrors = Partial<Record<string, RulesError>>;

/** The names of the form's fields. */
export const rulesFields = {
	part: (userId: string) => `part.${userId}`,
	sells: (userId: string, product: ProductSlug) => `sells.${userId}.${product}`,
	share: (userId: string) => `share.${userId}`,
	newSince: (userId: string) => `new.${userId}`,
	/** An error of this name belongs to all products of a person. */
	products: (userId: string) => `sells.${userId}`,
} as const;

/**
 * Reads the form of the rules.
 * @param userIds who can take part; fields about others are ignored
 */
export function readRulesForm(
	fields: Readonly<Record<string, unknown>>,
	userIds: readonly string[],
): { ok: true; rules: RoutingRules } | { ok: false; errors: RulesErrors } {
	const errors: RulesErrors = {};
	const text = (name: string) => (typeof fields[name] === "string" ? fields[name].trim() : "");
	const whole = (name: string) => (/^\d{1,3}$/.test(text(name)) ? Number(text(name)) : Number.NaN);
	const rampUpDays = whole("rampUpDays");
	if (!(rampUpDays >= rampUpRange.least && rampUpDays <= rampUpRange.most)) errors.rampUpDays = "days";
	const people = userIds
		.filter((userId) => readAccountId(userId) && fields[rulesFields.part(userId)] !== undefined)
		.map((userId): Participant => {
			const products = productSlugs.filter((product) => fields[rulesFields.sells(userId, product)] !== undefined);
			const share = whole(rulesFields.share(userId));
			const newSince = text(rulesFields.newSince(userId)) || null;
			if (products.length === 0) errors[rulesFields.products(userId)] = "products";
			if (!(share >= 1 && share <= maxShare)) errors[rulesFields.share(userId)] = "share";
			if (newSince !== null && !isCalendarDay(newSince)) errors[rulesFields.newSince(userId)] = "date";
			return { userId, products, share, newSince };
		});
	if (people.length === 0) errors.people = "nobody";
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const isSet = (name: string) => fields[name] !== undefined;
	return {
		ok: true,
		rules: { needsLanguage: isSet("needsLanguage"), needsHours: isSet("needsHours"), rampUpDays, people },
	};
}

/** The form fields for these rules. */
export function fieldsOfRules({ needsLanguage, needsHours, rampUpDays, people }: RoutingRules): Record<string, string> {
	return {
		...(needsLanguage && { needsLanguage: "on" }),
		...(needsHours && { needsHours: "on" }),
		rampUpDays: String(rampUpDays),
		...Object.fromEntries(
			people.flatMap(({ userId, products, share, newSince }) => [
				[rulesFields.part(userId), "on"],
				[rulesFields.share(userId), String(share)],
				[rulesFields.newSince(userId), newSince ?? ""],
				...products.map((product) => [rulesFields.sells(userId, product), "on"]),
			]),
		),
	};
}
