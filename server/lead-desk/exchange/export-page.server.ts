import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { isLeadFiltered, type LeadFilter } from "#domain/lead-desk/lead-filter.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { activeFilters, filterFields } from "../list/filter-fields.server.ts";
import { listDeskPeople } from "../page/desk-people.server.ts";
import { listAllLeads } from "./list-all-leads.server.ts";

/** The content of an export's page: how many leads the file will have, and which filters apply. */
export async function exportPage(
	services: Pick<Services, "clock" | "database">,
	reader: LeadActor,
	filter: LeadFilter,
	locale: Locale,
) {
	const { length } = await listAllLeads(services, reader, filter);
	const people = await listDeskPeople(services.database.db, services.clock(), null);
	const screen = { reader, locale, copy: copyFor(locale, "leadDesk"), people };
	const t = translator(locale, "leadExchange");
	return {
		copy: copyFor(locale, "leadExchange", { count: length }).export,
		isEmpty: length === 0,
		submit: t("export.submit", { count: length }),
		active: isLeadFiltered(filter)
			? activeFilters(filter, filterFields(filter, screen), screen).map(({ text }) => text)
			: [t("export.all")],
	};
}
