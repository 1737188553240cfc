import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { parseLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { statusName } from "../../leads/status-name.server.ts";
import type { Services } from "../../services.server.ts";
import { listLeads } from "./list-leads.server.ts";

/** As many as one looks through before one types another letter. */
const maxFound = 8;

export interface LeadMatch {
	path: string;
	name: string;
	about: string;
}

/**
 * The newest leads that words find, as the search of the list does. The caller is responsible for the audit log.
 * @param search the words, as the list's address has them
 */
export async function findLeads(
	services: Pick<Services, "database" | "clock">,
	reader: LeadReader,
	search: URLSearchParams,
	locale: Locale,
): Promise<LeadMatch[]> {
	const filter = parseLeadFilter(new URLSearchParams({ text: search.get("text") ?? "" }));
	if (filter.text === null) return [];
	const { rows } = await listLeads(services, reader, filter, maxFound);
	return rows.map(({ id, name, status, state, locale: language, owner }) => ({
		path: leadPath(id),
		name,
		about: [
			statusName(status, locale),
			state && (jurisdictionName(state, locale) ?? state),
			isLocale(language) && localeNames[language],
			owner?.name,
		]
			.filter(Boolean)
			.join(" · "),
	}));
}
