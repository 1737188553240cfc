import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { leadKinds } from "../leads/lead-kind.ts";
import { locales } from "../locale/locales.ts";
import { builtInViews, filterOfView, viewsFor } from "./built-in-views.ts";
import {
	duePeriods,
	endsBeforeStart,
	isLeadFiltered,
	leadFilterParameters,
	leadFilterQuery,
	leadFlags,
	leadProducts,
	leadSorts,
	noLeadFilter,
	parseLeadFilter,
	unreadFilters,
} from "./lead-filter.ts";
import { leadStatuses } from "./lead-status.ts";

const parse = (query: string) => parseLeadFilter(new URLSearchParams(query));

const anyText = fc.oneof(fc.string({ maxLength: 130 }), fc.string({ unit: "binary", maxLength: 130 }));
const anyDay = fc.constantFrom("2026-11-01", "2026-02-30", "2028-02-29", "yesterday");
const anyTime = fc
	.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
	.map((date) => `${date.toISOString().slice(0, -1)}123Z`);
const anyCursor = fc
	.tuple(fc.constantFrom("after", "before", "at"), anyTime, fc.uuid())
	.map((parts) => parts.join("."));
const values: Record<string, fc.Arbitrary<string>> = {
	view: fc.constantFrom(...builtInViews),
	status: fc.constantFrom(...leadStatuses),
	kind: fc.constantFrom(...leadKinds),
	product: fc.constantFrom(...leadProducts),
	state: fc.constantFrom("FL", "PR", "fl"),
	locale: fc.constantFrom(...locales),
	owner: fc.constantFrom("mine", "u1"),
	source: fc.constantFrom("google", "Not a source"),
	from: anyDay,
	to: anyDay,
	due: fc.constantFrom(...duePeriods),
	task: fc.constantFrom(...duePeriods),
	text: anyText,
	cursor: anyCursor,
	sort: fc.constantFrom(...leadSorts),
	...Object.fromEntries(leadFlags.map((flag) => [flag, fc.constantFrom("yes", "no", "")])),
};
const anyQuery = fc
	.record(Object.fromEntries(Object.entries(values).map(([name, usual]) => [name, fc.oneof(usual, anyText)])), {
		requiredKeys: [],
	})
	.map((given) => new URLSearchParams(given as Record<string, string>).toString());

test("a filter survives its address, whatever an address says", () => {
	fc.assert(
		fc.property(anyQuery, (query) => {
			const filter = parse(query);
			expect(parse(leadFilterQuery(filter))).toEqual(filter);
			expect(parseLeadFilter(new URLSearchParams(leadFilterParameters(filter)))).toEqual(filter);
		}),
	);
});

test("the address names each filter", () => {
	const query =
		"status=new&kind=quote&product=recruiting&state=FL&locale=ht&owner=none&source=direct&from=2026-11-01&to=2026-11-30" +
		"&due=today&task=week&text=jos%C3%A9&cursor=after.2026-11-23T15%3A00%3A00.000001Z.0f8fad5b-d9cb-469f-a165-70867728950e" +
		"&callable=yes&spam=yes&suppressed=yes&notOffered=yes&clients=yes&sort=nextTask";
	expect(leadFilterQuery(parse(query))).toBe(query);
	expect(parse(query)).toMatchObject({
		status: "new",
		text: "josé",
		cursor: { direction: "after", at: "2026-11-23T15:00:00.000001Z", id: "0f8fad5b-d9cb-469f-a165-70867728950e" },
		notOffered: true,
	});
});

test.each([
	"",
	"status=erased",
	"state=fl",
	"owner=../x",
	"from=2026-02-30",
	"text=%00",
	"text=%20%20",
	"cursor=after.2026-02-30T15:00:00.000001Z.0f8fad5b-d9cb-469f-a165-70867728950e",
	"cursor=after.0000-01-01T00:00:00.000000Z.0f8fad5b-d9cb-469f-a165-70867728950e",
	"spam=1",
	"sort=name",
	"unknown=1",
])("what makes no sense filters nothing: %j", (query) => {
	expect(parse(query)).toEqual(noLeadFilter);
	expect(leadFilterQuery(parse(query))).toBe("");
});

test("a long search is cut, but no character is", () => {
	expect(parse(`text=${"a".repeat(99)}${encodeURIComponent("😀")}`).text).toBe("a".repeat(99));
});

test("each view has an address of its own, and agents have no quarantine", () => {
	for (const view of builtInViews) {
		expect(parse(leadFilterQuery(filterOfView(view)))).toEqual(filterOfView(view));
		expect(isLeadFiltered(filterOfView(view))).toBe(true);
	}
	expect(isLeadFiltered({ ...noLeadFilter, view: "mine", sort: "due" })).toBe(false);
	expect(viewsFor({ role: "agent" })).not.toContain("quarantine");
	expect(viewsFor({ role: "admin" })).toEqual(builtInViews);
});

test.each([
	["status=new&state=FL&spam=yes&sort=due&text=maria&view=gone&bulk=1&unknown=1", []],
	["status=&text=%20%20&from=", []],
	["status=bogus&state=fl", ["status: bogus", "state: fl"]],
	["from=2026-13-45&spam=1&sort=name", ["from: 2026-13-45", "spam: 1", "sort: name"]],
	["cursor=bogus", ["cursor: bogus"]],
])("a value that no filter has is named: %s", (query, expected) => {
	const unread = unreadFilters(new URLSearchParams(query));
	expect(unread.map(({ name, value }) => `${name}: ${value}`)).toEqual(expected);
});

test("a source is read as people write it", () => {
	expect(parse("source=%20www.Google.com").source).toBe("google.com");
	expect(parse("source=Google%20Ads").source).toBeNull();
});

test("days in the wrong order are noticed", () => {
	expect(endsBeforeStart(parse("from=2026-11-02&to=2026-11-01"))).toBe(true);
	expect(endsBeforeStart(parse("from=2026-11-01&to=2026-11-01"))).toBe(false);
	expect(endsBeforeStart(parse("to=2026-11-01"))).toBe(false);
});
