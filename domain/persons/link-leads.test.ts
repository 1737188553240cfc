import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import {
	type ArrivedLead,
	commonFrom,
	contactKeys,
	type LinkChanges,
	linkLeads,
	type PersonBook,
} from "./link-leads.ts";
import { nameKey } from "./name-agreement.ts";
import { pairIds, pairName } from "./person-pair.ts";

const nobody: PersonBook = { persons: [], pairs: [] };
let ids = 0;
const newId = () => `p${String(ids++).padStart(6, "0")}`;

let leads = 0;
function lead(name: string, emailKey: string | null, phoneKey: string | null = null): ArrivedLead {
	leads += 1;
	return { id: `l${leads}`, at: leads, name: nameKey(name), keys: contactKeys({ emailKey, phoneKey }) };
}

/** One sweep after the other. */
function arrive(arrived: readonly ArrivedLead[], book = nobody) {
	const changes: LinkChanges[] = [];
	let now = book;
	for (const one of arrived) {
		const linked = linkLeads([one], now, newId);
		changes.push(linked.changes);
		now = linked.book;
	}
	const links = new Map(changes.flatMap(({ links }) => links.map(({ leadId, personId }) => [leadId, personId])));
	return { book: now, person: (one: ArrivedLead) => links.get(one.id) ?? "", changes };
}

describe("a new lead belongs to", () => {
	test("the person who left the same number or address under the same name", () => {
		const [one, other, third] = [lead("José Gil", "a", "1"), lead("jose gil", "b", "1"), lead("GIL JOSE", "b")];
		const { person, book } = arrive([one, other, third]);
		expect(new Set([one, other, third].map(person)).size).toBe(1);
		expect(book.pairs).toEqual([]);
	});

	test("the person with that number, if one of the two left no name", () => {
		const [nameless, named, again] = [lead("", null, "1"), lead("José Gil", null, "1"), lead("", null, "1")];
		const { person } = arrive([nameless, named, again]);
		expect(new Set([nameless, named, again].map(person)).size).toBe(1);
	});

	test.each(["Luc Joseph", "Marie A. Joseph"])(
		"another person, if the name is %s, and somebody looks at the two",
		(name) => {
			const [marie, luc] = [lead("Marie Joseph", "home"), lead(name, "home")];
			const { person, book } = arrive([marie, luc]);
			expect(person(luc)).not.toBe(person(marie));
			expect(book.pairs).toEqual([{ ...pairIds(person(luc), person(marie)), areDifferent: false }]);
		},
	);

	test("the one with more in common, then the named one, then the oldest; the others may be the same", () => {
		const [byPhone, byBoth] = [lead("Ana Ruiz", null, "1"), lead("Ana Ruiz", "a")];
		const start = arrive([byPhone, byBoth]);
		const asBoth = lead("Ana Ruiz", "a", "1");
		const tied = arrive([asBoth], start.book);
		expect(tied.person(asBoth)).toBe(start.person(byPhone));
		expect(tied.book.pairs).toEqual([{ ...pairIds(start.person(byPhone), start.person(byBoth)), areDifferent: false }]);
		const next = lead("Ana Ruiz", "a", "1");
		expect(arrive([next], tied.book).person(next)).toBe(start.person(byPhone));

		const [marie, nameless] = [lead("Marie Joseph", "a"), lead("", null, "2")];
		const two = arrive([nameless, marie]);
		const named = lead("Marie Joseph", "a", "2");
		expect(arrive([named], two.book).person(named)).toBe(two.person(marie));
	});

	test("a person of its own, if nothing can be compared", () => {
		const [one, other] = [lead("Ana Ruiz", null), lead("Ana Ruiz", null)];
		const { person, book } = arrive([one, other]);
		expect(person(one)).not.toBe(person(other));
		expect(book.pairs).toEqual([]);
	});
});

test("a number that many persons leave makes no pairs, and keeps what has the same name together", () => {
	const many = Array.from({ length: commonFrom }, (_, index) => lead(`Person ${"abcdefgh"[index]}x`, null, "1"));
	const { book, person } = arrive(many);
	const [next, same, nameless] = [lead("New Name", null, "1"), lead("Person ax", null, "1"), lead("", null, "1")];
	const later = arrive([next, same, nameless], book);
	expect(later.changes.flatMap(({ pairs }) => pairs)).toEqual([]);
	expect(later.person(same)).toBe(person(many[0] as ArrivedLead));
	expect(new Set([next, same, nameless].map(later.person)).size).toBe(3);
});

test("a decision about two persons stays", () => {
	const [one, other] = [lead("Ana Ruiz", "a"), lead("Ana M. Ruiz", "a")];
	const { book, person } = arrive([one, other]);
	const found = { persons: book.persons, pairs: [{ ...pairIds(person(one), person(other)), areDifferent: true }] };
	const later = arrive([lead("Ana Ruiz", "a"), lead("Ana M. Ruiz", "a"), lead("", "a")], found);
	expect(later.book.pairs).toEqual(found.pairs);
});

describe("whatever arrives", () => {
	const name = fc.constantFrom("", "Ana Ruiz", "Ruiz, ANA", "Ana M Ruiz", "Luis Gil", "Eva Gil");
	const key = (...keys: string[]) => fc.option(fc.constantFrom(...keys), { nil: null });
	const arrivals = fc
		.array(fc.tuple(name, key("a", "b", "c"), key("1", "2", "3")), { maxLength: 7 })
		.map((all) => all.map(([name, email, phone]) => lead(name, email, phone)));

	test("two leads with the same number or address are one person's, or somebody looks at the two", () => {
		fc.assert(
			fc.property(arrivals, (all) => {
				const { person, book } = arrive(all);
				const pairs = new Set(book.pairs.map(({ oneId, otherId }) => pairName(oneId, otherId)));
				for (const one of all) {
					for (const other of all) {
						const areLinked = person(one) === person(other) || pairs.has(pairName(person(one), person(other)));
						if (one.keys.some((key) => other.keys.includes(key))) expect(areLinked).toBe(true);
					}
				}
			}),
		);
	});

	test("one person never has two names that are not the same", () => {
		fc.assert(
			fc.property(arrivals, (all) => {
				for (const { names } of arrive(all).book.persons) expect(names.size).toBeLessThanOrEqual(1);
			}),
		);
	});

	test("the order makes no difference to named leads with one number or address each", () => {
		const named = arrivals.map((all) =>
			all
				.filter(({ name, keys }) => name !== "" && keys.length > 0)
				.map((one) => ({ ...one, keys: one.keys.slice(0, 1) })),
		);
		const shuffled = named.chain((all) =>
			fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
		);
		fc.assert(
			fc.property(shuffled, ([all, inAnyOrder]) => {
				const [first, second] = [arrive(all), arrive(inAnyOrder)];
				for (const one of all) {
					for (const other of all) {
						expect(first.person(one) === first.person(other)).toBe(second.person(one) === second.person(other));
					}
				}
				const paired = ({ book }: typeof first) => book.pairs.length;
				expect(paired(second)).toBe(paired(first));
			}),
		);
	});

	test("all in one sweep or one after the other is the same", () => {
		fc.assert(
			fc.property(arrivals, (all) => {
				ids = 0;
				const stepwise = arrive(all).book;
				ids = 0;
				expect(linkLeads(all, nobody, newId).book).toEqual(stepwise);
			}),
		);
	});

	test("the same leads once more change nothing but their own links", () => {
		fc.assert(
			fc.property(arrivals, (all) => {
				const again = all.filter(({ keys }) => keys.length > 0).map((one) => ({ ...one, id: `${one.id} again` }));
				const { changes, book } = linkLeads(again, arrive(all).book, newId);
				expect({ ...changes, links: [] }).toEqual({ links: [], persons: [], pairs: [] });
				const names = new Map(book.persons.map(({ id, names }) => [id, names]));
				for (const { leadId, personId } of changes.links) {
					const name = again.find(({ id }) => id === leadId)?.name;
					if (name) expect(names.get(personId)).toEqual(new Set([name]));
				}
			}),
		);
	});
});
