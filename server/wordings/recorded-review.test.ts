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
	expect(recordedReview(address, () => undefined, reviewed)).toBe(expected);
});

test("words that an admin changed after a review are not what was read", () => {
	const review = (address: string, day: string) =>
		recordedReview(address, (copy, locale) => (copy === "pages/about" && locale === "es" ? day : undefined), reviewed);
	expect(review("/es/about", "2099-01-31")).toBe("Ana Paz, 2099-02-01");
	expect(review("/es/about", "2099-02-02")).toBeNull();
	expect(review("/es/terms", "2099-02-02")).toContain("Ana Paz");
});

test("words that pages share count for each page that shows them", () => {
	const review = (address: string, changed: string) =>
		recordedReview(address, (copy) => (copy === changed ? "2099-02-02" : undefined), reviewed);
	expect(review("/es/careers", "messages/careers")).toBeNull();
	expect(review("/es/funnels/iul/offer", "messages/claim")).toBeNull();
	expect(review("/es/funnels/iul/offer", "messages/careers")).toBe("Ana Paz, 2099-02-01");
});
