import { describe, expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { jurisdictions } from "./jurisdictions.ts";
import { recognizeState } from "./recognize-state.ts";

/** A ZIP code of each jurisdiction's capital. */
const zips: Record<string, string> = {
	AL: "36104",
	AK: "99801",
	AZ: "85007",
	AR: "72201",
	CA: "95814",
	CO: "80202",
	CT: "06103",
	DE: "19901",
	DC: "20001",
	FL: "32301",
	GA: "30303",
	HI: "96813",
	ID: "83702",
	IL: "62701",
	IN: "46225",
	IA: "50309",
	KS: "66603",
	KY: "40601",
	LA: "70802",
	ME: "04330",
	MD: "21401",
	MA: "02201",
	MI: "48933",
	MN: "55102",
	MS: "39205",
	MO: "65101",
	MT: "59623",
	NE: "68502",
	NV: "89701",
	NH: "03301",
	NJ: "08608",
	NM: "87501",
	NY: "12207",
	NC: "27601",
	ND: "58501",
	OH: "43215",
	OK: "73102",
	OR: "97301",
	PA: "17101",
	RI: "02903",
	SC: "29217",
	SD: "57501",
	TN: "37219",
	TX: "78701",
	UT: "84111",
	VT: "05602",
	VA: "23219",
	WA: "98507",
	WV: "25301",
	WI: "53703",
	WY: "82001",
};

test("there are 51 jurisdictions, by name", () => {
	expect(jurisdictions).toHaveLength(51);
	expect(Object.keys(zips)).toHaveLength(51);
	const names = jurisdictions.map(({ names }) => names.en);
	expect(names).toEqual(names.toSorted());
});

describe.each(jurisdictions)("$abbr is recognized", ({ abbr, names }) => {
	test.each(locales)("by its name in %s, in any spelling", (locale) => {
		const name = names[locale];
		expect(recognizeState(name)).toBe(abbr);
		expect(recognizeState(`  ${name.toUpperCase()}. `)).toBe(abbr);
		expect(recognizeState(name.normalize("NFD").replace(/\p{Diacritic}/gu, ""))).toBe(abbr);
	});
	test("by its abbreviation", () => {
		expect(recognizeState(abbr)).toBe(abbr);
		expect(recognizeState(abbr.toLowerCase())).toBe(abbr);
		expect(recognizeState(`Springfield, ${abbr}`)).toBe(abbr);
	});
	test("by a ZIP code", () => {
		const zip = zips[abbr];
		expect(recognizeState(`${zip}`)).toBe(abbr);
		expect(recognizeState(`${zip}-1234`)).toBe(abbr);
	});
});

test.each([
	["I live in Florida", "FL"],
	["Vivo en la Florida, EE. UU.", "FL"],
	["Laflorid", "FL"],
	["Moro na Flórida", "FL"],
	["Fla.", "FL"],
	["Sarasota, FL 34236", "FL"],
	["Carolina del Norte", "NC"],
	["m ap viv nan Nouyòk", "NY"],
	["Nova Iorque", "NY"],
	["NYC", "NY"],
	["Washington", "WA"],
	["Washington, D.C.", "DC"],
	["Washington DC, USA", "DC"],
	["Kansas City, MO", "MO"],
	["Kansas City MO", "MO"],
	["Little Rock, Arkansas", "AR"],
	["west virginia", "WV"],
	["Virginia Beach", "VA"],
	["90210", "CA"],
])("%s means %s", (answer, state) => {
	expect(recognizeState(answer)).toBe(state);
});

test.each([
	"",
	"   ",
	"Canada",
	"Puerto Rico",
	"00901",
	"00000",
	"123456",
	"I moved from New York to Florida",
	"aquí en la casa",
	"mwen pa konnen",
	"call me or write in",
	"x".repeat(100_000),
])("%j does not name one state", (answer) => {
	expect(recognizeState(answer)).toBeUndefined();
});
