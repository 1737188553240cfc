import { expect, test } from "vitest";
import { chooseEncoding } from "./content-encoding.server.ts";

test.each([
	[undefined, undefined],
	["", undefined],
	["identity", undefined],
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["br;q=0, gzip;q=0.5", "gzip"],
	["BR", "br"],
	["*", "br"],
	["br;q=0, *", "gzip"],
	["*;q=0", undefined],
	["br;q=x", undefined],
])("Accept-Encoding %s gives %s", (accepted, chosen) => {
	expect(chooseEncoding(accepted)).toBe(chosen);
});
