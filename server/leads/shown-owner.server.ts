import { eq } from "drizzle-orm";
import { type ShownMember, shownTeam } from "#content/shown-team.server.ts";
import { staffRecords } from "#database/schema.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** The lead's owner, if visitors see them on the team, and they have a license for the lead's state. */
export async function shownOwner(
	db: Database,
	{ ownerId, locale, state }: Pick<StoredLead, "ownerId" | "locale" | "state">,
): Promise<ShownMember | null> {
	if (ownerId === null) return null;
	const [record] = await db
		.select({ memberId: staffRecords.memberId })
		.from(staffRecords)
		.where(eq(staffRecords.userId, ownerId));
	const owner = shownTeam(locale).filter(({ id }) => id === record?.memberId);
	return agentFor(owner, locale, state);
}
