import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { callable, numbers } from "#tests/support/call-case.ts";
import { localTimes } from "../calling-window/local-times.ts";
import { jurisdictions } from "../location/jurisdictions.ts";
import type { CallFacts } from "./call-facts.ts";
import { opensWithTime } from "./call-rule.ts";
import { mayCall } from "./may-call.ts";

const hourMs = 3_600_000;
const states = [null, ...jurisdictions.map(({ abbr }) => abbr)];
const phones = [
	...Object.values(numbers),
	"213 555 0123",
	"270 555 0123",
	"808 555 0123",
	"907 555 0123",
	"787 555 0123",
	"671 555 0123",
	"684 555 0123",
	"+509 3412 3456",
	"+55 11 91234 5678",
	"+52 664 123 4567",
	"+44 20 7946 0123",
];

const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
const hoursAgo = (max: number) => fc.double({ min: 0, max, noNaN: true });
const situations = fc.record({
	now: moment,
	state: fc.constantFrom(...states),
	phone: fc.constantFrom(...phones),
	attempts: fc.array(hoursAgo(36), { maxLength: 6 }),
	inquiry: fc.option(hoursAgo(24 * 95)),
	purchase: fc.option(hoursAgo(24 * 560)),
	checks: fc.array(
		fc.record({
			source: fc.constantFrom("national", "state:FL", "state:TN", "state:OK", "service", "person"),
			hours: hoursAgo(24 * 33),
			isListed: fc.boolean(),
		}),
		{ maxLength: 3 },
	),
	marketingCallsConsent: fc.boolean(),
});

type Situation = typeof situations extends fc.Arbitrary<infer S> ? S : never;

function factsOf({
	now,
	state,
	phone,
	attempts,
	inquiry,
	purchase,
	checks,
	marketingCallsConsent,
}: Situation): CallFacts {
	const ago = (hours: number) => new Date(now.getTime() - Math.round(hours * hourMs));
	return {
		...callable,
		state,
		phone,
		attempts: attempts.map(ago),
		inquiredAt: inquiry === null ? null : ago(inquiry),
		purchasedAt: purchase === null ? null : ago(purchase),
		doNotCallChecks: checks
			.map(({ source, hours, isListed }) => ({ source, checkedAt: ago(hours), isListed }))
			.sort((one, other) => other.checkedAt.getTime() - one.checkedAt.getTime()),
		marketingCallsConsent,
	};
}

const msBefore = (moment: Date) => new Date(moment.getTime() - 1);

test("a closed call opens at the moment that it names, and no millisecond sooner", () => {
	fc.assert(
		fc.property(situations, (situation) => {
			const facts = factsOf(situation);
			const answer = mayCall(situation.now, facts);
			if (answer.isOpen || !answer.opensAt) return;
			expect(mayCall(answer.opensAt, facts).isOpen).toBe(true);
			const before = mayCall(msBefore(answer.opensAt), facts);
			expect(!before.isOpen && before.rules.every(opensWithTime)).toBe(true);
		}),
	);
});

test("an open call closes at the moment that it names, and no millisecond sooner", () => {
	fc.assert(
		fc.property(situations, (situation) => {
			const facts = factsOf(situation);
			const answer = mayCall(situation.now, facts);
			if (!answer.isOpen) return;
			expect(mayCall(answer.until, facts).isOpen).toBe(false);
			expect(mayCall(msBefore(answer.until), facts).isOpen).toBe(true);
		}),
	);
});

test("no open call is before 8 a.m. or after 8 p.m. where the person may live", () => {
	fc.assert(
		fc.property(situations, (situation) => {
			const facts = factsOf(situation);
			if (!mayCall(situation.now, facts).isOpen) return;
			for (const { time } of localTimes(situation.now, facts))
				expect(time >= "08:00" && time < "20:00", time).toBe(true);
		}),
	);
});

test("nothing lifts a request to stop: no inquiry, purchase, consent or check", () => {
	fc.assert(
		fc.property(situations, (situation) => {
			const answer = mayCall(situation.now, { ...factsOf(situation), areCallsStopped: true });
			expect(answer).toMatchObject({ isOpen: false, rule: "revoked", opensAt: null });
		}),
	);
});

test("an open call to a listed number names an exemption for each list", () => {
	fc.assert(
		fc.property(situations, (situation) => {
			const facts = factsOf(situation);
			const answer = mayCall(situation.now, facts);
			const listings = facts.doNotCallChecks.filter(({ isListed }) => isListed).map(({ source }) => source);
			if (answer.isOpen) expect(answer.exemptions.map(({ list }) => list)).toEqual(listings);
		}),
	);
});

test("every state has an hour to call every number", () => {
	const facts = states.flatMap((state) => phones.map((phone) => ({ ...callable, state, phone })));
	const closed = facts.filter((one) => {
		const answer = mayCall(new Date("2026-11-23T05:00Z"), one);
		return !answer.isOpen && answer.opensAt === null;
	});
	expect(closed).toEqual([]);
});
