import { afterEach, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { complianceByCode, stateCompliance } from "#domain/compliance/states.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { describeState, stateCopy } from "./describe-state.server.ts";

const before = currentClaims();
afterEach(() => setClaims(before));

function described(locale: Locale, code: string) {
	const record = complianceByCode(code);
	if (!record) throw new Error(`no record of ${code}`);
	return describeState(locale, record);
}

test("describes California in Spanish, with its range of days and the sources", () => {
	const state = described("es", "CA");
	expect(state).toMatchObject({ name: "California", slug: "california", isLicensed: true, status: "Con licencia" });
	expect(state.products.map(({ product }) => product)).not.toContain("debtActionPlan");
	expect(state.freeLook.life).toEqual({
		text: "de 10 a 30 días; al menos 30 días a partir de los 60 años",
		evidence:
			"Ley estatal, Cal. Ins. Code §§ 10127.7, 10127.9, 10127.10. Registrado el 22 de noviembre de 2026; todavía no lo ha revisado una persona con licencia.",
	});
	expect(state.freeLook.annuity).toEqual(state.freeLook.life);
	expect(state.ageLimit).toBe("Ninguno");
	expect(state.notes).toHaveLength(1);
});

test("describes Texas in Haitian Creole: its 20 days are those of annuities", () => {
	const state = described("ht", "TX");
	expect(state.freeLook.life.text).toBe("10 jou");
	expect(state.freeLook.life.evidence).toContain("21 novanm 2026");
	expect(state.freeLook.annuity.text).toBe("20 jou");
	expect(state.ageLimit).toBe("Jiska laj 85 an");
	expect(state.seniorProtections).toEqual({ text: "Mande otorite a" });
});

test("names the statute of Florida for the review of annuities", () => {
	const { freeLook, bestInterest } = described("en", "FL");
	expect(freeLook.annuity.text).toBe("21 days");
	expect(bestInterest).toEqual({
		text: "Yes",
		evidence:
			"State law, Fla. Stat. § 627.4554. Recorded on November 22, 2026, but not yet reviewed by a licensed person.",
	});
});

test("refers to the regulator, without a number or a source, if sources differ", () => {
	const state = described("en", "KY");
	expect(state.freeLook.life).toEqual({ text: "Ask the regulator" });
	expect(state.regulator.phone).toBe("800-595-6053");
	expect(state.seniorProtections).toEqual({ text: "Ask the regulator" });
});

test("describes New York, which only recruits, without products and days", () => {
	const state = described("pt", "NY");
	expect(state).toMatchObject({ name: "Nova York", isLicensed: false, status: "Só recrutamento", products: [] });
	expect(state.freeLook.life).toEqual({ text: "Não se aplica" });
});

test("offers a missing license number on request", () => {
	expect(described("en", "FL").license).toBe("Available on request");
});

test("production shows what the law says with citation and date, and refers to the regulator for the rest", () => {
	setClaims({ showsSamples: false, proven: {} });
	for (const record of stateCompliance().filter(({ status }) => status === "active")) {
		const { freeLook, replacementNotice, bestInterest, seniorProtections, regulator } = describeState("en", record);
		for (const rule of [freeLook.life, freeLook.annuity, replacementNotice, bestInterest, seniorProtections]) {
			if (rule.text === "Ask the regulator") expect(rule.evidence).toBeUndefined();
			else expect(rule.evidence).toMatch(/^State law, .+\. Recorded on November \d+, 2026/);
		}
		expect(regulator.name && regulator.website && regulator.phone).toBeTruthy();
	}
	expect(described("en", "FL").freeLook.life.text).toBe("14 days");
	expect(described("en", "TX").freeLook.life.text).toBe("Ask the regulator");
	setClaims({ showsSamples: false, proven: { stateFacts: {} } });
	expect(described("en", "FL").freeLook.life).toEqual({
		text: "14 days",
		evidence:
			"State law, Fla. Stat. § 626.99(4). Recorded on November 22, 2026, and reviewed since then by a licensed person.",
	});
});

test("lists only what may be sold: in production no debt plan without an opinion, and nothing in California without a number", () => {
	const products = (code: string) => described("en", code).products.map(({ product }) => product);
	expect(products("FL")).toContain("debtActionPlan");
	setClaims({ showsSamples: false, proven: {} });
	expect(products("FL")).toContain("termLife");
	expect(products("FL")).not.toContain("debtActionPlan");
	expect(products("CA")).toEqual([]);
	setClaims({ showsSamples: false, proven: { debtConsultation: { states: ["FL"] } } });
	expect(products("FL")).toContain("debtActionPlan");
});

test("no message is missing for any state in any language", () => {
	for (const locale of locales) {
		const text = JSON.stringify([
			stateCopy(locale),
			...stateCompliance().map((record) => describeState(locale, record)),
		]);
		expect(text).not.toMatch(/"(compliance\.)?\w+\.\w+"/);
		expect(text).not.toMatch(/[{}]\w*, plural/);
	}
});
