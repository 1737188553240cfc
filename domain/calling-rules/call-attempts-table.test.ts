import { test } from "vitest";
import { type CallCase, expectAnswer, floridaTime } from "#tests/support/call-case.ts";

const threeCalls = "s. 501.616(6)(b), F.S.";
const bothRules = "s. 501.616(6)(a) and (b), F.S.";
const tried = (...attempts: string[]) => ({ attempts: attempts.map(floridaTime) });
const threeToday = tried("11-23 09:00", "11-23 11:00", "11-23 13:00");

const cases: CallCase[] = [
	["two attempts today", threeCalls, "11-23 12:00", tried("11-23 09:00", "11-23 11:00"), "open until 11-23 20:00"],
	["three attempts today", threeCalls, "11-23 14:00", threeToday, "tooManyAttempts, opens 11-24 09:00"],
	[
		"three, a millisecond before 24 hours",
		threeCalls,
		"11-24 08:59:59.999",
		threeToday,
		"tooManyAttempts, opens 11-24 09:00",
	],
	["three, at 24 hours", threeCalls, "11-24 09:00", threeToday, "open until 11-24 20:00"],
	[
		"in any order",
		threeCalls,
		"11-23 14:00",
		tried("11-23 13:00", "11-23 09:00", "11-23 11:00"),
		"tooManyAttempts, opens 11-24 09:00",
	],
	[
		"five attempts: three must lie in the past",
		threeCalls,
		"11-23 16:00",
		tried("11-23 09:00", "11-23 10:00", "11-23 11:00", "11-23 13:00", "11-23 15:00"),
		"tooManyAttempts, opens 11-24 11:00",
	],
	[
		"over midnight",
		threeCalls,
		"11-24 08:30",
		tried("11-23 18:00", "11-23 19:00", "11-24 08:15"),
		"tooManyAttempts, opens 11-24 18:00",
	],
	[
		"three at one moment",
		threeCalls,
		"11-23 14:00",
		tried("11-23 13:00", "11-23 13:00", "11-23 13:00"),
		"tooManyAttempts, opens 11-24 13:00",
	],
	[
		"three over two days",
		threeCalls,
		"11-23 14:00",
		tried("11-21 09:00", "11-22 09:00", "11-23 09:00"),
		"open until 11-23 20:00",
	],
	[
		"three attempts in California",
		threeCalls,
		"11-23 14:00",
		{ ...threeToday, state: "CA", phone: "213 555 0123" },
		"tooManyAttempts, opens 11-24 11:00",
	],
	["in the night, hours come last", bothRules, "11-23 22:00", threeToday, "tooManyAttempts, opens 11-24 09:00"],
	[
		"24 hours end before calling hours",
		bothRules,
		"11-24 07:00",
		tried("11-23 07:30", "11-23 12:00", "11-23 13:00"),
		"tooManyAttempts, opens 11-24 08:00",
	],
	[
		"24 hours end on a closed day",
		bothRules,
		"11-21 15:00",
		{ ...tried("11-21 10:00", "11-21 11:00", "11-21 12:00"), state: "MS" },
		"tooManyAttempts, opens 11-23 09:00",
	],
	[
		"24 hours end on the day with 23",
		threeCalls,
		"03-07 16:00",
		tried("03-07 09:00", "03-07 10:00", "03-07 15:00"),
		"tooManyAttempts, opens 03-08 10:00",
	],
	[
		"24 hours end on the day with 25",
		threeCalls,
		"10-31 16:00",
		tried("10-31 09:00", "10-31 10:00", "10-31 15:00"),
		"tooManyAttempts, opens 11-01 08:00",
	],
	[
		"the inquiry ends before the 24 hours",
		"47 CFR 64.1200(f)(5)",
		"11-23 14:00",
		{ ...threeToday, inquiredAt: floridaTime("08-24 08:30") },
		"inquiryTooOld, a person opens it",
	],
];

test.each(cases)("attempts: %s (%s)", (...row) => expectAnswer(row));
