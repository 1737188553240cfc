import * as v from "valibot";
import { expect, test } from "vitest";
import type { LicenseFacts } from "../agency/settable-facts.ts";
import { fieldsOfLicenses, isPossibleLicenses, licenseFactsSchema, readLicensesForm } from "./licenses-form.ts";

// It is still November 23 in Florida.
const at = { now: new Date("2026-11-24T02:00:00Z"), timeZone: "America/New_York", before: { licenses: {} } };
const facts: LicenseFacts = {
	npn: "1234567",
	licenses: {
		CA: { number: "0H00000", expiresOn: "2028-01-31" },
		FL: { number: "W-12 345", expiresOn: "2026-11-23" },
	},
	missing: ["GA", "TX"],
};
const read = (changes: Record<string, unknown>) => readLicensesForm({ ...fieldsOfLicenses(facts), ...changes }, at);

test("what is saved is what the form shows, and a license counts on its last day", () => {
	expect(read({})).toEqual({ ok: true, facts });
	expect(read({ npn: "" })).toEqual({ ok: true, facts: { ...facts, npn: "" } });
	expect(readLicensesForm({}, at)).toEqual({ ok: true, facts: { npn: "", licenses: {}, missing: [] } });
});

test.each([
	[{ npn: "12-34" }, { npn: "npn_invalid" }],
	[{ npn: "12345678901" }, { npn: "npn_invalid" }],
	[{ number_CA: "" }, { number_CA: "license_number" }],
	[{ number_CA: "<b>" }, { number_CA: "license_number" }],
	[{ expires_CA: "" }, { expires_CA: "license_date" }],
	[{ expires_CA: "2027-02-30" }, { expires_CA: "license_date" }],
	[{ expires_CA: "2026-11-22" }, { expires_CA: "license_date" }],
	[{ expires_CA: "2208-01-31" }, { expires_CA: "license_date" }],
	[{ number_WA: "123" }, { expires_WA: "license_date" }],
])("%j is refused beside its field", (changes, errors) => {
	expect(read(changes)).toEqual({ ok: false, errors });
});

test("a license that has expired since it was saved stays, and only a renewed one replaces it", () => {
	const nextDay = { ...at, now: new Date("2026-11-25T02:00:00Z"), before: facts };
	const typed = (changes: Record<string, unknown>) =>
		readLicensesForm({ ...fieldsOfLicenses(facts), ...changes }, nextDay);
	expect(typed({ npn: "" })).toEqual({ ok: true, facts: { ...facts, npn: "" } });
	for (const changes of [{ number_FL: "W-99 999" }, { expires_FL: "2026-11-22" }]) {
		expect(typed(changes)).toEqual({ ok: false, errors: { expires_FL: "license_date" } });
	}
	expect(typed({ expires_FL: "2028-11-23" })).toMatchObject({ ok: true });
});

test("a state without a license has no number", () => {
	expect(read({ missing_CA: "on", expires_CA: "2020-01-01" })).toEqual({
		ok: true,
		facts: { npn: "1234567", licenses: { FL: facts.licenses.FL }, missing: ["CA", "GA", "TX"] },
	});
});

test("states that the site has no record of, or where the agency only recruits, have no fields", () => {
	const typed = {
		number_NY: "1",
		expires_NY: "2027-01-01",
		missing_NY: "on",
		number_AK: "1",
		expires_AK: "2027-01-01",
	};
	expect(read(typed)).toEqual({ ok: true, facts });
});

test("a file has the bounds of the form, but a license in it may have expired", () => {
	const possible = (changes: Partial<LicenseFacts>) => isPossibleLicenses({ ...facts, ...changes });
	expect(possible({})).toBe(true);
	expect(possible({ licenses: { FL: { number: "W1", expiresOn: "2020-01-01" } } })).toBe(true);
	expect(possible({ licenses: { FL: { number: "W1", expiresOn: "soon" } } })).toBe(false);
	expect(possible({ licenses: { FL: { number: "", expiresOn: "2027-01-01" } } })).toBe(false);
	expect(possible({ licenses: { AK: { number: "W1", expiresOn: "2027-01-01" } } })).toBe(false);
	expect(possible({ npn: "x" })).toBe(false);
});

test("stored marks of states that the site doesn't know leave the others closed", () => {
	expect(v.parse(licenseFactsSchema, { ...facts, missing: ["GA", "ZZ", "NY", "TX"] })).toEqual(facts);
});
