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
	userId,
	name: userId,
	role: "agent",
	licenses: [{ state, expiresOn: "2027-12-31" }],
	languages: [],
	hours: {},
	isAway: false,
	lastLead: null,
	inARow: 0,
});
const rules = (newSince: string | null = null): RoutingRules => ({
	...firstRules,
	people: ["ana", "luis"].map((userId) => ({ userId, products: productSlugs, share: 1, newSince })),
});
const lead = (id: string, at: string, state = "FL"): ReplayedLead => ({
	id,
	state,
	arrivedAt: new Date(`2026-11-${at}:00Z`),
	product: null,
	language: "en",
	kind: "contact",
});
function replay(leads: ReplayedLead[], staff: Candidate[], ruled = rules()) {
	const steps = replayLeads(leads, staff, ruled, setting);
	for (let count = 0; ; count++) {
		const step = steps.next();
		if (step.done) return { outcomes: step.value, pauses: count };
	}
}
const owners = (...all: Parameters<typeof replay>) =>
	[...replay(...all).outcomes].map(([id, { ownerId }]) => `${id}: ${ownerId}`).sort();
/** Rules that count how often one person is looked at. */
function countedRules() {
	const counted = { looks: 0, ...rules() };
	Object.defineProperty(counted, "needsHours", {
		get() {
			counted.looks += 1;
			return true;
		},
	});
	return counted;
}
const minutely = (count: number, state: (index: number) => string) =>
	Array.from({ length: count }, (_, index) => ({
		...lead(String(index), "24T15:00", state(index)),
		arrivedAt: new Date(Date.parse("2026-11-24T15:00:00Z") + index * 43 * 60_000),
	}));

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
		"a: ana",
		"alaska: null",
		"b: ana",
		"c: ana",
		"texas: luis",
	]);
});

test("a thousand leads that wait are not tried for each new one", () => {
	const away = { ...person("ana", "FL"), isAway: true };
	const ruled = countedRules();
	const { outcomes, pauses } = replay(
		minutely(1000, () => "FL"),
		[away],
		ruled,
	);
	expect(outcomes.size).toBe(1000);
	expect([...outcomes.values()].every(({ ownerId }) => ownerId === null)).toBe(true);
	// One month, and the week after it: one attempt a day.
	expect(ruled.looks).toBeLessThan(50);
	expect(pauses, "others have their turn after each attempt").toBe(ruled.looks);
});

test("a thousand leads that take turns are tried about once each", () => {
	const ruled = countedRules();
	const { outcomes } = replay(
		minutely(1000, (index) => (index % 3 === 0 ? "AK" : "FL")),
		[person("ana", "FL")],
		ruled,
	);
	expect([...outcomes.values()].filter(({ ownerId }) => ownerId === "ana")).toHaveLength(666);
	expect(ruled.looks).toBeLessThan(1100);
});

test("leads that wait for the row of a new person to end go first, the oldest first", () => {
	const leads = [..."abcde"].map((id, index) => lead(id, `23T15:0${index}`));
	const staff = [person("ana", "FL"), person("luis", "TX")];
	const ruled: RoutingRules = { ...rules(), people: rules("2026-11-20").people };
	expect(owners([...leads, lead("texas", "23T15:30", "TX")], staff, ruled)).toEqual([
		"a: ana",
		"b: ana",
		"c: ana",
		"d: ana",
		"e: null",
		"texas: luis",
	]);
});
