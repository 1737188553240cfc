import { eq } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { type LeadFilter, parseLeadFilter, sortOf, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import { cursorText, type LeadCursor, parseCursor } from "#domain/lead-desk/lead-sort.ts";
import type { Services } from "../../services.server.ts";
import { cursorPlaceOfLead } from "../list/lead-order.server.ts";
import { addressOnList, listLeads } from "../list/list-leads.server.ts";

/**
 * The pages of the leads before and after this one on the list that its page was opened from: around the place where it
 * stood then. Work on it changes its place, or takes it off the list, and whoever works through the list goes on from there.
 * Without that place, it is the one that it has now. Each leads back to the same page of the list.
 * @param from the filters of the list and the lead's place, as in the address of the lead's page
 */
export async function readNeighbors(
	parts: Pick<Services, "clock" | "database">,
	reader: LeadReader,
	leadId: string,
	from: { list: string; place: string },
): Promise<{ previous: string | null; next: string | null }> {
	const parameters = new URLSearchParams(from.list);
	if (unreadFilters(parameters).length > 0) return { previous: null, next: null };
	const filter = parseLeadFilter(parameters);
	const stood = cursorText({ direction: "after", at: from.place, id: leadId });
	const cursor = from.place === "" ? null : parseCursor(stood, sortOf(filter));
	const at = cursor?.at ?? (await readPlace(parts, leadId, filter));
	if (at === null) return { previous: null, next: null };
	const beside = async (direction: LeadCursor["direction"]) => {
		const { rows } = await listLeads(parts, reader, { ...filter, cursor: { direction, at, id: leadId } }, 2);
		// The lead itself may be near its former place.
		const others = rows.filter(({ id }) => id !== leadId);
		const nearest = others.at(direction === "before" ? -1 : 0);
		return nearest ? addressOnList(nearest, filter) : null;
	};
	return { previous: await beside("before"), next: await beside("after") };
}

/** Null if the lead is on no list in this order. */
async function readPlace(
	{ database: { db } }: Pick<Services, "database">,
	leadId: string,
	filter: LeadFilter,
): Promise<string | null> {
	const [lead] = await db
		.select({ at: cursorPlaceOfLead(sortOf(filter)) })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.id, leadId));
	return lead?.at ?? null;
}
