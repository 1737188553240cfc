import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import {
	duePeriods,
	type LeadFilter,
	leadFilterQuery,
	leadFlags,
	leadProducts,
	leadSorts,
	noLeadFilter,
} from "#domain/lead-desk/lead-filter.ts";
import { leadStatuses } from "#domain/lead-desk/lead-status.ts";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { jurisdictions } from "#domain/location/jurisdictions.ts";
import { type Messages, translator } from "#i18n/messages.server.ts";

interface Option {
	value: string;
	label: string;
}

type Chosen = "status" | "kind" | "product" | "state" | "locale" | "owner" | "due" | "task";

/** The options of the filter form. */
interface Fields {
	choices: { name: Chosen; label: string; options: Option[]; value: string }[];
	flags: { name: (typeof leadFlags)[number]; label: string; isOn: boolean }[];
	sorts: Option[];
}

interface Screen {
	reader: LeadActor;
	locale: Locale;
	copy: Messages["leadDesk"];
	/** Everybody who works leads. */
	people: readonly { id: string; name: string }[];
}

/** The filters in words, with what is chosen. Agents have no colleagues to choose from, and no quarantine. */
export function filterFields(filter: LeadFilter, { reader, locale, copy, people }: Screen): Fields {
	const summary = translator(locale, "leadSummary");
	const shell = translator(locale, "shell");
	const words = translator(locale, "leadPage");
	const named = <Value extends string>(values: readonly Value[], label: (value: Value) => string): Option[] =>
		values.map((value) => ({ value, label: label(value) }));
	const periods = named(duePeriods, (period) => copy.periods[period]);
	const seesAll = mayWorkAllLeads(reader.role);
	const options: Record<Chosen, Option[]> = {
		status: named(leadStatuses, (status) => words(`statuses.${status}`)),
		kind: named(leadKinds, (kind) => summary(`kinds.${kind}`)),
		product: named(leadProducts, (product) =>
			product === "recruiting" ? summary("recruiting") : shell(`services.${product}`),
		),
		state: jurisdictions.map(({ abbr, names }) => ({ value: abbr, label: names[locale] })),
		locale: named(locales, (each) => localeNames[each]),
		owner: [
			{ value: "mine", label: copy.owners.mine },
			{ value: "none", label: copy.owners.none },
			...(seesAll ? people.map(({ id, name }) => ({ value: id, label: name })) : []),
		],
		due: periods,
		task: periods,
	};
	const names = Object.keys(options) as Chosen[];
	return {
		choices: names.map((name) => ({
			name,
			label: copy.filters[name],
			options: options[name],
			value: filter[name] ?? "",
		})),
		flags: leadFlags
			.filter((name) => seesAll || name !== "spam")
			.map((name) => ({ name, label: copy.flags[name], isOn: filter[name] })),
		sorts: named(leadSorts, (sort) => copy.sorts[sort]),
	};
}

/** The filters in use, in words, each with the list without it. */
export function activeFilters(
	filter: LeadFilter,
	fields: Fields,
	{ locale, copy }: Pick<Screen, "locale" | "copy">,
): { text: string; remove: string; query: string }[] {
	const counts = translator(locale, "leadDesk.filled");
	const chip = (text: string, without: Partial<LeadFilter>) => ({
		text,
		remove: counts("removeFilter", { filter: text }),
		query: leadFilterQuery({ ...filter, ...without, view: null, cursor: null }),
	});
	const typed = (["text", "source", "from", "to"] as const).flatMap((name) =>
		filter[name] === null ? [] : [chip(`${copy.filters[name]}: ${filter[name]}`, { [name]: null })],
	);
	const chosen = fields.choices.flatMap(({ name, label, options, value }) => {
		const option = options.find((each) => each.value === value);
		return option ? [chip(`${label}: ${option.label}`, { [name]: null })] : [];
	});
	const marked = fields.flags.flatMap(({ name, label, isOn }) => (isOn ? [chip(label, { [name]: false })] : []));
	const { sort } = filter;
	const sorted =
		sort === noLeadFilter.sort ? [] : [chip(`${copy.filters.sort}: ${copy.sorts[sort]}`, { sort: noLeadFilter.sort })];
	return [...typed, ...chosen, ...marked, ...sorted];
}
