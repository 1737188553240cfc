import { expect, test } from "vitest";
import { type ClaimFacts, type ClaimId, claimIds, type Evidence } from "../agency/claim-evidence.ts";
import { sampleRates } from "../rates/sample-rates.ts";
import { type ClaimStanding, claimStanding } from "./claim-standing.ts";
import { type ClaimRegister, claimStatus, claimsInEffect, registerWith } from "./claims.ts";

const policy = { insurer: "Example Life", form: "EL-204", approval: "2026-118", approvedOn: "2026-09-15" };
const rates = {
	...sampleRates,
	term_life: { ...sampleRates.term_life, isSample: false, id: "2026-10-01-0123456789ab", policy },
	final_expense: { ...sampleRates.final_expense, isSample: false, id: "2026-10-01-aa", policy: null },
};
const inFile: Evidence = { proof: "list", approvedBy: "Ana", approvedOn: "2026-10-02", expiresOn: "2027-10-01" };
const set: Evidence = { ...inFile, file: { id: "a", name: "list.pdf" } };
const ofRates: Evidence = { ...set, policy, ratesOf: rates.term_life.id };
const empty = Object.fromEntries(claimIds.map((id) => [id, { says: "", evidence: null }])) as unknown as ClaimRegister;
const today = "2026-11-23";

test.each<[what: string, ClaimId, ClaimFacts, ClaimStanding]>([
	["nothing", "independence", {}, "noEvidence"],
	["evidence with its document", "independence", { independence: set }, "shown"],
	["evidence without its document", "independence", { independence: inFile }, "noFile"],
	["a withdrawn claim", "independence", { independence: null }, "withdrawn"],
	["evidence of tomorrow", "independence", { independence: { ...set, approvedOn: "2026-11-24" } }, "notYet"],
	["evidence that has ended", "independence", { independence: { ...set, expiresOn: "2026-11-22" } }, "ended"],
	["evidence on its last day", "independence", { independence: { ...set, expiresOn: today } }, "shown"],
	["evidence without its number", "familiesServed", { familiesServed: set }, "incomplete"],
	["an opinion about no state", "debtConsultation", { debtConsultation: { ...set, states: [] } }, "incomplete"],
	["the table in use", "termLifeRates", { termLifeRates: ofRates }, "shown"],
	[
		"another table",
		"termLifeRates",
		{ termLifeRates: { ...ofRates, ratesOf: "2026-10-01-f0f0f0f0f0f0" } },
		"otherRates",
	],
	["the sample rates", "wholeLifeRates", { wholeLifeRates: ofRates }, "otherRates"],
	[
		"a table that names no policy",
		"finalExpenseRates",
		{ finalExpenseRates: { ...set, policy, ratesOf: "2026-10-01-aa" } },
		"noPolicy",
	],
	[
		"another form",
		"termLifeRates",
		{ termLifeRates: { ...ofRates, policy: { ...policy, form: "EL-1" } } },
		"otherPolicy",
	],
])("with %s, %s is “%s”", (_what, id, claims, standing) => {
	expect(claimStanding(id, { register: empty, set: claims, rates, today })).toBe(standing);
	const status = claimStatus(claimsInEffect(registerWith(empty, claims), true, today), id);
	const isProven = ["shown", "otherRates", "noPolicy", "otherPolicy"].includes(standing);
	expect(status, "what production does").toBe(isProven ? "proven" : "withheld");
});

test("what is set counts in place of the file's evidence, also if it is withdrawn or has no document", () => {
	const register: ClaimRegister = { ...empty, independence: { says: "", evidence: inFile } };
	const at = (claims: ClaimFacts) => claimStanding("independence", { register, set: claims, rates, today });
	expect(at({})).toBe("shown");
	expect(at({ independence: null })).toBe("withdrawn");
	expect(at({ independence: inFile })).toBe("noFile");
	expect(registerWith(register, { independence: null }).independence.evidence).toBeNull();
	expect(registerWith(register, { independence: inFile }).independence.evidence).toBeNull();
	expect(registerWith(register, {}).independence.evidence).toBe(inFile);
});
