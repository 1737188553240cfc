import { compareAllNames, type NameAgreement } from "./name-agreement.ts";
import { type PersonPair, pairIds, pairName } from "./person-pair.ts";

/** A number or address of this many persons says nothing about who else has it: it is an office's, or somebody made it up. */
export const commonFrom = 8;

/** A lead that belongs to nobody yet. */
export interface ArrivedLead {
	id: string;
	/** When it arrived, in milliseconds. */
	at: number;
	/** See `nameKey`. Empty if the person left none. */
	name: string;
	/** See `contactKeys`. */
	keys: readonly string[];
}

/** A person as their leads show them. */
export interface LinkedPerson {
	id: string;
	/** When their first lead arrived. */
	since: number;
	names: ReadonlySet<string>;
	keys: ReadonlySet<string>;
}

/** The persons and pairs of everyone who has one of the keys. */
export interface PersonBook {
	persons: readonly LinkedPerson[];
	pairs: readonly PersonPair[];
}

/** The changes to links when leads arrive. */
export interface LinkChanges {
	links: { leadId: string; personId: string }[];
	/** Ids of new persons. */
	persons: string[];
	/** Persons with the same number or address who may not be the same, and because of which lead. Somebody looks at them. */
	pairs: (PersonPair & { leadId: string })[];
}

/** The keys under which a lead is compared. A number and an address are never equal. */
export function contactKeys(lead: { emailKey: string | null; phoneKey: string | null }): string[] {
	return [...(lead.emailKey ? [`email ${lead.emailKey}`] : []), ...(lead.phoneKey ? [`phone ${lead.phoneKey}`] : [])];
}

/**
 * Decides which person each lead belongs to. The same number or address under the same name is one person, even if one of
 * the two has no name. A different name makes another person, also if it is similar. If several persons match, the lead goes to the one who has more in common with it, then
 * to the one with the name, then to the oldest. Every two persons with the same number or address become a pair for somebody
 * to look at, unless somebody has decided about them already.
 */
export function linkLeads(
	leads: readonly ArrivedLead[],
	book: PersonBook,
	newId: () => string,
): { book: PersonBook; changes: LinkChanges } {
	const state: State = {
		persons: new Map(book.persons.map((person) => [person.id, person])),
		pairs: new Map(book.pairs.map((pair) => [pairName(pair.oneId, pair.otherId), pair])),
		changes: { links: [], persons: [], pairs: [] },
		newId,
	};
	for (const lead of [...leads].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) linkLead(state, lead);
	const [persons, pairs] = [[...state.persons.values()], [...state.pairs.values()]];
	return { book: { persons, pairs }, changes: state.changes };
}

interface State {
	persons: Map<string, LinkedPerson>;
	pairs: Map<string, PersonPair>;
	changes: LinkChanges;
	newId: () => string;
}

function linkLead(state: State, lead: ArrivedLead): void {
	const sharing = [...state.persons.values()].filter(({ keys }) => lead.keys.some((key) => keys.has(key)));
	const telling = lead.keys.filter((key) => sharing.filter(({ keys }) => keys.has(key)).length < commonFrom);
	const near = sharing.filter(({ keys }) => telling.some((key) => keys.has(key)));
	const candidates = sharing.flatMap((person) => {
		const agreement = compareAllNames([lead.name], person.names);
		const agrees = agreement === "same" || (agreement === "unknown" && near.includes(person));
		return agrees ? { person, agreement } : [];
	});
	const [best] = candidates.sort((a, b) => rank(lead, a, b));
	const found = best?.person ?? newPerson(state, lead);
	const person: LinkedPerson = {
		...found,
		since: Math.min(found.since, lead.at),
		names: new Set([...found.names, ...(lead.name ? [lead.name] : [])]),
		keys: new Set([...found.keys, ...lead.keys]),
	};
	state.persons.set(person.id, person);
	state.changes.links.push({ leadId: lead.id, personId: person.id });
	for (const other of near) if (other.id !== person.id) notePair(state, lead, person.id, other.id);
}

interface Candidate {
	person: LinkedPerson;
	agreement: NameAgreement;
}

function rank(lead: ArrivedLead, one: Candidate, other: Candidate): number {
	const inCommon = ({ person }: Candidate) => lead.keys.filter((key) => person.keys.has(key)).length;
	const isSame = ({ agreement }: Candidate) => (agreement === "same" ? 1 : 0);
	return (
		inCommon(other) - inCommon(one) ||
		isSame(other) - isSame(one) ||
		one.person.since - other.person.since ||
		(one.person.id < other.person.id ? -1 : 1)
	);
}

function newPerson({ changes, newId }: State, lead: ArrivedLead): LinkedPerson {
	const id = newId();
	changes.persons.push(id);
	return { id, since: lead.at, names: new Set(), keys: new Set() };
}

/** A decision about two persons stays, and an open pair is not stored twice. */
function notePair(state: State, lead: ArrivedLead, personId: string, otherId: string): void {
	const name = pairName(personId, otherId);
	if (state.pairs.has(name)) return;
	const pair: PersonPair = { ...pairIds(personId, otherId), areDifferent: false };
	state.pairs.set(name, pair);
	state.changes.pairs.push({ ...pair, leadId: lead.id });
}
