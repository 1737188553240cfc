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

const inquiry = "47 CFR 64.1200(f)(5), 16 CFR 310.2";
const asked = (at: string) => ({ inquiredAt: floridaTime(at) });
const bought = (at: string) => ({ purchasedAt: floridaTime(at) });
const check = (checkedAt: string, source = "national", isListed = false) => ({
	source,
	checkedAt: floridaTime(checkedAt),
	isListed,
});
const checked = (...doNotCallChecks: ReturnType<typeof check>[]) => ({ doNotCallChecks });
const listed = (source: string, checkedAt = "11-20 09:00") => check(checkedAt, source, true);
const clear = (source: string, checkedAt = "11-20 09:00") => check(checkedAt, source);
const checkAge = "16 CFR 310.4(b)(3)(iv)";
const ofLists: CallCase[] = [
	["no check recorded", lists, day, checked(), "open until 11-23 20:00"],
	["checked, not listed", lists, day, checked(clear("national")), "open until 11-23 20:00"],
	["checked and listed", lists, day, checked(listed("national")), "doNotCall, a person opens it"],
	["listed long ago", order, day, checked(listed("national", "05-20 09:00")), "doNotCall, a person opens it"],
	[
		"a check of almost 31 days",
		checkAge,
		"11-23 10:00",
		checked(check("10-23 11:00:00.001")),
		"open until 11-23 10:00:00.001",
	],
	[
		"a check of 31 days",
		checkAge,
		"11-23 10:00",
		checked(check("10-23 11:00")),
		"doNotCallCheckOld, a person opens it",
	],
	["a check that lapses today", checkAge, "11-23 10:00", checked(check("10-23 16:00")), "open until 11-23 15:00"],
	[
		"a check that lapses tonight",
		checkAge,
		night,
		checked(check("10-24 01:00")),
		"doNotCallCheckOld, a person opens it",
	],
	["a check that lapses tomorrow", checkAge, night, checked(check("10-24 16:00")), "personsHours, opens 11-24 08:00"],
];

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

const closedByList = "doNotCall, a person opens it";
const onStates = (state: string, facts: CallCase[3]) => ({ ...checked(listed(`state:${state}`)), ...facts });
const relationship = "47 CFR 64.1200(f)(5), (15)(ii), 16 CFR 310.4(b)(1)(iii)(B)(2)";
const signed = { marketingCallsConsent: true };
const onNational = checked(listed("national"));
const ofListings: CallCase[] = [
	["national, asked today", relationship, day, { ...onNational, ...asked("11-23 09:00") }, "open until 11-23 20:00"],
	[
		"national, asked almost three months ago",
		relationship,
		day,
		{ ...onNational, ...asked("08-23 10:00:00.001") },
		"open until 11-23 10:00:00.001",
	],
	["national, asked three months ago", relationship, day, { ...onNational, ...asked("08-23 10:00") }, closedByList],
	[
		"national, asked in time, until tonight",
		relationship,
		night,
		{ ...onNational, ...asked("08-24 07:00") },
		closedByList,
	],
	[
		"national, signed consent",
		"47 CFR 64.1200(c)(2)(ii)",
		day,
		{ ...onNational, ...asked("01-05 10:00"), ...signed },
		"open until 11-23 20:00",
	],
	[
		"national, bought a year ago",
		relationship,
		day,
		{ ...onNational, ...asked("01-05 10:00"), ...bought("2025-11-23 10:00") },
		"open until 11-23 20:00",
	],
	[
		"national, and an old check",
		"16 CFR 310.4(b)(3)(iv)",
		day,
		{ ...checked(listed("national", "10-01 09:00")), ...asked("11-23 09:00") },
		"doNotCallCheckOld, a person opens it",
	],
	[
		"our own list",
		"47 CFR 64.1200(d)(3): a request to stop",
		day,
		{ ...onNational, ...asked("11-23 09:00"), ...signed, areCallsStopped: true },
		"revoked, a person opens it",
	],
	[
		"Florida's, asked today",
		"s. 501.059(1), F.S.",
		day,
		onStates("FL", asked("11-23 09:00")),
		"open until 11-23 20:00",
	],
	["Florida's, asked in August", "s. 501.059(1), F.S.", day, onStates("FL", asked("08-23 10:00")), closedByList],
	[
		"Florida's, asked today, not for calls",
		"s. 501.059(1), F.S.: an express request",
		day,
		onStates("FL", { ...asked("11-23 09:00"), callsConsent: false, ...signed }),
		closedByList,
	],
	["Florida's, only signed consent", "the statute doesn't name it", day, onStates("FL", signed), closedByList],
	[
		"Indiana's, a customer",
		"Ind. Code 24-4.7-1-1: customers aren't exempt",
		day,
		onStates("IN", { ...asked("01-05 10:00"), ...bought("06-01 10:00") }),
		closedByList,
	],
	[
		"Tennessee's, bought 11 months ago",
		"Tenn. Code 65-4-401: 12 months",
		day,
		onStates("TN", { ...asked("2025-12-20 10:00"), ...bought("2025-12-23 10:00") }),
		"open until 11-23 20:00",
	],
	[
		"Tennessee's, bought 12 months ago",
		"Tenn. Code 65-4-401: 12 months",
		day,
		onStates("TN", { ...asked("2025-11-20 10:00"), ...bought("2025-11-23 10:00") }),
		closedByList,
	],
	["Oklahoma's, asked today", "not in our table", day, onStates("OK", asked("11-23 09:00")), closedByList],
	[
		"one that a service didn't name",
		order,
		day,
		{ ...checked(listed("service")), ...asked("11-23 09:00") },
		closedByList,
	],
	[
		"one that a person didn't name",
		order,
		day,
		{ ...checked(listed("person")), ...asked("11-23 09:00") },
		closedByList,
	],
	[
		"national and Oklahoma's: each must be lifted",
		order,
		day,
		{ ...checked(listed("national"), listed("state:OK")), ...asked("11-23 09:00"), ...signed },
		closedByList,
	],
];

const old = asked("01-05 10:00");
const inGeorgia = { state: "GA", phone: "404 555 0123" };
const ofOldInquiries: CallCase[] = [
	["never checked", inquiry, day, { ...inGeorgia, ...old }, "inquiryTooOld, a person opens it"],
	[
		"checked, on no list",
		inquiry,
		day,
		{ ...inGeorgia, ...old, ...checked(clear("national")) },
		"open until 11-23 20:00",
	],
	[
		"checked 31 days ago",
		"16 CFR 310.4(b)(3)(iv)",
		day,
		{ ...inGeorgia, ...old, ...checked(clear("national", "10-23 11:00")) },
		"inquiryTooOld, a person opens it",
	],
	[
		"checked almost 31 days ago",
		"16 CFR 310.4(b)(3)(iv)",
		day,
		{ ...inGeorgia, ...old, ...checked(clear("national", "10-23 16:00")) },
		"open until 11-23 15:00",
	],
	[
		"only a state's list",
		inquiry,
		day,
		{ ...inGeorgia, ...old, ...checked(clear("state:FL")) },
		"inquiryTooOld, a person opens it",
	],
	[
		"in Florida, only the national list",
		"s. 501.059(4), F.S.",
		day,
		{ ...old, ...checked(clear("national")) },
		"inquiryTooOld, a person opens it",
	],
	[
		"in Florida, both lists",
		"s. 501.059(4), F.S.",
		day,
		{ ...old, ...checked(clear("national"), clear("state:FL")) },
		"open until 11-23 20:00",
	],
	["a service looked at all lists", inquiry, day, { ...old, ...checked(clear("service")) }, "open until 11-23 20:00"],
	["somebody looked at all lists", inquiry, day, { ...old, ...checked(clear("person")) }, "open until 11-23 20:00"],
	["bought almost 18 months ago", inquiry, day, { ...old, ...bought("2025-05-23 11:00") }, "open until 11-23 11:00"],
	["bought 18 months ago", inquiry, day, { ...old, ...bought("2025-05-23 10:00") }, "inquiryTooOld, a person opens it"],
	[
		"bought, then stopped",
		stop,
		day,
		{ ...old, ...bought("11-01 10:00"), areCallsStopped: true },
		"revoked, a person opens it",
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
		{ ...checked(listed("national")), ...asked("01-05 10:00") },
		"doNotCall, a person opens it",
	],
];

describe.each([
	["a person", ofPeople],
	["a do-not-call list", ofLists],
	["an inquiry", ofInquiries],
	["a list that has the number", ofListings],
	["an inquiry of long ago", ofOldInquiries],
	["several rules", several],
])("a call that depends on %s", (_, cases) => {
	test.each(cases)("%s (%s)", (...row) => expectAnswer(row));
});

test("all rules that close a call are named, the strictest first", () => {
	const facts = { ...callable, callsConsent: false, areCallsStopped: true, isQuarantined: true };
	expect(mayCall(floridaTime(night), facts)).toEqual({
		isOpen: false,
		rule: "revoked",
		rules: ["revoked", "noConsent", "quarantined", "personsHours"],
		opensAt: null,
		state: null,
		column: null,
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

test("an open call says on what it rests, and why each list doesn't close it", () => {
	const answer = (facts: CallCase[3]) => mayCall(floridaTime(day), { ...callable, ...facts });
	expect(
		answer({ ...onNational, ...checked(listed("national"), listed("state:FL")), ...asked("11-23 09:00") }),
	).toMatchObject({
		basis: "inquiry",
		exemptions: [
			{ list: "national", by: "inquiry", law: expect.stringContaining("64.1200(f)(5)") },
			{ list: "state:FL", by: "inquiry", law: "s. 501.059(1), F.S." },
		],
	});
	expect(answer({ ...onNational, ...signed })).toMatchObject({ basis: "consent", exemptions: [{ by: "consent" }] });
	expect(answer({ ...old, ...bought("11-01 10:00") })).toMatchObject({ basis: "purchase", exemptions: [] });
	expect(answer({ ...old, ...checked(clear("service")) })).toMatchObject({ basis: "noList", exemptions: [] });
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
