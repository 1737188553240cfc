import { filterOfView, viewsFor } from "#domain/lead-desk/built-in-views.ts";
import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import {
	isLeadFiltered,
	type LeadFilter,
	type LeadSort,
	leadFilterQuery,
	leadSorts,
	sortOf,
} from "#domain/lead-desk/lead-filter.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import { toldBulks } from "./bulk-lines.server.ts";
import { changeChoices } from "./change-choices.server.ts";
import { countLeads } from "./count-leads.server.ts";
import { countViews, maxCountedInView } from "./count-views.server.ts";
import { listDeskPeople } from "./desk-people.server.ts";
import { activeFilters, filterFields } from "./filter-fields.server.ts";
import { leadLines } from "./lead-lines.server.ts";
import type { DeskUser } from "./lead-reader.server.ts";
import { listSavedViews } from "./lead-views.server.ts";
import { listLeads } from "./list-leads.server.ts";
import { listOwnBulks } from "./undo-bulk-change.server.ts";

type Parts = Pick<Services, "audit" | "clock" | "database">;

/** Everything that the page of leads shows, in the reader's language. */
export async function readListPage(services: Parts, reader: DeskUser, filter: LeadFilter, locale: Locale) {
	const { db } = services.database;
	const now = services.clock();
	const copy = copyFor(locale, "leadDesk");
	const [page, total, counts, saved, people, bulks] = await Promise.all([
		listLeads(services, reader, filter),
		countLeads(services, reader, filter),
		countViews(services, reader),
		listSavedViews(db, reader),
		mayWorkAllLeads(reader.role) ? listDeskPeople(db, now, null) : [],
		listOwnBulks(services, reader.userId),
	]);
	const screen = { reader, locale, copy, people };
	const fields = filterFields(filter, screen);
	const query = leadFilterQuery({ ...filter, cursor: null });
	const pageQuery = (cursor: LeadFilter["cursor"]) => cursor && leadFilterQuery({ ...filter, cursor });
	return {
		at: now.toISOString(),
		rows: leadLines(page.rows, { ...screen, now, query }),
		older: pageQuery(page.next),
		newer: pageQuery(page.previous),
		isTooBroad: page.isTooBroad,
		query,
		sort: sortOf(filter),
		sortQueries: Object.fromEntries(
			leadSorts.map((sort) => [sort, leadFilterQuery({ ...filter, sort, view: null, cursor: null })]),
		) as Record<LeadSort, string>,
		isSearch: filter.text !== null,
		total: totalText(total, locale),
		views: viewLinks(filter, { ...screen, counts, saved }),
		fields,
		active: activeFilters(filter, fields, screen),
		typed: { text: filter.text ?? "", source: filter.source ?? "", from: filter.from ?? "", to: filter.to ?? "" },
		choices: changeChoices(screen),
		bulks: toldBulks(bulks, screen),
		empty: emptyList(filter, reader),
		seesAll: mayWorkAllLeads(reader.role),
	};
}

function totalText(total: number, locale: Locale) {
	const counts = translator(locale, "leadDeskCounts");
	const isMore = total > maxCountedInView;
	return {
		leads: isMore ? counts("allMore", { count: maxCountedInView }) : counts("all", { count: total }),
		count: isMore ? counts("more", { count: maxCountedInView }) : String(total),
	};
}

interface Views {
	reader: DeskUser;
	locale: Locale;
	copy: ReturnType<typeof copyFor<"leadDesk">>;
	counts: Awaited<ReturnType<typeof countViews>>;
	saved: Awaited<ReturnType<typeof listSavedViews>>;
}

/** Links to the built-in views, each with its count, and to the saved ones. */
function viewLinks(filter: LeadFilter, { reader, locale, copy, counts, saved }: Views) {
	const number = new Intl.NumberFormat(intlLocales[locale]);
	const more = translator(locale, "leadDeskCounts");
	const counted = (count: number | undefined) => {
		if (count === undefined) return null;
		return count > maxCountedInView ? more("more", { count: maxCountedInView }) : number.format(count);
	};
	const builtIn = viewsFor(reader).map((view) => ({
		...{ id: view as string, name: copy.views.builtIn[view], query: leadFilterQuery(filterOfView(view)) },
		...{ count: counted(counts[view]), isCurrent: filter.view === view },
	}));
	const all = { id: "all", name: copy.views.all, query: "", count: null, isCurrent: leadFilterQuery(filter) === "" };
	const mine = saved.map(({ id, name, query, scope, mayChange }) => ({
		...{ id, name, scope, mayChange, isCurrent: filter.view === id },
		query: [`view=${id}`, query].filter(Boolean).join("&"),
	}));
	return { builtIn: [all, ...builtIn], saved: mine };
}

/** Which words an empty list has: those of its view, as long as nothing else is filtered. */
function emptyList(filter: LeadFilter, reader: DeskUser) {
	const view = viewsFor(reader).find((name) => name === filter.view);
	const isUnowned = filter.owner === "none";
	if (isUnowned && !mayWorkAllLeads(reader.role) && reader.licensedStates.length === 0) return "unlicensed" as const;
	if (view && leadFilterQuery({ ...filter, cursor: null }) === leadFilterQuery(filterOfView(view))) return view;
	return isLeadFiltered(filter) ? ("filtered" as const) : ("none" as const);
}
