import { expect, test } from "vitest";
import { noScriptSpamReasons } from "./no-script-form.ts";

const now = new Date("2026-11-23T15:00:00Z");
const seconds = (count: number) => new Date(now.getTime() - count * 1000);

test("a person's message gets no spam reasons", () => {
	expect(
		noScriptSpamReasons({ honeypot: "", openedAt: seconds(40), isReused: false, isRare: true, withinRate: true, now }),
	).toEqual([]);
});

test("each sign adds a reason", () => {
	expect(
		noScriptSpamReasons({ honeypot: "x", openedAt: seconds(1), isReused: true, isRare: true, withinRate: false, now }),
	).toEqual(["honeypot_filled", "filled_too_fast", "form_reused", "many_from_one_address"]);
	expect(
		noScriptSpamReasons({ honeypot: "", openedAt: null, isReused: false, isRare: false, withinRate: true, now }),
	).toEqual(["form_not_opened"]);
});

test("B26: a lead is not suspect only because its browser loads no images or keeps no cookies", () => {
	const signs = { honeypot: "", openedAt: null, isReused: false, isRare: true, withinRate: true, now };
	expect(noScriptSpamReasons(signs)).toEqual([]);
	expect(noScriptSpamReasons({ ...signs, honeypot: "x" })).toEqual(["honeypot_filled"]);
});
