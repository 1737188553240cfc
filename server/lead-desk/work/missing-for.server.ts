import { contactSubmissions } from "#database/schema.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import type { Services } from "../../services.server.ts";

/**
 * Why this person sees no leads, so that an empty page isn't praised: an agent without a valid license, or a site that
 * has no leads yet.
 */
export async function missingFor(
	{ database: { db } }: Pick<Services, "database">,
	{ role, licensedStates }: LeadActor,
): Promise<"license" | "leads" | null> {
	if (!mayWorkAllLeads(role) && licensedStates.length === 0) return "license";
	const some = await db.select({ id: contactSubmissions.id }).from(contactSubmissions).limit(1);
	return some.length === 0 ? "leads" : null;
}
