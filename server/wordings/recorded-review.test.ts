import { expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import type { LaunchRecords } from "#domain/launch/attested-items.ts";
import { recordedReview } from "./recorded-review.server.ts";

const review = (by: string, on: string) => ({ by, on, evidence: "letter" });
const reviewed: LaunchRecords = {
	terms: review("Jane Roe", "2099-01-15"),
	spanish: review("Ana Paz", "2099-02-01"),
	portuguese: review("Rui Sá", "2020-01-01"),
};

test.each([
	["/en/terms", "Jane Roe, 2099-01-15"],
	["/es/terms", "Jane Roe, 2099-01-15; Ana Paz, 2099-02-01"],
	["/es/about", "Ana Paz, 2099-02-01"],
	// The Portuguese words changed after they were read.
	["/pt/about", null],
	["/ht/about", null],
	["emails/es/acknowledgment", null],
])("the reviews on record of %s are %s", (address, expected) => {
	expect(recordedReview(address, reviewed)).toBe(expected);
});

test("words that an admin changed after a review are not what was read", () => {
	const before = currentClaims();
	const changedOn = (day: string) =>
		setClaims({
			...before,
			facts: {
				words: [
					{
						page: "pages/about",
						place: "lead",
						texts: { es: { text: "Somos vecinos.", original: "0123456789abcdef" } },
						changed: { locale: "es", at: `${day}T15:00:00.000Z` },
						behind: [],
					},
				],
			},
		});
	changedOn("2099-01-31");
	expect(recordedReview("/es/about", reviewed)).toBe("Ana Paz, 2099-02-01");
	changedOn("2099-02-02");
	expect(recordedReview("/es/about", reviewed)).toBeNull();
	expect(recordedReview("/es/terms", reviewed)).toContain("Ana Paz");
	setClaims(before);
});
