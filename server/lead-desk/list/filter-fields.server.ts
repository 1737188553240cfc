import { agency } from "#content/agency.ts";
import { emptyField, readChoice } from "#domain/lead-desk/filter-choice.ts";
import { type LeadActor, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import {
	type ChoiceName,
	choices,
	duePeriods,
	type LeadFilter,
	type LeadFlag,
	leadFilterQuery,
	leadFlags,
	presences,
} from "#domain/lead-desk/lead-filter.ts";
import { leadSorts } from "#domain/lead-desk/lead-sort.ts";
import { leadStatuses } from "#domain/lead-desk/lead-status.ts";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { jurisdictions } from "#domain/location/jurisdictions.ts";
import { instantOf } from "#domain/office-hours/zoned-time.ts";
import { formatDate, formatMoney } from "#i18n/format.ts";
import { type Messages, translator } from "#i18n/messages.server.ts";

interface Option {
	value: string;
	label: string;
}

/** Fields with a box for each value. The one of sources is typed. */
type BoxesName = Exclude<ChoiceName, "source">;
const selectNames = ["due", "task", "contact", "value", "email", "phone"] as const;
type SelectName = (typeof selectNames)[number];
/** Fields in which somebody types or chooses a day. */
export const typedNames = [
	"from",
	"to",
	"taskFrom",
	"taskTo",
	"contactFrom",
	"contactTo",
	"quiet",
	"valueFrom",
	"valueTo",
	"source",
] as const satisfies readonly (keyof LeadFilter)[];
export type TypedName = (typeof typedNames)[number];

/** The options of the filter form. */
interface Fields {
	boxes: {
		name: BoxesName;
		label: string;
		isNot: boolean;
		options: (Option & { isOn: boolean })[];
		/** What is chosen, in words. Null if nothing is. */
		chosen: string | null;
	}[];
	source: { isNot: boolean; chosen: string | null };
	selects: { name: SelectName; label: string; options: Option[]; value: string }[];
	flags: { name: LeadFlag; label: string; value: boolean | null }[];
	sorts: Option[];
}

interface Screen {
	reader: LeadActor;
	locale: Locale;
	copy: Messages["leadDesk"];
	/** Everybody who works leads. */
	people: readonly { id: string; name: string }[];
}

/**
 * The filters in words, with what is chosen. Agents have no colleagues to choose from, and no quarantine, but what an
 * address asks for is always among them: it says why a list is empty, and can be taken back.
 * @param wrongSource what was typed as a source and is none
 */
export function filterFields(
	filter: LeadFilter,
	{ reader, locale, copy, people }: Screen,
	wrongSource: string | null = null,
): Fields {
	const summary = translator(locale, "leadSummary");
	const shell = translator(locale, "shell");
	const words = translator(locale, "leadPage");
	const named = <Value extends string>(values: readonly Value[], label: (value: Value) => string): Option[] =>
		values.map((value) => ({ value, label: label(value) }));
	const seesAll = mayWorkAllLeads(reader.role);
	const empty = { value: emptyField, label: copy.presences.none };
	const owners = [
		{ value: "mine", label: copy.owners.mine },
		{ value: emptyField, label: copy.owners.none },
		...(seesAll ? people.map(({ id, name }) => ({ value: id, label: name })) : []),
	];
	const otherOwners = chosenOf(filter.owner).values.filter((value) => !owners.some((owner) => owner.value === value));
	const options: Record<BoxesName, Option[]> = {
		status: named(leadStatuses, (status) => words(`statuses.${status}`)),
		kind: named(leadKinds, (kind) => summary(`kinds.${kind}`)),
		product: [
			...named(
				choices.product.filter((product) => product !== emptyField),
				(product) => (product === "recruiting" ? summary("recruiting") : shell(`services.${product}`)),
			),
			empty,
		],
		state: [...jurisdictions.map(({ abbr, names }) => ({ value: abbr, label: names[locale] })), empty],
		locale: named(locales, (each) => localeNames[each]),
		owner: [
			...owners,
			...named(otherOwners, (value) => (value === reader.userId ? copy.owners.mine : copy.owners.other)),
		],
	};
	const filled = named(presences, (presence) => copy.presences[presence]);
	const periods = named(duePeriods, (period) => copy.periods[period]);
	const selects: Record<SelectName, Option[]> = {
		due: periods,
		task: [...periods, ...filled],
		contact: filled,
		value: filled,
		email: filled,
		phone: filled,
	};
	const source = chosenOf(filter.source);
	return {
		boxes: (Object.keys(options) as BoxesName[]).map((name) => {
			const { isNot, values } = chosenOf(filter[name]);
			const boxes = options[name].map((option) => ({ ...option, isOn: values.includes(option.value) }));
			const labels = boxes.flatMap(({ isOn, label }) => (isOn ? [label] : []));
			return { name, label: copy.filters[name], isNot, options: boxes, chosen: inWords(isNot, labels, locale) };
		}),
		source: {
			isNot: chosenOf(filter.source ?? wrongSource).isNot,
			chosen: inWords(source.isNot, source.values, locale),
		},
		selects: selectNames.map((name) => ({
			name,
			label: copy.filters[name],
			options: selects[name],
			value: filter[name] ?? "",
		})),
		flags: leadFlags
			.filter((name) => seesAll || name !== "spam" || filter.spam !== null)
			.map((name) => ({ name, label: copy.flags[name], value: filter[name] })),
		sorts: named(leadSorts, (sort) => copy.sorts[sort]),
	};
}

function chosenOf(text: string | null) {
	return (text === null ? null : readChoice(text)) ?? { isNot: false, values: [] };
}

/** `New, Contacted` or `not New, Contacted`. */
function inWords(isNot: boolean, labels: readonly string[], locale: Locale): string | null {
	if (labels.length === 0) return null;
	const values = labels.join(", ");
	return isNot ? translator(locale, "leadDesk.filled")("notThese", { values }) : values;
}

/** A day or an amount. */
function typedInWords(value: string | number, locale: Locale): string {
	if (typeof value === "number") return formatMoney(locale, value);
	return formatDate(locale, instantOf(value, "12:00", agency.timeZone), agency.timeZone);
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
	const searched = filter.text === null ? [] : [chip(`${copy.filters.text}: ${filter.text}`, { text: null })];
	const chosen = [...fields.boxes, { ...fields.source, name: "source" as const, label: copy.filters.source }].flatMap(
		({ name, label, chosen }) => (chosen === null ? [] : [chip(`${label}: ${chosen}`, { [name]: null })]),
	);
	const selected = fields.selects.flatMap(({ name, label, options, value }) => {
		const option = options.find((each) => each.value === value);
		return option ? [chip(`${label}: ${option.label}`, { [name]: null })] : [];
	});
	const typed = typedNames.flatMap((name) => {
		const value = filter[name];
		if (value === null || name === "source") return [];
		const text =
			name === "quiet"
				? counts("quiet", { count: Number(value) })
				: `${copy.filters[name]}: ${typedInWords(value, locale)}`;
		return [chip(text, { [name]: null })];
	});
	const marked = fields.flags.flatMap(({ name, label, value }) =>
		value === null ? [] : [chip(value ? label : counts("notThese", { values: label }), { [name]: null })],
	);
	const { sort } = filter;
	const sorted = sort === null ? [] : [chip(`${copy.filters.sort}: ${copy.sorts[sort]}`, { sort: null })];
	return [...searched, ...chosen, ...selected, ...typed, ...marked, ...sorted];
}
