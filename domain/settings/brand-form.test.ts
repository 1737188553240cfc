import { expect, test } from "vitest";
import { type BrandFacts, paletteIds } from "../agency/brand-facts.ts";
import { fieldsOfBrand, isPossibleBrand, readBrandForm } from "./brand-form.ts";

const logo = { image: "7b1f0a52-58cb-4d0e-9b1c-0d7f3a9c2e11", width: 600, height: 200 };
const other = { ...logo, image: "0d7f3a9c-58cb-4d0e-9b1c-7b1f0a522e11" };
const before: BrandFacts = { palette: "navy", logo, logoHasName: true };
const read = (fields: Record<string, unknown>, facts = before) => readBrandForm(fields, { before: facts });

test.each(paletteIds)("what is saved is what the form shows, in %s", (palette) => {
	const facts = { ...before, palette };
	expect(read(fieldsOfBrand(facts))).toEqual({ ok: true, facts });
	expect(isPossibleBrand(facts)).toBe(true);
});

test("a logo stays until another one is uploaded or it is removed", () => {
	const facts = (fields: Record<string, unknown>) => {
		const result = read({ palette: "plum", ...fields });
		return result.ok && result.facts;
	};
	expect(facts({})).toEqual({ palette: "plum", logo, logoHasName: false });
	expect(facts({ stored: other, logoHasName: "on" })).toEqual({ palette: "plum", logo: other, logoHasName: true });
	expect(facts({ removeLogo: "on", logoHasName: "on" })).toEqual({ palette: "plum", logo: null, logoHasName: false });
	expect(facts({ removeLogo: "on", stored: other }), "a new one in place of it").toMatchObject({ logo: other });
});

test.each([JSON.stringify(other), "", { ...other, image: "../../secret" }, { ...other, width: 0 }, [other]])(
	"%j names no logo",
	(stored) => {
		expect(read({ palette: "plum", stored })).toMatchObject({ facts: { logo } });
	},
);

test.each(["", "neon", "Navy", "__proto__", undefined, ["navy"], { palette: "navy" }])(
	"the palette %j is refused beside its field",
	(palette) => {
		expect(read({ palette })).toEqual({ ok: false, errors: { palette: "palette_unknown" } });
	},
);

test("no logo contains no name", () => {
	expect(isPossibleBrand({ ...before, logo: null })).toBe(false);
	expect(isPossibleBrand({ ...before, logo: null, logoHasName: false })).toBe(true);
});
