import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { personOfLeadPath } from "#domain/persons/person-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { readMoves } from "./read-moves.server.ts";
import { readThisPerson } from "./read-this-person.server.ts";

/** The links of a lead's person for its page: other leads, leads with the same number or address, manual links, and where to change them. */
export async function describePersonLinks(
	parts: Pick<Services, "clock" | "database">,
	reader: LeadActor,
	lead: DeskLead,
	locale: Locale,
) {
	const found = await readThisPerson(parts.database.db, reader, lead, locale);
	const leadIds = [lead.id, ...found.own.leads.map(({ id }) => id)];
	const moves = await readMoves(parts, { reader, locale }, leadIds);
	const manage = lead.personId === null ? null : personOfLeadPath(lead.id);
	return { ...found, moves, manage, copy: copyFor(locale, "persons").part };
}
