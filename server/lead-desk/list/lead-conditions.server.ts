import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { agency } from "#content/agency.ts";
import { whoLackContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions } from "#database/schema.ts";
import { type Choice, emptyField, readChoice } from "#domain/lead-desk/filter-choice.ts";
import { type LeadReader, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { type ChoiceName, type DuePeriod, duePeriods, type LeadFilter, sortOf } from "#domain/lead-desk/lead-filter.ts";
import { addDays, instantOf, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { inQuarantine } from "../../leads/quarantine.server.ts";
import { ownersSeenBy } from "../lead-access.server.ts";
import { orderOf } from "./lead-order.server.ts";

const lead = contactSubmissions;
const dayMs = 86_400_000;

/** The owners whose leads the list shows: never more than `ownersSeenBy`, even if the address asks for others. */
export function ownersOf(reader: LeadReader, { owner }: LeadFilter): readonly (string | null)[] | null {
	const seen = ownersSeenBy(reader);
	const choice = owner === null ? null : readChoice(owner);
	if (!choice) return seen;
	const named = choice.values.map((value) => ownerNamed(reader, value));
	if (choice.isNot) return seen?.filter((one) => !named.includes(one)) ?? null;
	return seen ? seen.filter((one) => named.includes(one)) : [...new Set(named)];
}

/** The condition of a list of everybody's leads but somebody's. Others have a list of owners. */
function notOwnedBy(reader: LeadReader, owner: string): SQL | undefined {
	const choice = readChoice(owner);
	if (!choice?.isNot || ownersSeenBy(reader)) return undefined;
	const values = choice.values.map((value) => ownerNamed(reader, value) ?? emptyField);
	return chosen(lead.ownerId, { isNot: true, values });
}

function ownerNamed({ userId }: LeadReader, value: string): string | null {
	if (value === emptyField) return null;
	return value === "mine" ? userId : value;
}

/** States whose unowned leads the list shows. Null for all states. */
export function unownedStates(reader: LeadReader, filter: LeadFilter): readonly (string | null)[] | null {
	if (mayWorkAllLeads(reader.role)) return null;
	const choice = filter.state === null ? null : readChoice(filter.state);
	const states = [null, ...new Set(reader.licensedStates)];
	return choice ? states.filter((state) => choice.values.includes(state ?? emptyField) !== choice.isNot) : states;
}

type ChosenColumn = Exclude<ChoiceName, "owner">;
const choiceColumns: Record<ChosenColumn, PgColumn> = {
	status: lead.status,
	kind: lead.kind,
	product: lead.product,
	state: lead.state,
	locale: lead.locale,
	source: lead.source,
};

/** Leads with one of the values, or with none of them. An empty field is none of them, unless the choice names it. */
function chosen(column: PgColumn, { isNot, values }: Choice): SQL | undefined {
	const named = values.filter((value) => value !== emptyField);
	const [first] = named;
	const isEmpty = values.includes(emptyField) ? isNull(column) : undefined;
	if (!isNot) {
		const isNamed = first === undefined ? undefined : named.length === 1 ? eq(column, first) : inArray(column, named);
		return or(isNamed, isEmpty);
	}
	const isOther = first === undefined ? undefined : notInArray(column, named);
	return isEmpty ? and(isNotNull(column), isOther) : or(isNull(column), isOther);
}

function choiceCondition(name: ChosenColumn, text: string): SQL | undefined {
	const choice = readChoice(text);
	return choice ? chosen(choiceColumns[name], choice) : undefined;
}

/**
 * The conditions for each value of one filter, each with an index that has its leads in the order of their arrival. A
 * filter of several values is read as one list for each of them, because an index has them one by one. Null if there is
 * no such filter.
 */
export function eachChosen(filter: LeadFilter): { is: SQL; column: PgColumn; isEmpty: boolean }[] | null {
	// What has more values has fewer leads for each of them.
	for (const name of ["source", "state", "product", "kind", "status", "locale"] as const) {
		const text = filter[name];
		const choice = text === null ? null : readChoice(text);
		if (!choice || choice.isNot || (choice.values.length < 2 && !choice.values.includes(emptyField))) continue;
		const column = choiceColumns[name];
		return choice.values.map((value) => {
			const isEmpty = value === emptyField;
			return { is: isEmpty ? isNull(column) : eq(column, value), column, isEmpty };
		});
	}
	return null;
}

type Condition<Value> = (value: Value, now: Date) => SQL | undefined;
type Filters = Omit<LeadFilter, "view" | "owner" | "text" | "cursor" | "sort" | "spam" | "from" | "to">;

const presence =
	(column: PgColumn): Condition<string> =>
	(presence) =>
		presence === emptyField ? isNull(column) : isNotNull(column);
const startsOn =
	(column: PgColumn): Condition<string> =>
	(day) =>
		gte(column, instantOf(day, "00:00", agency.timeZone));
const endsOn =
	(column: PgColumn): Condition<string> =>
	(day) =>
		lt(column, instantOf(day, "24:00", agency.timeZone));
/** What may be empty is not so, either. */
const flag =
	(is: SQL): Condition<boolean> =>
	(isOn) =>
		isOn ? is : sql`NOT ${is}`;

/** The condition of each filter that is in use, apart from those that need the reader or more than one value. */
const conditions: { [Name in keyof Filters]: Condition<NonNullable<Filters[Name]>> } = {
	status: (text) => choiceCondition("status", text),
	kind: (text) => choiceCondition("kind", text),
	product: (text) => choiceCondition("product", text),
	state: (text) => choiceCondition("state", text),
	locale: (text) => choiceCondition("locale", text),
	source: (text) => choiceCondition("source", text),
	due: (period, now) => and(whoLackContact(lead), lt(lead.contactDueAt, endOf(period, now))),
	task: (asked, now) => {
		const period = duePeriods.find((one) => one === asked);
		return period ? lt(lead.nextTaskAt, endOf(period, now)) : presence(lead.nextTaskAt)(asked, now);
	},
	taskFrom: startsOn(lead.nextTaskAt),
	taskTo: endsOn(lead.nextTaskAt),
	contact: presence(lead.lastContactAt),
	contactFrom: startsOn(lead.lastContactAt),
	contactTo: endsOn(lead.lastContactAt),
	quiet: (days, now) => {
		const since = new Date(now.getTime() - days * dayMs);
		return and(lt(lead.createdAt, since), or(isNull(lead.lastContactAt), lt(lead.lastContactAt, since)));
	},
	value: presence(lead.valueCents),
	valueFrom: (dollars) => gte(lead.valueCents, dollars * 100),
	valueTo: (dollars) => lte(lead.valueCents, dollars * 100),
	email: presence(lead.email),
	phone: presence(lead.phone),
	callable: (isOn, now) =>
		isOn
			? and(lte(lead.nextCallableAt, now), gt(lead.callableUntil, now))
			: or(isNull(lead.nextCallableAt), gt(lead.nextCallableAt, now), lte(lead.callableUntil, now)),
	suppressed: flag(sql`${lead.suppressed}`),
	notOffered: flag(sql`${lead.notOffered}`),
	imported: (isOn) => (isOn ? sql`${lead.importId} IS NOT NULL` : isNull(lead.importId)),
	clients: flag(sql`${lead.isClient}`),
};

/** The conditions for a lead to be on the list, apart from its owners and its words. */
export function conditionsOf(reader: LeadReader, filter: LeadFilter, now: Date): SQL | undefined {
	const inUse = (Object.keys(conditions) as (keyof Filters)[]).map((name) => {
		const value = filter[name];
		return value === null ? undefined : (conditions[name] as Condition<unknown>)(value, now);
	});
	const quarantine = mayWorkAllLeads(reader.role) ? and(inQuarantine, isNull(lead.erasedAt)) : sql`false`;
	return and(
		filter.spam ? quarantine : sql`${lead.isListed}`,
		filter.owner === null ? undefined : notOwnedBy(reader, filter.owner),
		...inUse,
		arrivedOf(lead.createdAt, filter),
		orderOf(sortOf(filter)).has,
	);
}

/** The days on which a lead arrived. Its words have the same time. */
export function arrivedOf(column: PgColumn, { from, to }: LeadFilter): SQL | undefined {
	return and(
		from ? gte(column, instantOf(from, "00:00", agency.timeZone)) : undefined,
		to ? lt(column, instantOf(to, "24:00", agency.timeZone)) : undefined,
	);
}

function endOf(period: DuePeriod, now: Date): Date {
	if (period === "overdue") return now;
	const { date } = zonedTime(now, agency.timeZone);
	return instantOf(period === "today" ? date : addDays(date, 6), "24:00", agency.timeZone);
}
