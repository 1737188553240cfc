import { afterEach, describe, expect, test } from "vitest";
import type { Insurer } from "#domain/agency/insurer.ts";
import { claimsAt, setClaims } from "./current-claims.server.ts";
import { insurers } from "./insurers.ts";
import { shownInsurers } from "./shown-insurers.server.ts";

afterEach(() => setClaims(claimsAt(new Date(), false)));

describe("the insurers on /carriers", () => {
	test("in development, all of them, with grade and date", () => {
		setClaims({ showsSamples: true, proven: {} });
		const shown = shownInsurers("en");
		expect(shown).toHaveLength(insurers.length);
		expect(shown[0]).toMatchObject({
			grade: "A+",
			gradeOn: "as of June 18, 2026",
			code: "NAIC code 00000",
			seen: null,
		});
	});

	test("in production, none without a confirmation, and then only that one", () => {
		setClaims({ showsSamples: false, proven: {} });
		expect(shownInsurers("pt")).toEqual([]);
		setClaims({ showsSamples: false, proven: {}, insurers: ["specimen-life"] });
		expect(shownInsurers("pt").map(({ id }) => id)).toEqual(["specimen-life"]);
	});

	test("what an admin has added stands in place of all that came with the site", () => {
		const own: Insurer = {
			id: "1",
			name: "Harbor Life",
			naicCode: "12345",
			rating: { grade: "A", on: "2026-10-01" },
			products: ["iul"],
			confirmation: { document: "letter", confirmedOn: "2026-11-01" },
		};
		setClaims({ showsSamples: true, proven: {}, facts: { insurers: [own] } });
		expect(shownInsurers("en")).toMatchObject([
			{ name: "Harbor Life", grade: "A", products: ["iul"], seen: "We checked this on November 1, 2026" },
		]);
		setClaims({ showsSamples: true, proven: {}, facts: { insurers: [] } });
		expect(shownInsurers("en")).toEqual([]);
	});

	test("samples are nobody's: their names say so, and no regulator gives out their code", () => {
		for (const { name, naicCode, confirmation } of insurers) {
			if (confirmation) continue;
			expect(name).toMatch(/^(?:Sample|Specimen|Example|Placeholder)/);
			expect(naicCode).toBe("00000");
		}
	});
});
