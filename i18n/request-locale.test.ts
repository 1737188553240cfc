import { expect, it } from "vitest";
import { requestLocale } from "./request-locale.ts";

it.each([
	[{ cookie: "a=1; sf_lang=ht; b=2", "accept-language": "es" }, "ht"],
	[{ cookie: "sf_lang=pt" }, "pt"],
	[{ cookie: "not_sf_lang=pt", "accept-language": "es-MX,es;q=0.9" }, "es"],
	[{ cookie: "sf_lang=fr", "accept-language": "fr" }, "en"],
	[{ cookie: "sf_lang=ptx" }, "en"],
	[{}, "en"],
])("%j asks for %s", (headers, locale) => {
	expect(requestLocale(new Headers(headers as Record<string, string>))).toBe(locale);
});
