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

test("describes California in Spanish, with its range of days, its forms and the sources", () => {
	const state = described("es", "CA");
	expect(state).toMatchObject({ name: "California", slug: "california", isLicensed: true, status: "Con licencia" });
	expect(state.products.map(({ product }) => product)).not.toContain("debtActionPlan");
	expect(state.freeLook.life).toEqual({
		text: "de 10 a 30 días; al menos 30 días a partir de los 60 años",
		evidence:
			"Ley estatal, Cal. Ins. Code §§ 10127.7, 10127.9, 10127.10. Registrado el 22 de noviembre de 2026; todavía no lo ha revisado una persona con licencia.",
	});
	expect(state.freeLook.annuity).toEqual(state.freeLook.life);
	expect(state.formsAndAge).toEqual(["Se exigen formularios adicionales"]);
	expect(state.notes).toHaveLength(1);
});

test("describes Texas in Haitian Creole: its 20 days are those of annuities", () => {
	const state = described("ht", "TX");
	expect(state.freeLook.life.text).toBe("10 jou");
	expect(state.freeLook.life.evidence).toContain("21 novanm 2026");
	expect(state.freeLook.annuity.text).toBe("20 jou");
	expect(state.formsAndAge).toEqual(["Jiska laj 85 an"]);
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

test("production refers to the regulator, whose name, site and phone it shows, until somebody has checked the facts", () => {
	setClaims({ showsSamples: false, proven: {} });
	for (const record of stateCompliance.filter(({ status }) => status === "active")) {
		const { freeLook, replacementNotice, bestInterest, seniorProtections, regulator } = describeState("en", record);
		for (const rule of [freeLook.life, freeLook.annuity, replacementNotice, bestInterest, seniorProtections]) {
			expect(rule).toEqual({ text: "Ask the regulator" });
		}
		expect(regulator.name && regulator.website && regulator.phone).toBeTruthy();
	}
	setClaims({ showsSamples: false, proven: { stateFacts: {} } });
	expect(described("en", "FL").freeLook.life).toEqual({
		text: "14 days",
		evidence:
			"State law, Fla. Stat. § 626.99(4). Recorded on November 22, 2026, and reviewed since then by a licensed person.",
	});
});

test("no message is missing for any state in any language", () => {
	for (const locale of locales) {
		const text = JSON.stringify([stateCopy(locale), ...stateCompliance.map((record) => describeState(locale, record))]);
		expect(text).not.toMatch(/"(compliance\.)?\w+\.\w+"/);
		expect(text).not.toMatch(/[{}]\w*, plural/);
	}
});
