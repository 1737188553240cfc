import { describe, expect, test } from "vitest";
import { type CallCase, callable, expectAnswer, floridaTime } from "#tests/support/call-case.ts";
import { callRules, opensWithTime } from "./call-rule.ts";
import { callablePeriod, mayCall } from "./may-call.ts";

const day = "11-23 10:00";
const night = "11-23 22:00";
const consent = "47 CFR 64.1200(f)(9), s. 501.059(8), F.S.";
const stop = "47 CFR 64.1200(a)(10), (d)(3), s. 501.059(5), F.S.";
const lists = "47 CFR 64.1200(c)(2), 16 CFR 310.4(b)(1)(iii)(B)";
const order = "the order of callRules";

const ofPeople: CallCase[] = [
	["nothing speaks against it", consent, day, {}, "open until 11-23 20:00"],
	["data deleted", "Cal. Civ. Code 1798.105", day, { isErased: true }, "erased, a person opens it"],
	["no number", "nothing to dial", day, { phone: null }, "noPhone, a person opens it"],
	["half a number", "nothing to dial", day, { phone: "555-0123" }, "noPhone, a person opens it"],
	["calls stopped", stop, day, { areCallsStopped: true }, "revoked, a person opens it"],
	["somebody else's number", "47 CFR 64.1200(m)", day, { isWrongNumber: true }, "wrongNumber, a person opens it"],
	["box for calls empty", consent, day, { callsConsent: false }, "noConsent, a person opens it"],
	[
		"box for calls empty, box for marketing checked",
		consent,
		day,
		{ callsConsent: false, marketingCallsConsent: true },
		"open until 11-23 20:00",
	],
	[
		"both boxes checked, then stopped",
		stop,
		day,
		{ marketingCallsConsent: true, areCallsStopped: true },
		"revoked, a person opens it",
	],
	["another address stopped the number", stop, day, { areCallsToCheck: true }, "checkFirst, a person opens it"],
	["no license there", "s. 626.112, F.S.", day, { salesRefusal: "not_licensed" }, "refusedSale, a person opens it"],
	["not sold there", "s. 626.112, F.S.", day, { salesRefusal: "not_offered" }, "refusedSale, a person opens it"],
	["looks like spam", consent, day, { isQuarantined: true }, "quarantined, a person opens it"],
];

const check = (checkedAt: string, isListed = false) => ({
	doNotCallCheck: { checkedAt: floridaTime(checkedAt), isListed },
});
const checkAge = "16 CFR 310.4(b)(3)(iv)";
const ofLists: CallCase[] = [
	["no check recorded", lists, day, { doNotCallCheck: null }, "open until 11-23 20:00"],
	["checked, not listed", lists, day, check("11-20 09:00"), "open until 11-23 20:00"],
	["checked and listed", lists, day, check("11-20 09:00", true), "doNotCall, a person opens it"],
	[
		"listed in spite of signed consent",
		"47 CFR 64.1200(d): our own list",
		day,
		{ ...check("11-20 09:00", true), marketingCallsConsent: true },
		"doNotCall, a person opens it",
	],
	["listed long ago", order, day, check("05-20 09:00", true), "doNotCall, a person opens it"],
	["a check of almost 31 days", checkAge, "11-23 10:00", check("10-23 11:00:00.001"), "open until 11-23 10:00:00.001"],
	["a check of 31 days", checkAge, "11-23 10:00", check("10-23 11:00"), "doNotCallCheckOld, a person opens it"],
	["a check that lapses today", checkAge, "11-23 10:00", check("10-23 16:00"), "open until 11-23 15:00"],
	["a check that lapses tonight", checkAge, night, check("10-24 01:00"), "doNotCallCheckOld, a person opens it"],
	["a check that lapses tomorrow", checkAge, night, check("10-24 16:00"), "personsHours, opens 11-24 08:00"],
];

const inquiry = "47 CFR 64.1200(f)(5), 16 CFR 310.2";
const asked = (at: string) => ({ inquiredAt: floridaTime(at) });
const ofInquiries: CallCase[] = [
	["asked today", inquiry, day, asked("11-23 09:00"), "open until 11-23 20:00"],
	["asked almost three months ago", inquiry, day, asked("08-23 10:00:00.001"), "open until 11-23 10:00:00.001"],
	["asked three months ago", inquiry, day, asked("08-23 10:00"), "inquiryTooOld, a person opens it"],
	["asked on November 30", inquiry, "2027-02-28 12:00", asked("11-30 12:00"), "inquiryTooOld, a person opens it"],
	[
		"asked on November 30, a minute less",
		inquiry,
		"2027-02-28 11:59",
		asked("11-30 12:00"),
		"open until 2027-02-28 12:00",
	],
	["too old in the night", inquiry, night, asked("08-24 07:00"), "inquiryTooOld, a person opens it"],
	[
		"asked long ago, with signed consent",
		"47 CFR 64.1200(c)(2)(ii)",
		day,
		{ ...asked("01-05 10:00"), marketingCallsConsent: true },
		"open until 11-23 20:00",
	],
];

const several: CallCase[] = [
	["deleted and stopped", order, day, { isErased: true, areCallsStopped: true }, "erased, a person opens it"],
	["stopped at night", order, night, { areCallsStopped: true }, "revoked, a person opens it"],
	[
		"spam and not sold there",
		order,
		day,
		{ isQuarantined: true, salesRefusal: "not_offered" },
		"refusedSale, a person opens it",
	],
	[
		"listed, asked long ago, at night",
		order,
		night,
		{ ...check("11-20 09:00", true), ...asked("01-05 10:00") },
		"doNotCall, a person opens it",
	],
];

describe.each([
	["a person", ofPeople],
	["a do-not-call list", ofLists],
	["an inquiry", ofInquiries],
	["several rules", several],
])("a call that depends on %s", (_, cases) => {
	test.each(cases)("%s (%s)", (...row) => expectAnswer(row));
});

test("all rules that close a call are named, the strictest first", () => {
	const facts = { ...callable, callsConsent: false, areCallsStopped: true, isQuarantined: true };
	expect(mayCall(floridaTime(night), facts)).toEqual({
		isOpen: false,
		rule: "revoked",
		rules: ["revoked", "noConsent", "quarantined", "personsHours", "floridaHours"],
		opensAt: null,
		state: null,
	});
});

test("rules that wait for a person come before those that open with time", () => {
	const isTimed = callRules.map(opensWithTime);
	expect(isTimed.lastIndexOf(false)).toBeLessThan(isTimed.indexOf(true));
});

test("an open call names the states whose hours count", () => {
	const answer = mayCall(floridaTime(day), { ...callable, state: "GA" });
	expect(answer).toMatchObject({ isOpen: true, states: ["GA", "FL"] });
});

test("the lead keeps from when until when the person may be called", () => {
	const period = (at: string, facts = {}) => callablePeriod(floridaTime(at), { ...callable, ...facts });
	const kept = (from: string, until: string) => ({
		nextCallableAt: floridaTime(from),
		callableUntil: floridaTime(until),
	});
	expect(period(day)).toEqual(kept(day, "11-23 20:00"));
	expect(period(night)).toEqual(kept("11-24 08:00", "11-24 20:00"));
	expect(period(night, asked("08-24 16:00"))).toEqual(kept("11-24 08:00", "11-24 16:00"));
	expect(period(day, { areCallsStopped: true })).toEqual({ nextCallableAt: null, callableUntil: null });
});
