import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { type LeadReader, mayWorkAllLeads, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";

/** The scope of Today: a person's own day, or everybody's, which only admins see. */
export type Reach = "mine" | "everybody";

const { ownerId, state, kind } = contactSubmissions;

/** Some leads of somebody's day, as a condition that has an index. */
export interface Part {
	where: SQL;
	/** True if all of them have the same owner, or none. */
	ofOneOwner: boolean;
}

/**
 * The leads of somebody's day: their own. Agents have no day of everybody, so theirs also has the leads without an owner that
 * they may take. `mayOpenLead` says the same of one lead.
 */
export function reachOf(user: LeadReader, reach: Reach): Part[] {
	if (!mayWorkLeads(user.role)) return [];
	const own = { where: eq(ownerId, user.userId), ofOneOwner: true };
	if (!mayWorkAllLeads(user.role)) return [own, { where: takeableBy(user), ofOneOwner: true }];
	return [reach === "everybody" ? { where: sql`true`, ofOneOwner: false } : own];
}

/** Leads without an owner that this person may take. `mayTakeLead` says the same of one lead. */
export function takeableBy({ role, licensedStates }: LeadReader): SQL {
	const unowned = isNull(ownerId);
	if (mayWorkAllLeads(role)) return unowned;
	const licensed = licensedStates.length > 0 ? inArray(state, [...licensedStates]) : undefined;
	return and(unowned, ne(kind, sql`'application'`), or(isNull(state), licensed)) ?? unowned;
}
