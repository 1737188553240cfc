import { afterEach, expect, test, vi } from "vitest";
import { hasLicenseNumber, licenseLine, licenseLineBeside, namesLicenseNumber } from "./license-line.server.ts";

const numbers = vi.hoisted((): Record<string, string> => ({ CA: "0X00000", FL: "W000000" }));
const given = { ...numbers };
const missing = vi.hoisted((): string[] => []);
vi.mock("#domain/compliance/missing-licenses.ts", () => ({ missingLicenses: missing }));
afterEach(() => void Object.assign(numbers, given));

vi.mock("#content/agency.ts", async (original) => {
	const module = await original<typeof import("#content/agency.ts")>();
	return { ...module, agency: { ...module.agency, licenseNumbers: numbers } };
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

test("shows no number of a state whose license is marked as missing", () => {
	missing.push("CA");
	expect(licenseLine("en", null)).toBe("License numbers: FL W000000");
	missing.length = 0;
});

const elena = { license: { number: "W000001", text: "", lookup: "", lookupLabel: "" } };
const assistant = { license: null };

test("nothing is available on request beside the number of a person", () => {
	expect(licenseLineBeside(true, "en", "TX")).toBeNull();
	expect(licenseLineBeside(false, "en", "TX")).toBe("Texas license number: available on request");
	expect(licenseLineBeside(true, "en", "CA")).toBe("California insurance license number: 0X00000");
	expect(licenseLineBeside(true, "en", "NY")).toBe("Sunfield Financial is not licensed in New York.");
	expect(licenseLineBeside(true, "en", null)).toBe("License numbers: CA 0X00000 · FL W000000");
	for (const code of Object.keys(numbers)) delete numbers[code];
	expect(licenseLineBeside(true, "en", null)).toBeNull();
	expect(licenseLineBeside(false, "en", null)).toMatch(/License numbers are available on request\.$/);
});

test("a page names a number if the agency or one of its people has one", () => {
	expect(namesLicenseNumber([assistant])).toBe(true);
	for (const code of Object.keys(numbers)) delete numbers[code];
	expect(namesLicenseNumber([assistant])).toBe(false);
	expect(namesLicenseNumber([assistant, elena])).toBe(true);
});

test("a text that somebody typed is searched for the numbers of the people", () => {
	expect(hasLicenseNumber("My license in Florida is W000001.", [assistant, elena])).toBe(true);
	expect(hasLicenseNumber("Call me at (941) 555-0142.", [assistant, elena])).toBe(false);
});
