import { describe, expect, it, test } from "vitest";
import { type CallRule, callRules, opensWithTime } from "#domain/calling-rules/call-rule.ts";
import type { ListExemption } from "#domain/calling-rules/listed-number.ts";
import type { CallAnswer, CallBasis } from "#domain/calling-rules/may-call.ts";
import { doubts } from "#domain/calling-window/call-hours.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { describeCall, describeRecording } from "./describe-call.server.ts";

const now = new Date("2026-11-23T10:00-05:00");
const tonight = new Date("2026-11-23T20:00-05:00");
const tomorrow = new Date("2026-11-24T08:00-05:00");

const open = {
	isOpen: true,
	until: tonight,
	states: ["FL"],
	basis: "inquiry",
	exemptions: [],
	warnings: [],
} as const satisfies CallAnswer;
const closed = (rule: CallRule, opensAt: Date | null): CallAnswer => ({
	isOpen: false,
	rule,
	rules: [rule],
	opensAt,
	state: null,
	column: null,
});

describe("staff read whether they may call", () => {
	it.each<[Locale, string, string]>([
		["en", "You can call until 8:00 PM", "You can call from Tuesday, November 24, 8:00 AM"],
		["es", "Puede llamar hasta: 8:00 p.m.", "Puede llamar desde: martes, 24 de noviembre, 8:00 a.m."],
		["pt", "Você pode ligar até: 20:00", "Você pode ligar a partir de: terça-feira, 24 de novembro, 08:00"],
		["ht", "Ou ka rele jiska: 8:00 PM", "Ou ka rele apati: madi 24 novanm, 8:00 AM"],
	])("in %s", (locale, until, opens) => {
		const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
		const { text } = describeCall(open, locale, now);
		expect(plain(text)).toBe(until);
		expect(plain(describeCall(closed("personsHours", tomorrow), locale, now).text)).toContain(opens);
	});
});

test.each(locales)("each rule has its own sentence and a source in %s", (locale) => {
	const copies = callRules.map((rule) =>
		describeCall(closed(rule, opensWithTime(rule) ? tomorrow : null), locale, now),
	);
	expect(new Set(copies.map(({ text }) => text)).size).toBe(callRules.length);
	for (const { text, source } of copies) {
		expect(text).not.toMatch(/[{}]/);
		expect(source).toBeTruthy();
	}
});

test.each(locales)(
	"staff read why a listed number is open, and what stands in for a fresh request, in %s",
	(locale) => {
		const groundsOf = (grounds: Partial<typeof open | { basis: CallBasis; exemptions: readonly ListExemption[] }>) =>
			describeCall({ ...open, ...grounds } as CallAnswer, locale, now).grounds;
		expect(groundsOf({})).toEqual([]);
		const law = "47 CFR 64.1200(f)(5)";
		const reasons = (["inquiry", "purchase", "consent"] as const).flatMap((by) =>
			groundsOf({ exemptions: [{ list: "national", by, law }] }),
		);
		expect(new Set(reasons).size).toBe(3);
		for (const reason of reasons) expect(reason).toMatch(/Do Not Call|No Llame/);
		for (const reason of reasons) expect(reason).toContain(law);
		expect(groundsOf({ basis: "purchase" })).toHaveLength(1);
		expect(groundsOf({ basis: "noList" })).not.toEqual(groundsOf({ basis: "purchase" }));
	},
);

test.each(locales)("staff read whether a law or our own rule closes it in %s", (locale) => {
	const answer = { ...closed("personsHours", tomorrow), state: "TX", column: "law" } as CallAnswer;
	const { text, source } = describeCall(answer, locale, now);
	expect(text).toMatch(/\((?:Texas|Tejas|Tegzas|Teksas)\)/);
	expect(source).toContain("Tex. Bus. & Com. Code § 301.051");
	const { source: own } = describeCall({ ...answer, column: "ourChoice" } as CallAnswer, locale, now);
	expect(own).toMatch(/Texas|Tejas|Tegzas|Teksas/);
	expect(own).not.toContain("Code");
});

test.each(locales)("each doubt about a rule has its own sentence in %s", (locale) => {
	const all = doubts.map((doubt) => ({ state: "PA", source: "Senate Bill 992", doubt }));
	const { warnings } = describeCall({ ...open, warnings: all }, locale, now);
	expect(new Set(warnings).size).toBe(doubts.length);
	for (const warning of warnings) expect(warning).toContain("Senate Bill 992");
});

test.each(locales)(
	"before a call is recorded, Florida's law counts, and the law of the person's state, in %s",
	(locale) => {
		expect(describeRecording("TX", locale)).toContain("s. 934.03");
		expect(describeRecording("PA", locale)).toMatch(/s\. 934\.03.*18 Pa\.C\.S\./);
	},
);
