import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { diffLinks, isNothing, type LinkState, mergePersons, splitLeads, tellApart, undoLinks } from "./link-state.ts";
import { pairIds, pairName } from "./person-pair.ts";

const now = "2026-11-23T15:00:00.000Z";
const always = () => true;

/** Persons a, b, c … with two leads each: a1, a2, b1 … */
function stateOf(...persons: string[]): LinkState {
	return {
		leads: Object.fromEntries(persons.flatMap((id) => [`${id}1`, `${id}2`].map((lead) => [lead, id]))),
		persons: Object.fromEntries(persons.map((id) => [id, true as const])),
		pairs: {},
	};
}
const apart = (state: LinkState, one: string, other: string) => tellApart(state, { one, other, now });
const areDifferent = (state: LinkState, one: string, other: string) => state.pairs[pairName(one, other)]?.areDifferent;

test("a merge moves the leads and keeps what was found about others", () => {
	const before = apart(apart(stateOf("a", "b", "c"), "a", "c"), "a", "b");
	const merged = mergePersons(before, { from: "a", into: "b" });
	expect(merged.leads).toEqual({ a1: "b", a2: "b", b1: "b", b2: "b", c1: "c", c2: "c" });
	expect(Object.keys(merged.persons)).toEqual(["b", "c"]);
	expect(areDifferent(merged, "b", "c")).toBe(true);
	expect(Object.keys(merged.pairs)).toHaveLength(1);
});

test("a split makes two persons who are not the same, and does nothing if no lead would stay", () => {
	const before = apart(stateOf("a", "b"), "a", "b");
	const split = { newId: "n", now };
	const after = splitLeads(before, { leadIds: ["a2"], ...split });
	expect(after.leads.a2).toBe("n");
	expect([areDifferent(after, "a", "n"), areDifferent(after, "b", "n")]).toEqual([true, true]);
	for (const leadIds of [["a1", "a2"], ["a1", "b1"], ["x"], []]) {
		expect(isNothing(diffLinks(before, splitLeads(before, { leadIds, ...split })))).toBe(true);
	}
});

describe("undoing", () => {
	test("leaves alone what somebody changed since", () => {
		const before = stateOf("a", "b", "c");
		const merged = mergePersons(before, { from: "a", into: "b" });
		const change = diffLinks(before, merged);
		const split = splitLeads(merged, { leadIds: ["a1"], newId: "n", now });
		const undone = undoLinks(split, change, always);
		expect(undone.leads).toMatchObject({ a1: "n", a2: "a", b1: "b" });
		const again = mergePersons(merged, { from: "b", into: "c" });
		expect(isNothing(diffLinks(again, undoLinks(again, change, always)))).toBe(true);
		expect(undoLinks(merged, change, (id) => id === "a1").leads).toMatchObject({ a1: "a", a2: "b" });
	});

	test("doesn't bring back a person whose leads were all erased", () => {
		const before = stateOf("a", "b");
		const merged = mergePersons(before, { from: "a", into: "b" });
		const { a1, a2, ...leads } = merged.leads;
		const erased = { ...merged, leads };
		expect(isNothing(diffLinks(erased, undoLinks(erased, diffLinks(before, merged), always)))).toBe(true);
	});

	test("leaves pairs alone whose other person it does not know", () => {
		const before = stateOf("a", "b");
		const far = { ...pairIds("a", "z"), areDifferent: false, foundAt: now, leadId: null };
		const withFar = (state: LinkState) => ({ ...state, pairs: { ...state.pairs, [pairName("a", "z")]: far } });
		const after = withFar(apart(before, "a", "b"));
		expect(undoLinks(after, diffLinks(withFar(before), after), always)).toEqual(withFar(before));
	});

	test("whatever was done, from the last to the first, leaves everything as it was", () => {
		const person = fc.nat(5);
		const step = fc.record({ kind: fc.constantFrom("merge", "split", "different"), one: person, other: person });
		fc.assert(
			fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
				const foundAt = "2026-11-01T00:00:00.000Z";
				const paired = { ...pairIds("a", "b"), areDifferent: false, foundAt, leadId: "lead" };
				const start: LinkState = { ...stateOf("a", "b", "c", "d"), pairs: { [pairName("a", "b")]: paired } };
				const states = [start];
				for (const [index, { kind, one, other }] of steps.entries()) {
					const state = states.at(-1) as LinkState;
					const ids = Object.keys(state.persons);
					const [mine, theirs] = [ids[one % ids.length] ?? "", ids[other % ids.length] ?? ""];
					const leadIds = Object.keys(state.leads)
						.filter((id) => state.leads[id] === mine)
						.slice(0, 1);
					if (kind === "merge") states.push(mergePersons(state, { from: mine, into: theirs }));
					else if (kind === "split") states.push(splitLeads(state, { leadIds, newId: `n${index}`, now }));
					else states.push(apart(state, mine, theirs));
				}
				let current = states.at(-1) as LinkState;
				for (let index = states.length - 1; index > 0; index--) {
					const [before, after] = [states[index - 1] as LinkState, states[index] as LinkState];
					current = undoLinks(current, diffLinks(before, after), always);
					expect(isNothing(diffLinks(before, current))).toBe(true);
				}
			}),
		);
	});
});
