import { eq } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { leadFilterQuery, parseLeadFilter, sortOf, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import type { LeadCursor } from "#domain/lead-desk/lead-sort.ts";
import type { Services } from "../../services.server.ts";
import { cursorPlaceOfLead } from "../list/lead-order.server.ts";
import { listLeads } from "../list/list-leads.server.ts";

/**
 * The pages of the leads before and after this one on the list that its page was opened from. A lead that is no longer on
 * the list still has the neighbors of its place there.
 * @param list the filters of the list, as in its address
 */
export async function readNeighbors(
	parts: Pick<Services, "clock" | "database">,
	reader: LeadReader,
	leadId: string,
	list: string,
): Promise<{ previous: string | null; next: string | null }> {
	const parameters = new URLSearchParams(list);
	if (unreadFilters(parameters).length > 0) return { previous: null, next: null };
	const filter = { ...parseLeadFilter(parameters), cursor: null };
	const { id } = contactSubmissions;
	const [place] = await parts.database.db
		.select({ at: cursorPlaceOfLead(sortOf(filter)) })
		.from(contactSubmissions)
		.where(eq(id, leadId));
	const beside = async (direction: LeadCursor["direction"]) => {
		if (!place || place.at === null) return null;
		const { rows } = await listLeads(parts, reader, { ...filter, cursor: { direction, at: place.at, id: leadId } }, 1);
		return rows[0] ? leadPath(rows[0].id, leadFilterQuery(filter)) : null;
	};
	return { previous: await beside("before"), next: await beside("after") };
}
