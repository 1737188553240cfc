import { describe, expect, test } from "vitest";
import { preferredLocale } from "./locales.ts";

describe("the preferred language", () => {
	test.each([
		["ht", "en-US,en", "ht"],
		[null, "es-MX,es;q=0.9,en;q=0.8", "es"],
		[null, "fr-FR,pt-BR;q=0.7,en;q=0.5", "pt"],
		[null, "en;q=0.3, ht;q=0.8", "ht"],
		[null, "de", "en"],
		[null, null, "en"],
		["xx", "pt", "pt"],
		[null, "es;q=0", "en"],
	] as const)("chosen %s, browser %s: %s", (chosen, header, expected) => {
		expect(preferredLocale(chosen, header)).toBe(expected);
	});
});
