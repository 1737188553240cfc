import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { builtInViews, filterOfView, viewsFor } from "./built-in-views.ts";
import {
	choices,
	duePeriods,
	endsBeforeStart,
	isLeadFiltered,
	leadFilterParameters,
	leadFilterQuery,
	leadFlags,
	noLeadFilter,
	parseLeadFilter,
	presences,
	sortOf,
	unreadFilters,
} from "./lead-filter.ts";
import { leadSorts } from "./lead-sort.ts";

const parse = (query: string) => parseLeadFilter(new URLSearchParams(query));

const anyText = fc.oneof(fc.string({ maxLength: 130 }), fc.string({ unit: "binary", maxLength: 130 }));
const anyDay = fc.constantFrom("2026-11-01", "2026-02-30", "2028-02-29", "yesterday");
const anyTime = fc
	.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
	.map((date) => `${date.toISOString().slice(0, -1)}123Z`);
const anyPlace = fc.oneof(
	anyTime,
	anyTime.map((time) => `new~${time}`),
	fc.nat().map(String),
	anyText,
);
const anyCursor = fc
	.tuple(fc.constantFrom("after", "before", "at"), anyPlace, fc.uuid())
	.map((parts) => parts.join("."));
/** Several values, in any order and more than once, with what no field has. */
const anyOf = (values: readonly string[]) =>
	fc.array(fc.constantFrom(...values, "not", "", " "), { maxLength: 5 }).map((parts) => parts.join(","));
const anyNumber = fc.constantFrom("0", "7", "007", "3651", "1000000000", "-1", "1.5");
const values: Record<string, fc.Arbitrary<string>> = {
	view: fc.constantFrom(...builtInViews),
	...Object.fromEntries(Object.entries(choices).map(([name, known]) => [name, anyOf(known)])),
	owner: anyOf(["mine", "none", "u1"]),
	source: anyOf(["google", "www.Google.com", "Not a source"]),
	...Object.fromEntries(["from", "to", "taskFrom", "taskTo", "contactFrom", "contactTo"].map((name) => [name, anyDay])),
	...Object.fromEntries(["quiet", "valueFrom", "valueTo"].map((name) => [name, anyNumber])),
	...Object.fromEntries(
		["contact", "value", "email", "phone"].map((name) => [name, fc.constantFrom(...presences, "yes")]),
	),
	due: fc.constantFrom(...duePeriods),
	task: fc.constantFrom(...duePeriods, ...presences),
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
/** As a form without script sends it: each checked box by itself, and empty fields. */
const anySentQuery = anyQuery.map((query) => {
	const sent = new URLSearchParams({ status: "", from: "" });
	for (const [name, value] of new URLSearchParams(query)) {
		const isBoxes = Object.hasOwn(choices, name);
		for (const each of isBoxes ? value.split(",") : [value]) sent.append(name, each);
	}
	return { query, sent: sent.toString() };
});

test("a filter survives its address, whatever an address says", () => {
	fc.assert(
		fc.property(anyQuery, (query) => {
			const filter = parse(query);
			expect(parse(leadFilterQuery(filter))).toEqual(filter);
			expect(parseLeadFilter(new URLSearchParams(leadFilterParameters(filter)))).toEqual(filter);
		}),
	);
});

test("a form that sends each box by itself asks for the same list", () => {
	fc.assert(
		fc.property(anySentQuery, ({ query, sent }) => {
			expect(parse(sent)).toEqual(parse(query));
		}),
	);
});

test("the address names each filter", () => {
	const query =
		"status=new,contacted&kind=quote&product=recruiting&state=not,FL,none&locale=ht&owner=mine,none&source=direct" +
		"&from=2026-11-01&to=2026-11-30&due=today&task=week&taskFrom=2026-11-01&taskTo=2026-11-30&contact=some" +
		"&contactFrom=2026-11-01&contactTo=2026-11-30&quiet=30&value=some&valueFrom=500&valueTo=1000&email=some&phone=none" +
		"&text=jos%C3%A9&cursor=after.2026-11-23T15%3A00%3A00.000001Z.0f8fad5b-d9cb-469f-a165-70867728950e" +
		"&callable=yes&spam=yes&suppressed=no&notOffered=yes&clients=yes&sort=nextTask";
	expect(leadFilterQuery(parse(query))).toBe(query);
	expect(parse(query)).toMatchObject({
		status: "new,contacted",
		quiet: 30,
		suppressed: false,
		text: "josé",
		cursor: { direction: "after", at: "2026-11-23T15:00:00.000001Z", id: "0f8fad5b-d9cb-469f-a165-70867728950e" },
		notOffered: true,
	});
});

test.each([
	"",
	"status=erased",
	"status=new,erased",
	"status=not",
	"quiet=0",
	"quiet=1.5",
	"valueFrom=-1",
	"spam=no",
	"state=fl",
	"owner=../x",
	"from=2026-02-30",
	"text=%00",
	"text=%20%20",
	"cursor=after.2026-02-30T15:00:00.000001Z.0f8fad5b-d9cb-469f-a165-70867728950e",
	"cursor=after.0000-01-01T00:00:00.000000Z.0f8fad5b-d9cb-469f-a165-70867728950e",
	"spam=1",
	"sort=phone",
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
	expect(isLeadFiltered({ ...noLeadFilter, imported: false })).toBe(true);
	expect(viewsFor({ role: "agent" })).not.toContain("quarantine");
	expect(viewsFor({ role: "admin" })).toEqual(builtInViews);
});

test.each([
	["status=new&state=FL&spam=yes&sort=due&text=maria&view=gone&bulk=1&unknown=1", []],
	["status=&text=%20%20&from=", []],
	["status=not&state=not,,&quiet=", []],
	["status=bogus&state=fl", ["status: bogus", "state: fl"]],
	["status=new&status=bogus&state=not,FL,XX", ["status: new,bogus", "state: not,FL,XX"]],
	["quiet=soon&valueTo=1e9&contact=yes", ["contact: yes", "quiet: soon", "valueTo: 1e9"]],
	["from=2026-13-45&spam=1&sort=phone", ["from: 2026-13-45", "spam: 1", "sort: phone"]],
	[
		"sort=status&cursor=after.2026-11-23T15:00:00.000001Z.0f8fad5b-d9cb-469f-a165-70867728950e",
		["cursor: after.2026-11-23T15:00:00.000001Z.0f8fad5b-d9cb-469f-a165-70867728950e"],
	],
	["cursor=bogus", ["cursor: bogus"]],
])("a value that no filter has is named: %s", (query, expected) => {
	const unread = unreadFilters(new URLSearchParams(query));
	expect(unread.map(({ name, value }) => `${name}: ${value}`)).toEqual(expected);
});

test("numbers and a source are read as people write them", () => {
	expect(parse("valueFrom=$1,200&valueTo=2k&quiet=%2030")).toMatchObject({ valueFrom: 1200, valueTo: 2000, quiet: 30 });
	expect(parse("source=%20www.Google.com").source).toBe("google.com");
	expect(parse("source=Google%20Ads").source).toBeNull();
});

test("days in the wrong order are noticed", () => {
	expect(endsBeforeStart(parse("from=2026-11-02&to=2026-11-01&valueFrom=900&valueTo=1000"))).toEqual(["to"]);
	expect(endsBeforeStart(parse("valueFrom=1000&valueTo=900&taskFrom=2026-11-02&taskTo=2026-11-01"))).toEqual([
		"taskTo",
		"valueTo",
	]);
	expect(endsBeforeStart(parse("from=2026-11-01&to=2026-11-01"))).toEqual([]);
	expect(endsBeforeStart(parse("to=2026-11-01"))).toEqual([]);
});

test("the boxes of a field have one order and count once", () => {
	expect(parse("status=won,new,won").status).toBe("new,won");
	expect(parse("state=none,TX,not,FL").state).toBe("not,FL,TX,none");
	expect(parse("source=Facebook,%20www.google.com,facebook").source).toBe("facebook,google.com");
});

test.each([
	["due=today", "due"],
	["task=some", "nextTask"],
	["task=none", "received"],
	["taskTo=2026-11-30", "nextTask"],
	["callable=yes", "callable"],
	["callable=no", "received"],
	["contactFrom=2026-11-01", "contact"],
	["valueFrom=100", "value"],
	["value=none", "received"],
	["due=today&sort=-name", "-name"],
	["due=today&sort=received", "received"],
	["text=maria&sort=name", "received"],
])("what is asked by its time is listed by it: %s", (query, sort) => {
	expect(sortOf(parse(query))).toBe(sort);
});
