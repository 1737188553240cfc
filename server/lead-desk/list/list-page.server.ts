import { sql } from "drizzle-orm";
import { filterOfView, viewsFor } from "#domain/lead-desk/built-in-views.ts";
import { readChoice } from "#domain/lead-desk/filter-choice.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import {
	endsBeforeStart,
	isLeadFiltered,
	type LeadFilter,
	leadFilterQuery,
	leadFlags,
	sortOf,
	type UnreadFilter,
} from "#domain/lead-desk/lead-filter.ts";
import { reversed, type SortKey, sortKeyOf, sortKeys } from "#domain/lead-desk/lead-sort.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { rowsOf, type Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { listOwnCommands, toldCommands } from "../commands/list-own-commands.server.ts";
import { readLiveCursor } from "../events/live-cursor.server.ts";
import { listDeskPeople } from "../page/desk-people.server.ts";
import { missingFor } from "../work/missing-for.server.ts";
import { changeChoices } from "./change-choices.server.ts";
import { countViews, maxCountedInView } from "./count-views.server.ts";
import { activeFilters, filterFields, type TypedName, typedNames } from "./filter-fields.server.ts";
import { inIndexOrder } from "./in-index-order.server.ts";
import { type LeadQuery, prepareQuery, selectLeadKeys } from "./lead-keys.server.ts";
import { leadLines } from "./lead-lines.server.ts";
import { listSavedViews } from "./lead-views.server.ts";
import { columnsOf } from "./list-columns.server.ts";
import { readPage } from "./list-leads.server.ts";

type Parts = Pick<Services, "clock" | "database">;

const emptyList = { page: { rows: [], next: null, previous: null, match: null }, total: 0, rest: 0 };

/**
 * All content of the lead list, in the reader's language. It lists nothing if a part of the filter could not be read:
 * that would be a different list than the requested one.
 */
export async function readListPage(
	services: Parts,
	reader: LeadActor,
	{ filter, unread }: { filter: LeadFilter; unread: readonly UnreadFilter[] },
	locale: Locale,
) {
	const { db } = services.database;
	const now = services.clock();
	const copy = copyFor(locale, "leadDesk");
	const from = await readLiveCursor(db);
	const listed = inIndexOrder(db, async (transaction) => {
		const query = await prepareQuery(transaction, { reader, filter, now });
		return { page: await readPage(transaction, query), ...(await countLeads(transaction, query)) };
	});
	const [{ page, total, rest }, counts, saved, people, commands, columns] = await Promise.all([
		unread.length > 0 ? emptyList : listed,
		countViews(services, reader),
		listSavedViews(db, reader),
		mayWorkAllLeads(reader.role) ? listDeskPeople(db, now, null) : [],
		listOwnCommands(services, reader.userId),
		columnsOf(db, reader.userId),
	]);
	const screen = { reader, locale, copy, people };
	const fields = filterFields(filter, screen, unread.find(({ name }) => name === "source")?.value);
	const query = leadFilterQuery({ ...filter, cursor: null });
	const sort = sortOf(filter);
	const queryAt = (cursor: LeadFilter["cursor"]) => cursor && leadFilterQuery({ ...filter, cursor });
	return {
		at: now.toISOString(),
		from,
		columns,
		rows: leadLines(page.rows, { ...screen, now, filter }),
		older: queryAt(page.next),
		newer: queryAt(page.previous),
		match: page.match,
		query,
		/** The same with this page of it: where somebody returns from a lead, or from a change of leads. */
		pageQuery: leadFilterQuery(filter),
		sort,
		/** Empty if nobody chose one. */
		chosenSort: filter.sort ?? "",
		/** The list that the head of a column leads to: in its order, or the other way around. */
		sortQueries: Object.fromEntries(
			sortKeys.map((key) => {
				const next = sortKeyOf(sort) === key ? reversed(sort) : key;
				return [key, leadFilterQuery({ ...filter, sort: next, view: null, cursor: null })];
			}),
		) as Record<SortKey, string>,
		isSearch: filter.text !== null,
		total: { ...totalText(total, locale), shown: shownText({ total, rest, shown: page.rows.length }, filter, locale) },
		views: viewLinks(filter, { ...screen, counts, saved }),
		fields,
		active: activeFilters(filter, fields, screen),
		...describeTyped(filter, unread, copy),
		choices: changeChoices(screen),
		commands: toldCommands(commands, { ...screen, now }),
		empty: await describeEmpty(services, filter, screen),
		seesAll: mayWorkAllLeads(reader.role),
	};
}

/** The values of the fields, their errors, and the filters that could not be read. */
function describeTyped(filter: LeadFilter, unread: readonly UnreadFilter[], copy: Views["copy"]) {
	const { filters, flags, pages, filterErrors } = copy;
	const names = { ...filters, ...flags, cursor: pages.label };
	const early = endsBeforeStart(filter);
	const typed = typedNames.map((name) => {
		const wrong = unread.find((one) => one.name === name)?.value;
		const isEarly = early.some((end) => end === name);
		const error = isEarly ? filterErrors[name === "valueTo" ? "lessThanStart" : "endsBeforeStart"] : undefined;
		const text = wrong ?? filter[name] ?? "";
		const choice = name === "source" ? readChoice(String(text)) : null;
		return [
			name,
			{
				text: choice ? choice.values.join(", ") : String(text),
				error: wrong ? filterErrors[errorOf[name]] : error,
			},
		];
	});
	return {
		search: filter.text ?? unread.find(({ name }) => name === "text")?.value ?? "",
		typed: Object.fromEntries(typed) as Record<TypedName, { text: string; error: string | undefined }>,
		unread: unread.map(({ name, value }) => `${names[name]}: ${isFlag(name) ? flagsInWords(value, filters) : value}`),
	};
}

function isFlag(name: UnreadFilter["name"]): boolean {
	return leadFlags.some((flag) => flag === name);
}

/** Somebody may check both boxes of a flag. */
function flagsInWords(value: string, { only, leaveOut }: Views["copy"]["filters"]): string {
	const words = new Map([
		["yes", only],
		["no", leaveOut],
	]);
	return value
		.split(",")
		.map((one) => words.get(one) ?? one)
		.join(", ");
}

/** What is wrong with a value that could not be read. */
const errorOf = {
	source: "source",
	from: "day",
	to: "day",
	taskFrom: "day",
	taskTo: "day",
	contactFrom: "day",
	contactTo: "day",
	quiet: "number",
	valueFrom: "number",
	valueTo: "number",
} as const satisfies Record<TypedName, string>;

/** The part of the list that is shown: `1–50 of 2,915`. Far down a long list nobody counted which part it is. */
function shownText(
	{ total, rest, shown }: { total: number; rest: number; shown: number },
	{ cursor }: LeadFilter,
	locale: Locale,
): string {
	const counts = translator(locale, "leadDesk.filled");
	const number = new Intl.NumberFormat(intlLocales[locale]);
	const isMore = total > maxCountedInList;
	const of = isMore ? counts("more", { count: number.format(maxCountedInList) }) : number.format(total);
	if (cursor && isMore) return of;
	const last = cursor?.direction === "before" ? rest : total - rest + shown;
	return counts("shown", { from: number.format(last - shown + 1), to: number.format(last), total: of });
}

function totalText(total: number, locale: Locale) {
	const counts = translator(locale, "leadDesk.filled");
	const most = new Intl.NumberFormat(intlLocales[locale]).format(maxCountedInList);
	return { leads: total > maxCountedInList ? counts("allMore", { count: most }) : counts("all", { count: total }) };
}

interface Views {
	reader: LeadActor;
	locale: Locale;
	copy: ReturnType<typeof copyFor<"leadDesk">>;
	counts: Awaited<ReturnType<typeof countViews>>;
	saved: Awaited<ReturnType<typeof listSavedViews>>;
}

/** Links to the built-in views, each with its count, and to the saved ones. */
function viewLinks(filter: LeadFilter, { reader, locale, copy, counts, saved }: Views) {
	const number = new Intl.NumberFormat(intlLocales[locale]);
	const more = translator(locale, "leadDesk.filled");
	const counted = (count: number | undefined) => {
		if (count === undefined) return null;
		return count > maxCountedInView ? more("more", { count: maxCountedInView }) : number.format(count);
	};
	const builtIn = viewsFor(reader).map((view) => ({
		id: view as string,
		name: copy.views.builtIn[view],
		query: leadFilterQuery(filterOfView(view)),
		count: counted(counts[view]),
		isCurrent: filter.view === view,
	}));
	const all = { id: "all", name: copy.views.all, query: "", count: null, isCurrent: leadFilterQuery(filter) === "" };
	const mine = saved.map(({ id, name, query, scope, mayChange }) => ({
		id,
		name,
		scope,
		mayChange,
		isCurrent: filter.view === id,
		query: [`view=${id}`, query].filter(Boolean).join("&"),
	}));
	return { builtIn: [all, ...builtIn], saved: mine };
}

/** The text of an empty list: the general one, or that of its view if nothing else is filtered. */
async function describeEmpty(
	parts: Parts,
	filter: LeadFilter,
	{ reader, locale, copy }: Omit<Views, "counts" | "saved">,
) {
	const view = viewsFor(reader).find((name) => name === filter.view);
	const isOfView = view && leadFilterQuery({ ...filter, cursor: null }) === leadFilterQuery(filterOfView(view));
	const isFiltered = !isOfView && filter.owner !== "none" && isLeadFiltered(filter);
	const missing = isFiltered ? null : await missingFor(parts, reader);
	if (missing === "license") return copyFor(locale, "today").empty.missing.license;
	if (missing === "leads") return copy.empty.none;
	if (isOfView) return copy.empty[view];
	return isLeadFiltered(filter) ? copy.empty.filtered : copy.empty.none;
}

/** Beyond it the list is filtered, not worked through, and the count would read all leads of the agency. */
const maxCountedInList = 9_999;

/**
 * How many leads a list has on all its pages, at most one more than `maxCountedInList`, and how many from this page on, or
 * up to it if it was opened backward.
 * @param transaction in the order of the indexes
 */
async function countLeads(transaction: Transaction, query: LeadQuery) {
	const { filter } = query;
	const count = async (cursor: LeadFilter["cursor"]) => {
		const keys = selectLeadKeys({ ...query, filter: { ...filter, cursor }, limit: maxCountedInList + 1 });
		const counted = sql`SELECT count(*)::int AS count FROM ${keys} AS leads`;
		return rowsOf(await transaction.execute<{ count: number }>(counted))[0]?.count ?? 0;
	};
	const total = await count(null);
	return { total, rest: filter.cursor && total <= maxCountedInList ? await count(filter.cursor) : total };
}
