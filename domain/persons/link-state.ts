import { pairIds, pairName } from "./person-pair.ts";

interface StatePair {
	oneId: string;
	otherId: string;
	areDifferent: boolean;
	/** ISO 8601, as JSON holds it. */
	foundAt: string;
	/** The lead that brought them together. Null if staff named them. */
	leadId: string | null;
}

/** How leads and persons are linked, as far as a change needs it. */
export interface LinkState {
	/** Each lead with its person. */
	leads: Readonly<Record<string, string>>;
	/** The ids of those who are there. */
	persons: Readonly<Record<string, true>>;
	/** By `pairName`. */
	pairs: Readonly<Record<string, StatePair>>;
}

interface Changed<Value> {
	before: Value | null;
	after: Value | null;
}

/** The changes to the links, with the state before, so that they can be undone. */
export interface LinkDiff {
	leads: Record<string, Changed<string>>;
	persons: Record<string, Changed<true>>;
	pairs: Record<string, Changed<StatePair>>;
}

/** All leads of one person become another person's. Decisions about the first person and others now apply to the second. */
export function mergePersons(state: LinkState, { from, into }: { from: string; into: string }): LinkState {
	if (!(state.persons[from] && state.persons[into]) || from === into) return state;
	const leads = mapValues(state.leads, (person) => (person === from ? into : person));
	const { [from]: _, ...persons } = state.persons;
	return { leads, persons, pairs: pairsAfterMerge(state, from, into) };
}

function pairsAfterMerge({ pairs }: LinkState, from: string, into: string): LinkState["pairs"] {
	const kept = Object.values(pairs).filter(({ oneId, otherId }) => oneId !== from && otherId !== from);
	const next = Object.fromEntries(kept.map((pair) => [pairName(pair.oneId, pair.otherId), pair]));
	for (const pair of Object.values(pairs)) {
		const third = partner(pair, from);
		if (third === null || third === into) continue;
		const name = pairName(into, third);
		const known = next[name];
		if (known?.areDifferent) continue;
		const { foundAt, leadId } = known ?? pair;
		next[name] = { ...pairIds(into, third), areDifferent: pair.areDifferent, foundAt, leadId };
	}
	return next;
}

/** The other one of a pair. Null if this person is not in it. */
function partner({ oneId, otherId }: StatePair, person: string): string | null {
	if (oneId === person) return otherId;
	return otherId === person ? oneId : null;
}

/**
 * Some leads of a person become a new person's. From now on the two are not the same. Decisions about the first person also
 * apply to the new one. Nothing happens if no lead would stay.
 */
export function splitLeads(
	state: LinkState,
	{ leadIds, newId, now }: { leadIds: readonly string[]; newId: string; now: string },
): LinkState {
	const [from, ...more] = new Set(leadIds.map((id) => state.leads[id]));
	if (!from || more.length > 0) return state;
	const all = Object.keys(state.leads).filter((id) => state.leads[id] === from);
	if (all.every((id) => leadIds.includes(id))) return state;
	const leads = { ...state.leads, ...Object.fromEntries(leadIds.map((id) => [id, newId])) };
	const persons = { ...state.persons, [newId]: true as const };
	const copied = Object.values(state.pairs).flatMap((pair) => {
		const third = partner(pair, from);
		return third ? [[pairName(newId, third), { ...pair, ...pairIds(newId, third) }] as const] : [];
	});
	const split = { leads, persons, pairs: { ...state.pairs, ...Object.fromEntries(copied) } };
	return tellApart(split, { one: from, other: newId, now });
}

/** Remembers that two persons are not the same. */
export function tellApart(
	state: LinkState,
	{ one, other, now }: { one: string; other: string; now: string },
): LinkState {
	if (one === other || !state.persons[one] || !state.persons[other]) return state;
	const name = pairName(one, other);
	const { foundAt, leadId } = state.pairs[name] ?? { foundAt: now, leadId: null };
	const pair = { ...pairIds(one, other), areDifferent: true, foundAt, leadId };
	return { ...state, pairs: { ...state.pairs, [name]: pair } };
}

/** The differences between two states. */
export function diffLinks(before: LinkState, after: LinkState): LinkDiff {
	return {
		leads: diff(before.leads, after.leads),
		persons: diff(before.persons, after.persons),
		pairs: diff(before.pairs, after.pairs),
	};
}

export function isNothing({ leads, persons, pairs }: LinkDiff): boolean {
	return [leads, persons, pairs].every((part) => Object.keys(part).length === 0);
}

/**
 * Undoes a change, except for links that somebody has changed since. A person who was deleted comes back with their leads,
 * and a person without leads is deleted.
 * @param mayMove whether a lead may be given back
 */
export function undoLinks(now: LinkState, change: LinkDiff, mayMove: (leadId: string) => boolean): LinkState {
	const isBack = (id: string) => mayMove(id) && now.leads[id] === change.leads[id]?.after;
	const back = Object.keys(change.leads).filter(isBack);
	const leads = { ...now.leads, ...Object.fromEntries(back.map((id) => [id, change.leads[id]?.before ?? ""])) };
	const used = new Set(Object.values(leads));
	const persons: Record<string, true> = {};
	for (const id of new Set([...Object.keys(now.persons), ...Object.keys(change.persons)])) {
		// Others may be linked only for what this state does not show.
		const hasLeads = used.has(id) || !(id in change.persons);
		if (hasLeads && (now.persons[id] ?? restored(null, change.persons[id]))) persons[id] = true;
	}
	const pairs: Record<string, StatePair> = {};
	for (const name of new Set([...Object.keys(now.pairs), ...Object.keys(change.pairs)])) {
		const pair = restored(now.pairs[name] ?? null, change.pairs[name]);
		// For pairs that stay, this state may show only one of the two.
		const isThere = (id: string) => persons[id] !== undefined || !(name in change.pairs || id in change.persons);
		if (pair && isThere(pair.oneId) && isThere(pair.otherId)) pairs[name] = pair;
	}
	return { leads, persons, pairs };
}

/** The value before, if it still is the one after. */
function restored<Value>(now: Value | null, change: Changed<Value> | undefined): Value | null {
	return change && isSame(now, change.after) ? change.before : now;
}

function diff<Value>(
	before: Readonly<Record<string, Value>>,
	after: Readonly<Record<string, Value>>,
): Record<string, Changed<Value>> {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	const changed = [...names].filter((name) => !isSame(before[name], after[name]));
	return Object.fromEntries(
		changed.map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }]),
	);
}

/** Values that JSON holds. The database may return their parts in another order, and an older one lacks parts that are null. */
function isSame(one: unknown, other: unknown): boolean {
	const parts = (value: object) => Object.entries(value).filter(([, part]) => part !== null);
	const sorted = (value: unknown) =>
		JSON.stringify(value && typeof value === "object" ? parts(value).sort() : (value ?? null));
	return sorted(one) === sorted(other);
}

function mapValues<Value>(
	record: Readonly<Record<string, Value>>,
	map: (value: Value, name: string) => Value,
): Record<string, Value> {
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));
}
