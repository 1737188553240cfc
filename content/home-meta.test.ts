import { beforeEach, expect, test } from "vitest";
import { licensableStates } from "#domain/compliance/licensed-states.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { currentClaims, setClaims } from "./current-claims.server.ts";
import { homeMeta, productsHeading } from "./home-meta.server.ts";
import { localFacts } from "./local-facts.server.ts";

beforeEach(() => setClaims({ showsSamples: true, proven: {} }));

const codes = licensableStates.map(({ abbr }) => abbr);
/** From now on, the agency has a license in these states alone. */
function licenseOnly(...held: string[]) {
	const missing = codes.filter((code) => !held.includes(code));
	setClaims({ showsSamples: true, proven: {}, facts: { licenses: { npn: "", licenses: {}, missing } } });
}

const all = codes;
const allButHome = codes.filter((code) => code !== "FL");

test.each<[held: readonly string[], locale: Locale, title: string]>([
	[all, "en", "Life insurance in Florida and 20 more states"],
	[all, "es", "Seguros de vida en Florida y 20 estados más"],
	[all, "pt", "Seguro de vida na Flórida e em mais 20 estados"],
	[all, "ht", "Asirans vi nan Florid ak 20 lòt eta"],
	[["FL", "TX"], "en", "Life insurance in Florida and 1 more state"],
	[["FL", "TX"], "es", "Seguros de vida en Florida y 1 estado más"],
	[["FL", "TX"], "pt", "Seguro de vida na Flórida e em mais 1 estado"],
	[["FL", "TX"], "ht", "Asirans vi nan Florid ak 1 lòt eta"],
	[["FL"], "en", "Life insurance in Florida"],
	[allButHome, "en", "Life insurance in 20 states"],
	[allButHome, "ht", "Asirans vi nan 20 eta"],
	[["TX"], "es", "Seguros de vida en 1 estado"],
	[["TX"], "pt", "Seguro de vida em 1 estado"],
])("with a license in %o, the title in %s is: %s", (held, locale, title) => {
	licenseOnly(...held);
	expect(homeMeta(locale).title).toBe(title);
});

test("without evidence for the licenses, the title counts none, and names the home state only with a license there", () => {
	setClaims({ showsSamples: false, proven: {} });
	expect(homeMeta("en").title).toBe("Life insurance in Florida");
	const facts = { licenses: { npn: "", licenses: {}, missing: ["FL"] } };
	setClaims({ showsSamples: false, proven: {}, facts });
	expect(homeMeta("en").title).toBe("Life insurance");
});

test.each<[Locale, held: string, elsewhere: string]>([
	["en", "Comprehensive Financial Solutions for Florida Families", "Comprehensive financial solutions for families"],
	[
		"es",
		"Soluciones financieras completas para las familias de Florida",
		"Soluciones financieras completas para las familias",
	],
	[
		"pt",
		"Soluções financeiras completas para as famílias da Flórida",
		"Soluções financeiras completas para as famílias",
	],
	["ht", "Solisyon finansye konplè pou fanmi nan Florid", "Solisyon finansye konplè pou fanmi yo"],
])("the heading above the products in %s names the home state only with a license there", (locale, held, elsewhere) => {
	licenseOnly("FL");
	expect(productsHeading(locale)).toBe(held);
	licenseOnly("TX");
	expect(productsHeading(locale)).toBe(elsewhere);
});

test.each<[Locale, one: string, many: string]>([
	["en", "state", "states"],
	["es", "estado", "estados"],
	["pt", "estado", "estados"],
	["ht", "eta", "eta"],
])("copy in %s can count one state", (locale, one, many) => {
	const nounOf = () => localFacts(locale, currentClaims()).statesNoun;
	expect(nounOf()).toBe(many);
	licenseOnly("TX");
	expect(nounOf()).toBe(one);
});
