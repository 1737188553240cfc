import { expect, test } from "vitest";
import type { IdentityFacts } from "../agency/settable-facts.ts";
import { fieldsOfIdentity, readIdentityForm } from "./identity-form.ts";

const names: IdentityFacts = {
	name: "Harbor & O’Brien Insurance",
	shortName: "Harbor",
	legalName: "Harbor O’Brien Agency, LLC d/b/a Harbor (Florida), Inc.",
};
const read = (changes: Record<string, unknown>) => readIdentityForm({ ...fieldsOfIdentity(names), ...changes });

test("what is saved is what the form shows", () => {
	expect(read({})).toEqual({ ok: true, facts: names });
});

test.each([
	["  Harbor   Light ", "Harbor Light"],
	["O'Brien\u00a0Life", "O’Brien Life"],
	["Peque\u00f1a", "Pequeña"],
	["Peque\u006e\u0303a", "Pequeña"],
	["1-800 Life – 24/7", "1-800 Life – 24/7"],
	["x".repeat(60), "x".repeat(60)],
])("%j is the name %j", (typed, name) => {
	expect(read({ name: typed })).toMatchObject({ ok: true, facts: { name } });
});

const refused: readonly (readonly [field: string, typed: unknown, error: string])[] = [
	["name", "", "name_missing"],
	["shortName", " ", "name_missing"],
	["legalName", "", "name_missing"],
	["legalName", undefined, "name_missing"],
	["legalName", ["Harbor"], "name_missing"],
	["name", "1-800", "name_missing"],
	["name", "x".repeat(61), "name_long"],
	["shortName", "x".repeat(21), "name_long"],
	["legalName", "x".repeat(121), "name_long"],
	["name", "Harbor Inc.", "name_period"],
	...[
		...'<>"`{}[]|\\;:=@#$%^*~_',
		"\n",
		"\t",
		"\u0000",
		"\u007f",
		"\u202e",
		"\u200b",
		"\ufeff",
		"\ud800",
		"人",
		"😀",
	].map((sign) => ["name", `Harbor${sign}Light`, "name_signs"] as const),
];

test.each(refused)("%s %j is refused beside its field: %s", (field, typed, error) => {
	expect(read({ [field]: typed })).toEqual({ ok: false, errors: { [field]: error } });
});
