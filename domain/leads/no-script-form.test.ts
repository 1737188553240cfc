import { expect, test } from "vitest";
import { noScriptSpamReasons } from "./no-script-form.ts";

const now = new Date("2026-11-23T15:00:00Z");
const seconds = (count: number) => new Date(now.getTime() - count * 1000);

test("a person's message gets no spam reasons", () => {
	expect(noScriptSpamReasons({ honeypot: "", openedAt: seconds(40), isReused: false, withinRate: true, now })).toEqual(
		[],
	);
});

test("each sign adds a reason", () => {
	expect(noScriptSpamReasons({ honeypot: "x", openedAt: seconds(1), isReused: true, withinRate: false, now })).toEqual([
		"honeypot_filled",
		"filled_too_fast",
		"form_reused",
		"many_from_one_address",
	]);
	expect(noScriptSpamReasons({ honeypot: "", openedAt: null, isReused: false, withinRate: true, now })).toEqual([
		"form_not_opened",
	]);
});
