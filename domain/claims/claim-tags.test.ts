import { describe, expect, test } from "vitest";
import { claimTagStatus, claimTags } from "./claim-tags.ts";
import type { Claims } from "./claims.ts";
import { insuredProducts } from "./figures.ts";

const development: Claims = { showsSamples: true, proven: {} };
const bare: Claims = { showsSamples: false, proven: {} };
const proven: Claims = { showsSamples: false, proven: { funeralCosts: {} } };

test.each([
	["funeralCosts", "sample", "withheld", "proven"],
	["funeralCostsShown", "proven", "withheld", "proven"],
	["funeralCostsWithheld", "withheld", "proven", "withheld"],
	["priceFromWithheld", "withheld", "proven", "proven"],
	["figures", null, null, null],
	["strong", null, null, null],
])("<%s> is %s in development, %s in production, and %s with evidence for funerals", (tag, ...expected) => {
	expect([development, bare, proven].map((claims) => claimTagStatus(claims, tag))).toEqual(expected);
	expect(claimTags.includes(tag)).toBe(expected[0] !== null);
});

describe("words about figures", () => {
	const off: Claims = { ...bare, withoutFigures: ["iul"] };
	const incomplete: Claims = { ...bare, withoutExamples: ["term-life"] };

	test.each([
		["iulFiguresShown", true, false],
		["iulFiguresWithheld", false, true],
		["termLifeFiguresShown", true, true],
		["termLifeFiguresWithheld", false, false],
		["figuresShown", true, true],
		["figuresWithheld", false, false],
		["premiumsShown", true, true],
	])("<%s> is shown in every mode without evidence: %s, and with IUL switched off: %s", (tag, isShown, isShownOff) => {
		const status = (shows: boolean) => (shows ? "proven" : "withheld");
		expect([development, bare].map((claims) => claimTagStatus(claims, tag))).toEqual(Array(2).fill(status(isShown)));
		expect(claimTagStatus(off, tag)).toBe(status(isShownOff));
	});

	test("general words about figures go with the last product's", () => {
		const none: Claims = { ...bare, withoutFigures: insuredProducts };
		expect(claimTagStatus(none, "figuresShown")).toBe("withheld");
		expect(claimTagStatus(none, "figuresWithheld")).toBe("proven");
	});

	test("an example goes when the rates of its product lack a person in it, and no other figure does", () => {
		expect(claimTagStatus(bare, "termLifeExample")).toBe("proven");
		expect(claimTagStatus(incomplete, "termLifeExample")).toBe("withheld");
		expect(claimTagStatus(incomplete, "finalExpenseExample")).toBe("proven");
		expect(claimTagStatus(incomplete, "termLifeFiguresShown")).toBe("proven");
		expect(claimTagStatus({ ...bare, withoutFigures: ["term-life"] }, "termLifeExample")).toBe("withheld");
	});
});
