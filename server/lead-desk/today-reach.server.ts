import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { mayWorkAllLeads, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import type { DeskUser } from "./lead-reader.server.ts";

/** Whose day it is: a person's own, or that of everybody, which only admins see. */
export type Reach = "mine" | "everybody";

const { ownerId, state, kind } = contactSubmissions;

/**
 * The leads of somebody's day, as conditions that each have an index: their own, and those without an owner that they
 * may take. `mayOpenLead` says the same of one lead.
 */
export function reachOf(user: DeskUser, reach: Reach): SQL[] {
	if (!mayWorkLeads(user.role)) return [];
	if (mayWorkAllLeads(user.role) && reach === "everybody") return [sql`true`];
	return [eq(ownerId, user.userId), takeableBy(user)];
}

/** Leads without an owner that this person may take. `mayTakeLead` says the same of one lead. */
export function takeableBy({ role, licensedStates }: DeskUser): SQL {
	const unowned = isNull(ownerId);
	if (mayWorkAllLeads(role)) return unowned;
	const licensed = licensedStates.length > 0 ? inArray(state, [...licensedStates]) : undefined;
	return and(unowned, ne(kind, sql`'application'`), or(isNull(state), licensed)) ?? unowned;
}
