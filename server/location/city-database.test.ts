import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { encodePlaces, openCityDatabase } from "./city-database.server.ts";

const folder = mkdtempSync(join(tmpdir(), "places-"));
afterAll(() => rmSync(folder, { recursive: true }));

const tampa = { country: "US", region: "Florida", city: "Tampa" };
const peru = { country: "PE", region: "", city: "" };

function tableOf() {
	const table = encodePlaces({
		records: [null, tampa, peru],
		v4: { starts: [0x01_00_00_00, 0x01_00_01_00, 0xff_00_00_00], places: [1, 0, 2] },
		v6: { starts: [0x2600_1700_0001, 0x2600_1700_0003], places: [1, 2] },
	});
	const file = join(folder, "places.bin");
	writeFileSync(file, table);
	return openCityDatabase(file);
}

test.each([
	["0.255.255.255", null],
	["1.0.0.0", tampa],
	["1.0.0.255", tampa],
	["1.0.1.0", null],
	["254.255.255.255", null],
	["255.255.255.255", peru],
	["::1", null],
	["::ffff:1.0.0.1", null],
	["2600:1700:1::", tampa],
	["2600:1700:2:ffff:ffff:ffff:ffff:ffff", tampa],
	["2600:1700:3::1", peru],
	["2600:1700::1", null],
	["", null],
	["unknown", null],
])("%s is at the place of its range", async (address, expected) => {
	expect(await tableOf().find(address)).toEqual(expected);
});

test("without a build, every address is nowhere", async () => {
	expect(await openCityDatabase(undefined).find("1.0.0.1")).toBeNull();
});

test("a table that can't be read is tried again at the next lookup", async () => {
	const file = join(folder, "later.bin");
	const cities = openCityDatabase(file);
	await expect(cities.find("1.0.0.1")).rejects.toThrow("ENOENT");
	writeFileSync(
		file,
		encodePlaces({ records: [null, peru], v4: { starts: [0], places: [1] }, v6: { starts: [], places: [] } }),
	);
	expect(await cities.find("1.0.0.1")).toEqual(peru);
});
