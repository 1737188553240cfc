import { expect, test } from "vitest";
import type { Locale } from "../locale/locales.ts";
import { agentFor } from "./agent-for.ts";

const agent = (id: string, languages: Locale[], states: string[]) => ({ id, languages, states });
const team = [
	agent("founder", ["es", "en"], ["FL", "GA", "TX"]),
	agent("marcus", ["en"], ["FL", "OH"]),
	agent("camila", ["pt", "es"], ["FL", "NJ"]),
	agent("wideline", ["ht", "en"], ["FL"]),
	agent("daniel", ["en"], []),
];

test.each<[Locale, string | null, string | null]>([
	["en", "FL", "marcus"],
	["en", "TX", "founder"],
	["es", "FL", "founder"],
	["es", "NJ", "camila"],
	["pt", null, "camila"],
	["ht", "FL", "wideline"],
	// Nobody licensed in Ohio speaks Kreyòl: English is what they share.
	["ht", "OH", "marcus"],
	["ht", "GA", "founder"],
	["pt", "OH", "marcus"],
	["en", "AK", null],
	["es", "NY", null],
])("in %s and %s it is %s", (locale, state, id) => {
	expect(agentFor(team, locale, state)?.id ?? null).toBe(id);
});

test("without anybody licensed nobody is shown", () => {
	expect(agentFor([agent("daniel", ["en"], [])], "en", null)).toBeNull();
	expect(agentFor([], "en", "FL")).toBeNull();
});
