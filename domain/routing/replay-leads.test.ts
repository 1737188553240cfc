import { expect, test } from "vitest";
import { productSlugs } from "../products/products.ts";
import { type ReplayedLead, replayLeads } from "./replay-leads.ts";
import { firstRules, type RoutingRules } from "./routing-rules.ts";
import type { Candidate } from "./rule-facts.ts";

const office = {
	timeZone: "America/New_York",
	openings: [
		{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const, opens: "08:00", closes: "20:00" },
	],
	closedOn: [],
};
const setting = { office, today: "2026-11-27" };
const person = (userId: string, state: string): Candidate => ({
	...{ userId, name: userId, role: "agent", licenses: [{ state, expiresOn: "2027-12-31" }], languages: [] },
	...{ hours: {}, isAway: false, lastLead: null, inARow: 0 },
});
const rules = (newSince: string | null = null): RoutingRules => ({
	...firstRules,
	people: ["ana", "luis"].map((userId) => ({ userId, products: productSlugs, share: 1, newSince })),
});
const lead = (id: string, at: string, state = "FL"): ReplayedLead => ({
	...{ id, state, arrivedAt: new Date(`2026-11-${at}:00Z`), product: null, language: "en", kind: "contact" },
});
const owners = (leads: ReplayedLead[], staff: Candidate[], ruled = rules()) =>
	[...replayLeads(leads, staff, ruled, setting)].map(([id, { ownerId }]) => `${id}: ${ownerId}`).sort();

test("leads take turns, in the order of their arrival", () => {
	const leads = [lead("a", "23T15:00"), lead("b", "23T15:10"), lead("c", "23T15:20")];
	expect(owners(leads, [person("ana", "FL"), person("luis", "FL")])).toEqual(["a: ana", "b: luis", "c: ana"]);
});

test("a lead of the night waits for the morning, and one of Friday night for Monday", () => {
	const staff = [person("ana", "FL")];
	expect(owners([lead("night", "24T04:00"), lead("morning", "24T16:00")], staff)).toEqual([
		"morning: ana",
		"night: ana",
	]);
	expect(owners([lead("friday", "28T02:00")], staff)).toEqual(["friday: ana"]);
});

test("a lead that nobody is licensed for gets no owner, and one that waits for a turn gets one", () => {
	const leads = [lead("a", "23T15:00"), lead("b", "23T15:10"), lead("c", "23T15:20"), lead("texas", "23T15:30", "TX")];
	const staff = [person("ana", "FL"), person("luis", "TX")];
	expect(owners([...leads, lead("alaska", "23T16:00", "AK")], staff, rules("2026-11-20"))).toEqual([
		...["a: ana", "alaska: null", "b: ana", "c: ana", "texas: luis"],
	]);
});
