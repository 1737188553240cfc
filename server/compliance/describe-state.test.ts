import { expect, test } from "vitest";
import { complianceByCode, stateCompliance } from "#domain/compliance/states.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { describeState, stateCopy } from "./describe-state.server.ts";

function described(locale: Locale, code: string) {
	const record = complianceByCode(code);
	if (!record) throw new Error(`no record of ${code}`);
	return describeState(locale, record);
}

test("describes California in Spanish, with its forms and the sources", () => {
	const state = described("es", "CA");
	expect(state).toMatchObject({ name: "California", slug: "california", isLicensed: true, status: "Con licencia" });
	expect(state.products.map(({ product }) => product)).not.toContain("debtActionPlan");
	expect(state.freeLook).toEqual({
		text: "30 días",
		evidence: "Ley estatal, Cal. Ins. Code §§ 10127.9, 10127.10. Verificado el 1 de agosto de 2026.",
	});
	expect(state.formsAndAge).toEqual(["Se exigen formularios adicionales", "30 días para cambiar de opinión"]);
	expect(state.notes).toHaveLength(1);
});

test("describes an upper bound of days in Haitian Creole, which has no plural forms", () => {
	const state = described("ht", "TX");
	expect(state.freeLook.text).toBe("jiska 20 jou");
	expect(state.freeLook.evidence).toContain("1 out 2026");
	expect(state.formsAndAge).toEqual(["Jiska laj 85 an"]);
});

test("refers to the regulator, without a number or a source, if sources differ", () => {
	const state = described("en", "KY");
	expect(state.freeLook).toEqual({ text: "Ask the regulator" });
	expect(state.regulator.phone).toBe("800-595-6053");
	expect(state.seniorProtections).toEqual({ text: "Ask the regulator" });
});

test("describes New York, which only recruits, without products and days", () => {
	const state = described("pt", "NY");
	expect(state).toMatchObject({ name: "Nova York", isLicensed: false, status: "Só recrutamento", products: [] });
	expect(state.freeLook).toEqual({ text: "Não se aplica" });
});

test("offers a missing license number on request", () => {
	expect(described("en", "FL").license).toBe("Available on request");
});

test("no message is missing for any state in any language", () => {
	for (const locale of locales) {
		const text = JSON.stringify([stateCopy(locale), ...stateCompliance.map((record) => describeState(locale, record))]);
		expect(text).not.toMatch(/"(compliance\.)?\w+\.\w+"/);
		expect(text).not.toMatch(/[{}]\w*, plural/);
	}
});
