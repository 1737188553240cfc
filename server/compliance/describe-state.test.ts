import { expect, test } from "vitest";
import { complianceByCode, stateCompliance } from "#domain/compliance/states.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { describeState, stateCopy } from "./describe-state.server.ts";

function described(locale: Locale, code: string) {
	const record = complianceByCode(code);
	if (!record) throw new Error(`no record of ${code}`);
	return describeState(locale, record);
}

test("California in Spanish, with what it asks for and where that was read", () => {
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

test("Texas says up to, in Haitian Creole and without its plural rules", () => {
	const state = described("ht", "TX");
	expect(state.freeLook.text).toBe("jiska 20 jou");
	expect(state.freeLook.evidence).toContain("1 out 2026");
	expect(state.formsAndAge).toEqual(["Jiska laj 85 an"]);
});

test("where sources differ the reader is sent to the regulator, with no number and no source", () => {
	const state = described("en", "KY");
	expect(state.freeLook).toEqual({ text: "Ask the regulator" });
	expect(state.regulator.phone).toBe("800-595-6053");
	expect(state.seniorProtections).toEqual({ text: "Ask the regulator" });
});

test("New York recruits: no product, no days, a name in every language", () => {
	const state = described("pt", "NY");
	expect(state).toMatchObject({ name: "Nova York", isLicensed: false, status: "Só recrutamento", products: [] });
	expect(state.freeLook).toEqual({ text: "Não se aplica" });
});

test("a licence number that the owner has not filled in is offered on request", () => {
	expect(described("en", "FL").license).toBe("Available on request");
});

test("no message is missing for any state in any language", () => {
	for (const locale of locales) {
		const text = JSON.stringify([stateCopy(locale), ...stateCompliance.map((record) => describeState(locale, record))]);
		expect(text).not.toMatch(/"(compliance\.)?\w+\.\w+"/);
		expect(text).not.toMatch(/[{}]\w*, plural/);
	}
});
