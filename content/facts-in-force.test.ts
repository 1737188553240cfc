import { expect, test } from "vitest";
import { contentFacts } from "./agency.ts";
import { factsInForce } from "./facts-in-force.ts";
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
