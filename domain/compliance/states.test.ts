import { expect, test } from "vitest";
import { headquartersState } from "#domain/location/jurisdictions.ts";
import { productFlags } from "#domain/products/product-flags.ts";
import { licensedStates } from "./licensed-states.ts";
import { availableProducts, offersProduct, type StateCompliance, slugOf } from "./state-compliance.ts";
import { complianceByCode, complianceBySlug, stateCompliance } from "./states.ts";

const licensed = stateCompliance().filter(({ status }) => status === "active");

function record(code: string): StateCompliance {
	const found = complianceByCode(code);
	if (!found) throw new Error(`no record of ${code}`);
	return found;
}

test("each of the 21 licensed states has a record with the address of its page", () => {
	expect(licensed).toHaveLength(21);
	expect(licensed.map((r) => ({ abbr: r.code, slug: slugOf(r), name: r.state }))).toEqual(
		licensedStates()
			.map(({ abbr, slug, names }) => ({ abbr, slug, name: names.en }))
			.sort((a, b) => a.name.localeCompare(b.name)),
	);
});

test("exactly one state has the headquarters", () => {
	expect(
		stateCompliance()
			.filter((r) => r.isHeadquarters)
			.map((r) => r.code),
	).toEqual([headquartersState]);
});

test.each([
	{ code: "FL", days: 14, products: 7, maxAge: null, forms: false, coolingOff: null },
	{ code: "CA", days: 30, products: 6, maxAge: null, forms: true, coolingOff: 30 },
	{ code: "TX", days: 20, products: 7, maxAge: 85, forms: false, coolingOff: null },
	{ code: "AZ", days: 10, products: 7, maxAge: null, forms: false, coolingOff: null },
	{ code: "NY", days: 0, products: 0, maxAge: null, forms: false, coolingOff: null },
])("$code has the values of the specification", ({ code, days, maxAge, forms, coolingOff, ...expected }) => {
	const { consumerProtections, restrictions, ...rest } = record(code);
	expect(consumerProtections.freeExaminationPeriod).toBe(days);
	expect(availableProducts({ consumerProtections, restrictions, ...rest })).toHaveLength(expected.products);
	expect(restrictions).toEqual({ requiresAdditionalForms: forms, coolingOffPeriod: coolingOff, maxAge });
});

test("the Debt Action Plan is missing in California only", () => {
	expect(licensed.filter((r) => !offersProduct(r, "debt-action")).map((r) => r.code)).toEqual(["CA"]);
});

test("infinite banking has the flag of whole life", () => {
	expect(offersProduct(record("FL"), "ibc")).toBe(true);
	expect(offersProduct(record("NY"), "ibc")).toBe(false);
});

test("products are listed in their own order", () => {
	expect(availableProducts(record("FL"))).toEqual(productFlags);
});

test("Arizona has no disclosures of its own; five states have a note", () => {
	expect(stateCompliance().flatMap((r) => r.disclosures.general)).toEqual(
		["CA", "FL", "GA", "TX", "NY"].map((code) => `stateNotes.${code}`),
	);
	expect(record("AZ").disclosures.general).toEqual([]);
});

test("a state is found by its page's address only", () => {
	expect(complianceBySlug("north-carolina")?.code).toBe("NC");
	expect(complianceBySlug("ohio ")).toBeUndefined();
	expect(complianceByCode("XX")).toBeUndefined();
	expect(complianceByCode("constructor")).toBeUndefined();
});

test("every regulator has a website and a phone to show", () => {
	for (const { regulatoryAuthority } of stateCompliance()) {
		expect(new URL(regulatoryAuthority.website).protocol).toBe("https:");
		expect(regulatoryAuthority.phone).toMatch(/^\d{3}-\d{3}-\d{4}$/);
	}
});
