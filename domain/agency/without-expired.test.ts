import { expect, test } from "vitest";
import { withoutExpired } from "./without-expired.ts";

const facts = {
	npn: "1234567",
	licenses: { FL: { number: "W1", expiresOn: "2026-11-23" }, TX: { number: "T1", expiresOn: "2026-11-22" } },
	missing: ["GA"],
};

test("a license counts until its last day, and is missing after it", () => {
	expect(withoutExpired(facts, "2026-11-22")).toBe(facts);
	expect(withoutExpired(facts, "2026-11-23")).toEqual({
		npn: "1234567",
		licenses: { FL: { number: "W1", expiresOn: "2026-11-23" } },
		missing: ["GA", "TX"],
	});
	expect(withoutExpired(facts, "2026-11-24").missing).toEqual(["GA", "FL", "TX"]);
});

test("a license that has expired stays missing", () => {
	const expired = withoutExpired(facts, "2026-11-23");
	expect(withoutExpired(expired, "2026-11-23")).toBe(expired);
});
