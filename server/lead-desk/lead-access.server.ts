import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { type LeadReader, mayWorkAllLeads, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";

const lead = contactSubmissions;

/**
 * The owners among whose leads somebody finds those that they may open, each to be given to `ownedBy`: ids, and null for
 * "no owner". Null instead of a list means everybody's. Together with `isListed` it is `mayOpenLead` of the domain, for a
 * query.
 */
export function ownersSeenBy({ userId, role }: LeadReader): readonly (string | null)[] | null {
	return mayWorkAllLeads(role) ? null : [userId, null];
}

/** The leads of one owner, or those that nobody owns and this person may take: `mayTakeLead`, for a query. */
export function ownedBy({ role, licensedStates }: LeadReader, owner: string | null): SQL | undefined {
	if (!mayWorkLeads(role)) return sql`false`;
	if (owner !== null) return eq(lead.ownerId, owner);
	if (mayWorkAllLeads(role)) return isNull(lead.ownerId);
	const licensed = licensedStates.length > 0 ? inArray(lead.state, [...licensedStates]) : undefined;
	return and(isNull(lead.ownerId), ne(lead.kind, sql`'application'`), or(isNull(lead.state), licensed));
}
