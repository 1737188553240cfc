import { expect, test } from "vitest";
import { noLeadFilter, parseLeadFilter } from "./lead-filter.ts";
import { freeViewName, queryOfView, readViewName } from "./saved-view.ts";

test("a view remembers filters and order, but neither the page nor the searched words", () => {
	const filter = { ...noLeadFilter, state: "FL", sort: "due" as const, spam: true };
	const cursor = { direction: "after" as const, at: "2026-11-23T15:00:00.000000Z", id: crypto.randomUUID() };
	const query = queryOfView({ ...filter, text: "María", view: "mine", cursor });
	expect(query).toBe("state=FL&spam=yes&sort=due");
	expect(parseLeadFilter(new URLSearchParams(query))).toEqual(filter);
});

test.each<[unknown, object]>([
	["  Florida,   in Spanish ", { ok: true, name: "Florida, in Spanish" }],
	["", { ok: false, code: "nameMissing" }],
	["   ", { ok: false, code: "nameMissing" }],
	[null, { ok: false, code: "nameMissing" }],
	["x".repeat(40), { ok: true, name: "x".repeat(40) }],
	["x".repeat(41), { ok: false, code: "nameLong" }],
])("the name %j", (text, read) => {
	expect(readViewName(text)).toEqual(read);
});

test("a view that is restored keeps its name, unless another one has it", () => {
	expect(freeViewName("Florida", ["Texas"])).toBe("Florida");
	expect(freeViewName("Florida", ["FLORIDA", "Florida (2)"])).toBe("Florida (3)");
	expect(freeViewName("x".repeat(40), ["x".repeat(40)])).toBe(`${"x".repeat(36)} (2)`);
});
