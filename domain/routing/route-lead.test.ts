import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLong } from "#tests/support/sample.ts";
import "#tests/support/seeded-properties.ts";
import { leadKinds } from "../leads/lead-kind.ts";
import { locales } from "../locale/locales.ts";
import type { OfficeSchedule } from "../office-hours/office-hours.ts";
import { addDays, zonedTime } from "../office-hours/zoned-time.ts";
import { productSlugs } from "../products/products.ts";
import { mayBeRoutedLater, type Routing, routeLead } from "./route-lead.ts";
import { firstRules, isNew, maxNewInARow, type Participant, type RoutingRules } from "./routing-rules.ts";
import { afterLead, type Candidate, isApplication, type RoutedLead, type RuleName, ruleNames } from "./rule-facts.ts";

const office: OfficeSchedule = {
	timeZone: "America/New_York",
	openings: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "20:00" }],
	closedOn: [],
};
/** Monday, 10 in the morning. */
const now = new Date("2026-11-23T15:00:00Z");
const today = "2026-11-23";
const moment = { now, today, office };
/** The last lead, and how many others got since. */
const got = (since: number) => ({ at: hoursAgo(1), since });
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const lead: RoutedLead = { state: "FL", product: "iul", language: "es", kind: "quote" };
const person = (userId: string, changes: Partial<Candidate> = {}): Candidate => ({
	userId,
	name: userId,
	role: "agent",
	licenses: [{ state: "FL", expiresOn: "2027-12-31" }],
	languages: ["en", "es"],
	hours: {},
	isAway: false,
	lastLead: null,
	inARow: 0,
	...changes,
});
const part = (userId: string, changes: Partial<Participant> = {}): Participant => ({
	userId,
	products: productSlugs,
	share: 1,
	newSince: null,
	...changes,
});
const rules = (...people: Participant[]): RoutingRules => ({ ...firstRules, people });
const both = rules(part("ana"), part("luis"));

const factOf = (routing: Routing, userId: string, rule: RuleName) =>
	routing.candidates.find((one) => one.userId === userId)?.facts.find((fact) => fact.rule === rule);

describe("a lead goes", () => {
	test.each<[why: string, rule: RuleName, luis: Partial<Candidate>]>([
		["a license ended yesterday", "license", { licenses: [{ state: "FL", expiresOn: "2026-11-22" }] }],
		["the license is another state's", "license", { licenses: [{ state: "GA", expiresOn: "2027-12-31" }] }],
		["the language is missing", "language", { languages: ["en", "ht"] }],
		["no language is recorded, so it is English", "language", { languages: [] }],
		["he is away", "presence", { isAway: true }],
		["his shift has not begun", "hours", { hours: { Monday: { opens: "12:00", closes: "18:00" } } }],
	])("to Ana and not to Luis, who waited longer, if %s", (_why, rule, changes) => {
		const staff = [person("ana", { lastLead: got(1) }), person("luis", changes)];
		const routing = routeLead(lead, staff, both, moment);
		expect(routing.ownerId).toBe("ana");
		expect(factOf(routing, "luis", rule)).toMatchObject({ isMet: false });
		const others = routing.candidates[1]?.facts.filter((fact) => !fact.isMet).map((fact) => fact.rule);
		expect(others).toEqual([rule, "turn"]);
	});

	test("to somebody on the last day of the license, and the fact names that day", () => {
		const staff = [person("ana", { licenses: [{ state: "FL", expiresOn: today }] })];
		const routing = routeLead(lead, staff, rules(part("ana")), moment);
		expect(routing.ownerId).toBe("ana");
		expect(factOf(routing, "ana", "license")).toMatchObject({ isMet: true, state: "FL", expiresOn: today });
	});

	test("to the person who has waited longest, and first to a person who had none", () => {
		const staff = [person("ana", { lastLead: got(3) }), person("luis", { lastLead: got(5) })];
		expect(routeLead(lead, staff, both, moment).ownerId).toBe("luis");
		expect(routeLead(lead, [...staff, person("eva")], rules(...both.people, part("eva")), moment).ownerId).toBe("eva");
	});

	test("more often to a person with a larger share, and less often to a new person", () => {
		const staff = [person("ana", { lastLead: got(3) }), person("luis", { lastLead: got(5) })];
		expect(routeLead(lead, staff, rules(part("ana", { share: 2 }), part("luis")), moment).ownerId).toBe("ana");
		const luisIsNew = rules(part("ana"), part("luis", { newSince: addDays(today, -7) }));
		expect(routeLead(lead, staff, luisIsNew, moment).ownerId).toBe("ana");
		const luisWasNew = rules(part("ana"), part("luis", { newSince: addDays(today, -28) }));
		expect(routeLead(lead, staff, luisWasNew, moment).ownerId).toBe("luis");
	});

	test("in turns, even if many come at the same moment, and by the shares", () => {
		const owners = (ruled: RoutingRules) => {
			let staff = [person("ana"), person("luis")];
			return Array.from({ length: 9 }, () => {
				const { ownerId } = routeLead(lead, staff, ruled, moment);
				staff = staff.map((one) => afterLead(one, ownerId ?? "", now));
				return ownerId;
			});
		};
		const alternate = ["ana", "luis", "ana", "luis", "ana", "luis", "ana", "luis", "ana"];
		expect(owners(both)).toEqual(alternate);
		const double = owners(rules(part("ana", { share: 2 }), part("luis")));
		expect(double.filter((one) => one === "ana")).toHaveLength(6);
		const oneIsNew = owners(rules(part("ana"), part("luis", { newSince: today })));
		expect(oneIsNew.filter((one) => one === "luis")).toHaveLength(2);
	});

	test("only to people who take part and sell the product", () => {
		const staff = [person("ana"), person("luis")];
		expect(routeLead(lead, staff, rules(part("luis")), moment).ownerId).toBe("luis");
		expect(routeLead(lead, staff, rules(part("ana", { products: ["fia"] }), part("luis")), moment).ownerId).toBe(
			"luis",
		);
	});

	test("without a state to anybody with a valid license", () => {
		const staff = [person("ana", { licenses: [] }), person("luis", { licenses: [{ state: "TX", expiresOn: today }] })];
		const routing = routeLead({ ...lead, state: null }, staff, both, moment);
		expect(routing.ownerId).toBe("luis");
		expect(factOf(routing, "ana", "license")).toMatchObject({ isMet: false, state: null, expiresOn: null });
	});

	test("to an admin if it is a job application, even without a license", () => {
		const staff = [person("ana"), person("luis", { role: "admin", licenses: [] })];
		const application = { ...lead, kind: "application", product: "recruiting" } as const;
		expect(routeLead(application, staff, both, moment).ownerId).toBe("luis");
		expect(factOf(routeLead(application, staff, both, moment), "luis", "license")).toMatchObject({ isNeeded: false });
	});

	test("to nobody on a holiday, and at night to nobody unless the hours don't count", () => {
		for (const at of ["2026-11-26T15:00:00Z", "2026-11-24T04:00:00Z"]) {
			const closed = { now: new Date(at), today: at.slice(0, 10), office };
			const routing = routeLead(lead, [person("ana")], both, closed);
			expect(routing.ownerId).toBeNull();
			expect(mayBeRoutedLater(routing)).toBe(true);
			expect(routeLead(lead, [person("ana")], { ...both, needsHours: false }, closed).ownerId).toBe("ana");
		}
		expect(
			factOf(routeLead(lead, [person("ana")], both, { ...moment, now: hoursAgo(8) }), "ana", "hours"),
		).toMatchObject({
			beginsAt: "2026-11-23T13:00:00.000Z",
		});
	});

	test("at most twice in a row to a new person: a third one waits until somebody else got one", () => {
		const newHere = rules(part("ana", { newSince: today }), part("luis", { products: ["fia"] }));
		const staff = [person("ana", { inARow: 2, lastLead: got(9) }), person("luis")];
		const routing = routeLead(lead, staff, newHere, moment);
		expect(routing.ownerId).toBeNull();
		expect(mayBeRoutedLater(routing)).toBe(true);
		expect(factOf(routing, "ana", "newcomer")).toMatchObject({ isMet: false, inARow: 2 });
	});
});

const days = fc.integer({ min: -90, max: 90 }).map((count) => addDays(today, count));
const states = ["FL", "GA", "TX"];
const randomStaff = fc.array(
	fc.record({
		role: fc.constantFrom("agent" as const, "admin" as const),
		licenses: fc.array(fc.record({ state: fc.constantFrom(...states), expiresOn: days }), { maxLength: 3 }),
		languages: fc.subarray([...locales]),
		hours: fc.option(fc.constant({ Monday: { opens: "06:00", closes: "23:00" } } as const), { nil: {} }),
		isAway: fc.boolean(),
		takesPart: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
		products: fc.subarray([...productSlugs], { minLength: 1 }),
		share: fc.integer({ min: 1, max: 5 }),
		newSince: fc.option(days),
	}),
	{ maxLength: 5 },
);
const randomLead = fc.record({
	state: fc.constantFrom(...states, null),
	product: fc.constantFrom(...productSlugs, "recruiting" as const, null),
	language: fc.constantFrom(...locales),
	kind: fc.constantFrom(...leadKinds),
	/** Minutes after the lead before. */
	after: fc.integer({ min: 0, max: 600 }),
});
const randomCase = fc.record({
	staff: randomStaff,
	leads: fc.array(randomLead, { minLength: 1, maxLength: 12 }),
	needsLanguage: fc.boolean(),
	needsHours: fc.boolean(),
	rampUpDays: fc.integer({ min: 7, max: 90 }),
});

test("no lead goes to anybody unlicensed or away, each rule is named, and a new person gets at most two in a row", () => {
	let routed = 0;
	fc.assert(
		fc.property(randomCase, ({ staff, leads, ...choices }) => {
			const names = staff.map((_, index) => `person${index}`);
			let people = staff.map((one, index) => person(names[index] ?? "", one));
			const parts = staff.flatMap((one, index) => (one.takesPart ? part(names[index] ?? "", one) : []));
			const random: RoutingRules = { ...choices, people: parts };
			let row = { owner: "", length: 0 };
			let at = now;
			for (const one of leads) {
				at = new Date(at.getTime() + one.after * 60_000);
				const day = zonedTime(at, office.timeZone).date;
				const { ownerId, candidates } = routeLead(one, people, random, { now: at, today: day, office });
				expect(candidates.map(({ userId }) => userId).sort()).toEqual(names);
				for (const { facts } of candidates) expect(facts.map(({ rule }) => rule)).toEqual(ruleNames);
				const isEligible = ({ facts }: (typeof candidates)[number]) =>
					facts.every(({ rule, isMet }) => isMet || rule === "turn");
				expect(candidates.some(isEligible), "nobody only if nobody meets the rules").toBe(ownerId !== null);
				if (ownerId === null) continue;
				routed += 1;
				const owner = people.find(({ userId }) => userId === ownerId) as Candidate;
				expect(candidates[0]).toMatchObject({ userId: ownerId });
				expect(candidates[0]?.facts.every(({ isMet }) => isMet)).toBe(true);
				expect(owner.isAway).toBe(false);
				if (isApplication(one)) expect(owner.role).toBe("admin");
				else {
					const valid = owner.licenses.filter(({ expiresOn }) => expiresOn >= day).map(({ state }) => state);
					expect(one.state === null ? valid.length > 0 : valid.includes(one.state)).toBe(true);
				}
				row = { owner: ownerId, length: row.owner === ownerId ? row.length + 1 : 1 };
				const ownPart = parts.find(({ userId }) => userId === ownerId) as Participant;
				if (isNew(ownPart, random, day)) expect(row.length).toBeLessThanOrEqual(maxNewInARow);
				people = people.map((each) => afterLead(each, ownerId, at));
			}
		}),
		{ numRuns: isLong ? 10_000 : 1000 },
	);
	expect(routed, "the random staffs get leads at all").toBeGreaterThan(500);
});
