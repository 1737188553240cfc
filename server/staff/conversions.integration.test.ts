import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conversionEvents, visitorEvents } from "#database/schema.ts";
import { conversionTypes } from "#domain/conversions/conversions.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { type ConversionWindow, conversionGroups, readConversions } from "./conversions.server.ts";
import { describeConversions } from "./describe-conversions.server.ts";

const now = new Date("2026-11-30T15:00:00Z");
const hour = 3_600_000;

const ago = (hours: number) => new Date(now.getTime() - hours * hour);
const startOf = (days: number) => ago(days * 24);

interface Opened {
	session: string;
	at: Date;
	locale: string;
	page: string;
}

interface Converted extends Omit<Opened, "session"> {
	/** Null as in a form sent without analytics and without a number of its visit. */
	session: string | null;
	type: string;
	state: string | null;
	service: string | null;
	source: string | null;
}

/** A month of visits whose numbers can be counted by hand: one every two hours, and every third converts. */
const visits = Array.from({ length: 396 }, (_, index) => ({
	session: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
	at: ago(index * 2 + 1),
	types: index % 3 === 0 ? conversionTypes.slice(0, 1 + (index % 5)) : [],
	locale: ["en", "es", "pt", "ht"][index % 4] as string,
	state: index % 2 === 0 ? "FL" : null,
	service: ["iul", "term-life", "contact_submission", null][index % 4] ?? null,
	page: index % 6 === 0 ? "/en/calculator" : "/es",
	source: index % 9 === 0 ? "google" : "direct",
}));

const [returning, silent, first, last, late, untracked] = Array.from(
	{ length: 6 },
	(_, index) => `00000000-0000-4000-9000-00000000000${index}`,
) as [string, string, string, string, string, string];
const form = { locale: "en", page: "/en/contact", state: "GA", service: null, source: "ads", type: "form_submit" };

/** Cases that counting rows instead of visits, or a moment too many, would get wrong. */
const opened: Opened[] = [
	...visits,
	...[2, 2.5, 50, 400].map((hours) => ({ ...form, session: returning, at: ago(hours) })),
	{ ...form, session: first, at: startOf(7) },
	{ ...form, session: last, at: startOf(30) },
	{ ...form, session: late, at: now },
];
const converted: Converted[] = [
	...visits.flatMap(({ types, ...visit }) => types.map((type) => ({ ...visit, type }))),
	...[2, 2.5, 50, 400].map((hours) => ({ ...form, session: returning, at: ago(hours), type: "phone_call" })),
	{ ...form, session: silent, at: ago(30) },
	{ ...form, session: null, at: ago(31) },
	{ ...form, session: null, at: ago(32) },
	{ ...form, session: first, at: startOf(7) },
	{ ...form, session: last, at: startOf(30) },
	{ ...form, session: late, at: now },
	{ ...form, session: untracked, at: ago(3), type: "newsletter" },
];

const sessionsOf = (some: readonly { session: string | null }[]) =>
	new Set(some.map(({ session }) => session).filter((session) => session !== null));
/** How many, and of how many visits, by name. */
function countBy(some: readonly Converted[], name: (one: Converted) => string | null) {
	const names = new Set(some.map(name));
	return Object.fromEntries(
		[...names].map((each) => {
			const having = some.filter((one) => name(one) === each);
			return [each, [having.length, sessionsOf(having).size]];
		}),
	);
}
type Counted = { count: number; uniqueSessions: number };
const counted = <Row extends Counted>(rows: readonly Row[], name: (row: Row) => string | null) =>
	Object.fromEntries(rows.map((row) => [name(row), [row.count, row.uniqueSessions]]));
/** In New York, where summer time ended on November 1, 2026, at 06:00 UTC. */
const localDay = (at: Date) =>
	new Date(at.getTime() - (at < new Date("2026-11-01T06:00:00Z") ? 4 : 5) * hour).toISOString().slice(0, 10);

describe.each(ruleKinds)("conversions on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		const { db } = services.database;
		await db.insert(visitorEvents).values(
			opened.map(({ session, at, page, locale }) => ({
				id: crypto.randomUUID(),
				name: "page_view",
				session_id: session,
				page,
				locale,
				properties: {},
				created_at: at,
			})),
		);
		await db.insert(conversionEvents).values(
			converted.map(({ session, at, type, ...event }) => ({
				...event,
				event_type: type,
				session_id: session,
				created_at: at,
			})),
		);
	});
	afterAll(() => services.close());

	test.each<ConversionWindow>([7, 30])("of the last %d days are counted as by hand", async (days) => {
		const report = await readConversions(services.database.db, days, now);
		const inWindow = ({ at }: { at: Date }) => at >= startOf(days) && at < now;
		const some = converted.filter((one) => inWindow(one) && conversionTypes.some((type) => type === one.type));
		const visitors = sessionsOf([...some, ...opened.filter(inWindow)]).size;
		expect(report.visitors).toBe(visitors);
		expect(report.total).toBe(some.length);
		expect(report.rate).toBe(Math.round((10_000 * sessionsOf(some).size) / visitors) / 100);
		expect(report.types.map(({ type }) => type)).toEqual(conversionTypes);
		expect(counted(report.types, ({ type }) => type)).toEqual(countBy(some, ({ type }) => type));
		for (const group of conversionGroups) {
			const rows = counted(report.groups[group], ({ name }) => name);
			expect(rows, group).toEqual(countBy(some, (one) => one[group]));
		}
		const known = report.days.filter(({ count }) => count > 0);
		expect(counted(known, ({ day }) => day)).toEqual(countBy(some, ({ at }) => localDay(at)));
		expect(report.days.map(({ day }) => day)).toEqual(
			Array.from({ length: days + 1 }, (_, index) => localDay(ago((days - index) * 24))),
		);
	});

	test("are shown with two decimals, in the reader's language, and with names for codes", async () => {
		const report = await readConversions(services.database.db, 30, now);
		const english = describeConversions(report, "en");
		expect(english.rate).toBe(`${report.rate.toFixed(2)}%`);
		const names = (group: string) => english.groups.find((one) => one.group === group)?.rows.map(({ name }) => name);
		expect(names("state")?.toSorted()).toEqual(["Florida", "Georgia", "Unknown"]);
		expect(names("service")).toContain("Indexed Universal Life (IUL)");
		expect(names("locale")).toContain("Español");
		expect(describeConversions(report, "pt").rate).toBe(`${report.rate.toFixed(2).replace(".", ",")}%`);
	});

	test("without any visit are zero", async () => {
		const later = new Date("2027-06-01T12:00:00Z");
		const report = await readConversions(services.database.db, 7, later);
		expect([report.rate, report.total, report.visitors]).toEqual([0, 0, 0]);
		expect(report.types.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
		expect(report.groups.page).toEqual([]);
	});
});
