import { expect, test } from "vitest";
import { claimIds } from "../agency/claim-evidence.ts";
import type { Testimonial } from "../agency/testimonial.ts";
import type { ClaimRegister } from "../claims/claims.ts";
import { lawFact } from "../compliance/fact.ts";
import { type Ending, type EndingSources, endsSoon } from "./ends-soon.ts";

const today = "2027-02-01";
/** The last day that is near enough. */
const lastDay = "2027-04-02";
const [yesterday, nextDay] = ["2027-01-31", "2027-04-03"];

const evidence = (expiresOn: string) => ({ proof: "list", approvedBy: "Ana", approvedOn: "2027-01-02", expiresOn });
const noClaims = Object.fromEntries(claimIds.map((id) => [id, { says: "", evidence: null }])) as ClaimRegister;
const nothing: EndingSources = {
	licenses: { licenses: {} },
	register: noClaims,
	published: { testimonials: [], team: [], insurers: [] },
	records: {},
	facts: [],
};
const confirmed = (confirmedOn: string) => ({ document: "folder 9", confirmedOn });
const rating = { grade: "A" as const, on: "2027-01-01" };
const insurer = { id: "one", name: "One Life", naicCode: "1", rating, products: [] };
const testimonialUntil = (until: string): Testimonial => ({
	id: "1",
	name: "Ana",
	city: "Tampa",
	state: "FL",
	rating: null,
	language: "en",
	review: { en: "Thank you.", es: "", pt: "", ht: "" },
	givenOn: "2027-01-01",
	isPaid: false,
	relation: "none",
	permission: { document: "release.pdf", confirmedOn: "2027-01-02", until, file: "" },
});
const facts = (...reviewBy: string[]) =>
	reviewBy.map((day) => ({
		subject: "lapseNotice" as const,
		code: "FL",
		fact: { ...lawFact(true, "§ 1, F.S."), reviewBy: day },
	}));

test.each<[what: string, sources: (end: string) => Partial<EndingSources>, found: Ending]>([
	[
		"the agency’s license",
		(expiresOn) => ({ licenses: { licenses: { TX: { number: "1", expiresOn } } } }),
		{ kind: "license", state: "TX", endsOn: lastDay },
	],
	[
		"the evidence for a claim",
		(end) => ({ register: { ...noClaims, independence: { says: "", evidence: evidence(end) } } }),
		{ kind: "claim", id: "independence", endsOn: lastDay },
	],
	[
		"the permission for a testimonial",
		(until) => ({ published: { ...nothing.published, testimonials: [testimonialUntil(until)] } }),
		{ kind: "testimonial", name: "Ana", endsOn: lastDay },
	],
])("%s is listed from 60 days before its last day until that day", (_what, sources, found) => {
	const on = (end: string) => endsSoon({ ...nothing, ...sources(end) }, today);
	expect(on(lastDay)).toEqual([found]);
	expect(on(today)).toHaveLength(1);
	expect(on(nextDay)).toEqual([]);
	expect(on(yesterday), "an open item elsewhere").toEqual([]);
});

test("what somebody confirms each year ends a year later", () => {
	const published = { ...nothing.published, insurers: [{ ...insurer, confirmation: confirmed("2026-02-20") }] };
	expect(endsSoon({ ...nothing, published }, today)).toEqual([
		{ kind: "insurer", name: "One Life", endsOn: "2027-02-20" },
	]);
});

test("a record that has to be made each year ends, another one doesn’t", () => {
	const record = { by: "Jane Roe", on: "2026-02-20", evidence: "folder 7" };
	const records = { backups: record, agencyLicense: record };
	expect(endsSoon({ ...nothing, records }, today)).toEqual([
		{ kind: "record", id: "agencyLicense", endsOn: "2027-02-21" },
	]);
	expect(endsSoon({ ...nothing, records: { agencyLicense: { ...record, on: "soon" } } }, today)).toEqual([]);
});

test("facts with the same day of review are one line, which stays until they are reviewed", () => {
	expect(endsSoon({ ...nothing, facts: facts(lastDay, yesterday, lastDay, nextDay) }, today)).toEqual([
		{ kind: "facts", count: 1, endsOn: yesterday },
		{ kind: "facts", count: 2, endsOn: lastDay },
	]);
});
