import { expect, test } from "vitest";
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
