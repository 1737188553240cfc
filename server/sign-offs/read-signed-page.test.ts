import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { builtTexts } from "../launch/sign-offs-in-effect.server.ts";
import { pagesToSign, readSignedPage } from "./read-signed-page.server.ts";

test.each(locales)(
	"in %s, every text that a reader signs is on its page, with what stands around it",
	async (locale) => {
		const { texts } = await builtTexts();
		for (const page of pagesToSign(texts[locale])) {
			const { lines, keys } = readSignedPage(page, locale, texts[locale], {});
			const shown = lines.filter(({ isSigned }) => isSigned).map(({ text }) => text);
			const expected = Object.keys(keys).flatMap((key) => (texts[locale].get(key) ?? "").split("\n"));
			expect(new Set(shown), page).toEqual(new Set(expected.map((line) => line.trim()).filter(Boolean)));
		}
		const { lines } = readSignedPage("services/iul", locale, texts[locale], {});
		expect(lines[0]).toMatchObject({ isHeading: true, isSigned: false });
		expect(lines.length).toBeGreaterThan(40);
	},
);
