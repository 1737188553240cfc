import { expect, test } from "vitest";
import type { OfficeFacts } from "../office-hours/office-facts.ts";
import { fieldsOfOffice, isPossibleOffice, readOfficeForm } from "./office-form.ts";

const at = { now: new Date("2026-11-23T15:00:00Z"), timeZone: "America/New_York" };
const office: OfficeFacts = {
	phone: { display: "(941) 555-0177", e164: "+19415550177" },
	tollFreePhone: { display: "(800) 555-0155", e164: "+18005550155" },
	email: "office@agency.example",
	address: { street: "12 Palm Avenue #3", city: "St. Petersburg", postalCode: "33701" },
	hours: [
		{ days: ["Monday", "Tuesday", "Thursday"], opens: "09:00", closes: "18:00" },
		{ days: ["Wednesday"], opens: "09:00", closes: "12:30" },
	],
	closedOn: ["2026-12-24", "2026-12-31"],
};
const fields = fieldsOfOffice(office, at.now);
const read = (changes: Record<string, string>) => readOfficeForm({ ...fields, ...changes }, { ...at, before: office });

test("what is saved is what the form shows, in order and once", () => {
	expect(read({})).toEqual({ ok: true, facts: office });
	expect(read({ closed_0: "2026-12-31", closed_1: "2026-12-24", closed_5: "2026-12-24" })).toEqual({
		ok: true,
		facts: office,
	});
	expect(read({ phone: "941.555.0177" })).toEqual({ ok: true, facts: office });
});

test.each([
	["phone", { phone: "555-0177" }, "phone_invalid"],
	["tollFreePhone", { tollFreePhone: "+44 20 7946 0018" }, "phone_invalid"],
	["email", { email: "office@agency" }, "email_invalid"],
	["street", { street: " , " }, "street_missing"],
	["street", { street: "12 <b>Palm</b> Avenue" }, "street_missing"],
	["city", { city: "" }, "office_city"],
	["city", { city: "東京" }, "office_city"],
	["postalCode", { postalCode: "30301" }, "zip_invalid"],
	["postalCode", { postalCode: "3370" }, "zip_invalid"],
	["opens_Monday", { closes_Monday: "" }, "time_missing"],
	["opens_Wednesday", { closes_Wednesday: "08:00" }, "time_order"],
	["closed_1", { closed_1: "2026-02-30" }, "date_invalid"],
	["closed_1", { closed_1: "2026-01-02" }, "date_invalid"],
	["closed_1", { closed_1: "2926-12-31" }, "date_invalid"],
])("an error at %s", (field, changes, code) => {
	expect(read(changes)).toEqual({ ok: false, errors: { [field]: code } });
});

test("an office that never opens, or not for two months, can't be saved", () => {
	const times = Object.fromEntries(
		Object.keys(fields).flatMap((name) => (/^(opens|closes)_/.test(name) ? [[name, ""]] : [])),
	);
	expect(read(times)).toEqual({ ok: false, errors: { opens_Monday: "hours_none" } });
	const mondays = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 10, 30 + 7 * week)));
	const closed = Object.fromEntries(mondays.map((day, index) => [`closed_${index}`, day.toISOString().slice(0, 10)]));
	const onlyMondays = { ...times, opens_Monday: "09:00", closes_Monday: "17:00" };
	expect(read({ ...onlyMondays, ...closed })).toEqual({ ok: false, errors: { closed_0: "closed_long" } });
	expect(read(closed)).toMatchObject({ ok: true });
});

const withBreak: OfficeFacts = {
	...office,
	hours: [
		{ days: ["Monday", "Tuesday"], opens: "08:00", closes: "12:00" },
		{ days: ["Monday", "Tuesday"], opens: "13:00", closes: "17:00" },
	],
};

test("a day whose times stay keeps its break, and a day that is over isn't shown any more", () => {
	const shown = fieldsOfOffice({ ...withBreak, closedOn: ["2026-01-02", ...office.closedOn] }, at.now);
	const saved = (changes: Record<string, string>) =>
		readOfficeForm({ ...shown, ...changes }, { ...at, before: withBreak });
	expect(saved({})).toEqual({ ok: true, facts: withBreak });
	expect(saved({ closes_Tuesday: "18:00" })).toMatchObject({
		facts: {
			hours: [
				{ days: ["Monday"], opens: "08:00", closes: "12:00" },
				{ days: ["Monday"], opens: "13:00", closes: "17:00" },
				{ days: ["Tuesday"], opens: "08:00", closes: "18:00" },
			],
		},
	});
});

test("a file has the bounds of the form", () => {
	const possible = (changes: Partial<OfficeFacts>) => isPossibleOffice({ ...withBreak, ...changes }, at);
	const [first, second] = withBreak.hours;
	if (!first || !second) throw new Error("There is a break");
	expect(possible({})).toBe(true);
	expect(possible({ phone: { ...office.phone, e164: "+19415550100" } })).toBe(false);
	expect(possible({ hours: [] })).toBe(false);
	expect(possible({ address: undefined }), "older than the address").toBe(true);
	expect(possible({ address: { street: "1 Main Street", city: "Miami", postalCode: "10001" } })).toBe(false);
	expect(possible({ hours: [first, { ...second, opens: "11:00" }] })).toBe(false);
	expect(possible({ hours: [{ ...first, closes: "07:00" }] })).toBe(false);
	expect(possible({ closedOn: ["2926-12-31"] })).toBe(false);
	expect(possible({ closedOn: Array.from({ length: 41 }, () => "2026-12-24") })).toBe(false);
});
