import { expect, test, vi } from "vitest";
import { lacksLicenseNumber, licenseLine } from "./license-line.server.ts";

vi.mock("#content/agency.ts", async (original) => {
	const { agency } = await original<typeof import("#content/agency.ts")>();
	return { agency: { ...agency, licenseNumbers: { CA: "0X00000", FL: "W000000" } } };
});

test("a number that the owner has filled in is shown to readers of that state", () => {
	expect(licenseLine("en", "CA")).toBe("License number in California: 0X00000");
	expect(licenseLine("ht", "FL")).toBe("Nimewo lisans nan Florid: W000000");
	expect(lacksLicenseNumber("CA")).toBe(false);
});

test("elsewhere none is made up", () => {
	expect(licenseLine("en", "TX")).toBe("License number in Texas: available on request");
	expect(licenseLine("en", "OR")).toBe("Sunfield Financial is not licensed in Oregon.");
	expect(licenseLine("en", "NY")).toBe("Sunfield Financial is not licensed in New York.");
});

test("a reader whose state nobody knows is shown all of them", () => {
	expect(licenseLine("en", null)).toBe("License numbers: CA 0X00000 · FL W000000");
});
