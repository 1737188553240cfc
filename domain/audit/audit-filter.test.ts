import { expect, test } from "vitest";
import { auditAddress, isFiltered, readAuditFilter, readAuditPlace } from "./audit-filter.ts";

const read = (query: string) => readAuditFilter(new URLSearchParams(query));
const nothing = { who: null, kind: null, from: null, to: null, text: null };

test("an address keeps the filter and the place", () => {
	const filter = read("who=u1&kind=reads&from=2026-11-01&to=2026-11-22&text=owner%40sunfield.example");
	expect(filter).toEqual({
		who: "u1",
		kind: "reads",
		from: "2026-11-01",
		to: "2026-11-22",
		text: "owner@sunfield.example",
	});
	const address = new URL(auditAddress(filter, 51), "https://site.example");
	expect(readAuditFilter(address.searchParams)).toEqual(filter);
	expect(readAuditPlace(address.searchParams)).toBe(51);
});

test("a form with empty fields filters nothing", () => {
	expect(read("who=&kind=&from=&to=&text=+")).toEqual(nothing);
	expect(isFiltered(nothing)).toBe(false);
	expect(auditAddress(nothing)).toBe("/admin/audit");
});

test.each([
	"who=a b",
	"who=%27;--",
	"kind=anything",
	"from=2026-02-30",
	"from=yesterday",
	"to=2026-13-01",
	"text=a%00b",
	"text=a%0Ab",
])("%s makes no sense and filters nothing", (query) => {
	expect(read(query)).toEqual(nothing);
});

test.each(["0", "-1", "1.5", "1e3", "99999999999999999999", "x"])("no entry has the number %s", (before) => {
	expect(readAuditPlace(new URLSearchParams({ before }))).toBeNull();
});
