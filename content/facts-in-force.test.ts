import { expect, test } from "vitest";
import type { RateFacts } from "#domain/rates/rate-table.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import { contentFacts } from "./agency.ts";
import { claimsAt, claimsOfPage, setClaims } from "./current-claims.server.ts";
import { factsInForce } from "./facts-in-force.ts";
import { insurers } from "./insurers.ts";
import { testimonials } from "./testimonials.ts";

// It is still November 23 in Florida.
const now = new Date("2026-11-24T02:00:00Z");

test("what is set counts as it is until a license has expired, by the agency's clock", () => {
	const licenses = { npn: "", licenses: { FL: { number: "W1", expiresOn: "2026-11-23" } }, missing: [] };
	const set = { links: contentFacts.links, licenses };
	expect(factsInForce(set, now)).toBe(set);
	expect(factsInForce(set, new Date("2026-11-24T05:00:00Z"))).toEqual({
		links: contentFacts.links,
		licenses: { npn: "", licenses: {}, missing: ["FL"] },
	});
	expect(factsInForce({}, now)).toEqual({});
});

test("a testimonial counts until the day that was chosen, by the agency's clock", () => {
	const permission = { document: "release.pdf", confirmedOn: "2026-11-01", until: "2026-11-23", file: "a" };
	const [sample] = testimonials;
	const set = { testimonials: sample ? [{ ...sample, permission }] : [] };
	expect(factsInForce(set, now)).toBe(set);
	expect(factsInForce(set, new Date("2026-11-24T05:00:00Z"))).toEqual({ testimonials: [] });
});

test("an insurer counts for a year from its confirmation, by the agency's clock", () => {
	const [sample] = insurers;
	const confirmation = { document: "letter", confirmedOn: "2025-11-23" };
	const set = { insurers: sample ? [{ ...sample, confirmation }] : [] };
	expect(factsInForce(set, now)).toBe(set);
	expect(factsInForce(set, new Date("2026-11-24T05:00:00Z"))).toEqual({ insurers: [] });
});

test("evidence that an admin has set counts in place of the file's, until its day has ended", () => {
	const evidence = { proof: "list", approvedBy: "Ana", approvedOn: "2026-11-01", expiresOn: "2026-11-23" };
	const claims = { independence: { ...evidence, file: { id: "a", name: "list.pdf" } } };
	expect(claimsAt(now, true, { claims }).proven).toEqual({ independence: {} });
	expect(claimsAt(new Date("2026-11-24T05:00:00Z"), true, { claims }).proven).toEqual({});
	expect(claimsAt(now, true, { claims: { independence: evidence } }).proven, "without its document").toEqual({});
});

test("pages get nothing that is private about evidence, insurers and clients", () => {
	const evidence = { proof: "PRIVATE", approvedBy: "Ana", approvedOn: "2026-11-01", expiresOn: "2027-01-01" };
	const [insurer] = insurers;
	const confirmation = { document: "PRIVATE", confirmedOn: "2026-11-01" };
	setClaims(
		claimsAt(now, true, {
			claims: { independence: { ...evidence, file: { id: "a", name: "PRIVATE" } } },
			insurers: insurer ? [{ ...insurer, confirmation }] : [],
		}),
	);
	expect(claimsOfPage().proven).toEqual({ independence: {} });
	expect(JSON.stringify(claimsOfPage())).not.toMatch(/PRIVATE/);
	setClaims(claimsAt(now, false));
});

test("the examples that copy leaves out follow from the rates that are set", () => {
	const { term_life } = sampleRates;
	const older = { ...term_life, rates: term_life.rates.filter(({ fromAge }) => fromAge > 30) };
	const without = (rates: RateFacts) => claimsAt(now, false, { rates }).withoutExamples;
	expect(without({ term_life: older })).toEqual(["term-life"]);
	expect(without({})).toEqual([]);
});
