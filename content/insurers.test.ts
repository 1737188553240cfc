import { afterEach, describe, expect, test } from "vitest";
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

	test("samples are nobody's: their names say so, and no regulator gives out their code", () => {
		for (const { name, naicCode, confirmation } of insurers) {
			if (confirmation) continue;
			expect(name).toMatch(/^(?:Sample|Specimen|Example|Placeholder)/);
			expect(naicCode).toBe("00000");
		}
	});
});
