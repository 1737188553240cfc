import { expect, test } from "vitest";
import { visitSource } from "./visit-source.ts";

const from = (utmSource: string | null, referrer: string | null = null) =>
	visitSource({ utmSource, referrer }, "www.sunfield.example");

test("a campaign counts before the site that linked here", () => {
	expect(from(" Google ", "https://www.facebook.com/x")).toBe("google");
	expect(from(null, "https://www.facebook.com/x?fbclid=1")).toBe("facebook.com");
});

test("a visit without either, or from the site itself, is direct", () => {
	for (const referrer of [null, "", "not an address", "https://sunfield.example/en"]) {
		expect(from(null, referrer)).toBe("direct");
	}
});

test("nothing personal is stored, whatever a link says", () => {
	for (const source of ["marie@example.com", "Marie Joseph", "305 555 0123", "x".repeat(60), "<b>"]) {
		expect(from(source)).toBe("other");
	}
});
