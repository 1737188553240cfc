import { expect, test, vi } from "vitest";
import { licenseLine } from "./license-line.server.ts";

vi.mock("#content/agency.ts", async (original) => {
	const { agency } = await original<typeof import("#content/agency.ts")>();
	return { agency: { ...agency, licenseNumbers: { CA: "0X00000", FL: "W000000" } } };
});

test("shows the license number to readers of its state", () => {
	expect(licenseLine("en", "CA")).toBe("California insurance license number: 0X00000");
	expect(licenseLine("ht", "FL")).toBe("Nimewo lisans asirans nan Florid: W000000");
});

test("shows no number in other states", () => {
	expect(licenseLine("en", "TX")).toBe("Texas license number: available on request");
	expect(licenseLine("en", "OR")).toBe("Sunfield Financial is not licensed in Oregon.");
	expect(licenseLine("en", "NY")).toBe("Sunfield Financial is not licensed in New York.");
});

test("shows all numbers if the reader's state is unknown", () => {
	expect(licenseLine("en", null)).toBe("License numbers: CA 0X00000 · FL W000000");
});
