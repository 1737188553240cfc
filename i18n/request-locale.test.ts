import { describe, expect, test } from "vitest";
import { requestLocale } from "./request-locale.ts";

test.each([
	[{ cookie: "a=1; sf_lang=ht; b=2", "accept-language": "es" }, "ht"],
	[{ cookie: "sf_lang=pt" }, "pt"],
	[{ cookie: "sf_lang=pt; __Host-sf_lang=ht" }, "ht"],
	[{ cookie: "not_sf_lang=pt", "accept-language": "es-MX,es;q=0.9" }, "es"],
	[{ cookie: "sf_lang=fr", "accept-language": "fr" }, "en"],
	[{ cookie: "sf_lang=ptx" }, "en"],
	[{}, "en"],
])("%j asks for %s", (headers, locale) => {
	expect(requestLocale(new Headers(headers as Record<string, string>))).toBe(locale);
});

test("a language that isn’t offered is passed over, even if it was chosen", () => {
	const headers = new Headers({ cookie: "sf_lang=ht", "accept-language": "ht,pt;q=0.9,es;q=0.8" });
	expect(requestLocale(headers, ["en", "es"])).toBe("es");
	expect(requestLocale(headers, ["en"])).toBe("en");
});

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
	] as const)("chosen %s, browser %s: %s", (chosen, accepted, expected) => {
		const headers = new Headers();
		if (chosen) headers.set("cookie", `sf_lang=${chosen}`);
		if (accepted) headers.set("accept-language", accepted);
		expect(requestLocale(headers)).toBe(expected);
	});
});
