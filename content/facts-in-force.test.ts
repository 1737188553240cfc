import { expect, test } from "vitest";
import { contentFacts } from "./agency.ts";
import { factsInForce } from "./facts-in-force.ts";

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
