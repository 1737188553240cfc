import { expect, test } from "vitest";
import { licenseLookup } from "./license-lookups.ts";
import { stateCompliance } from "./states.ts";

test.each(stateCompliance().map(({ code, regulatoryAuthority }) => [code, regulatoryAuthority.website] as const))(
	"%s has a register to look in, or its regulator's website",
	(code, website) => {
		const lookup = licenseLookup(code);
		expect(lookup).toMatch(/^https:\/\//);
		if (lookup !== website) expect(lookup).toMatch(/\.gov\/|fldfs\.com\/|naic\.org\/.*jurisdiction=[A-Z]{2}$/);
	},
);

test("Florida's is its search for a licensee", () => {
	expect(licenseLookup("FL")).toBe("https://licenseesearch.fldfs.com/");
});
