import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { publishedFigures, writtenFigure } from "#tests/support/published-figures.ts";
import { openPage, textOf } from "#tests/support/site-page.ts";

for (const locale of locales) {
	test(`the server renders every published figure in ${locale}`, async () => {
		for (const [inputs, figures] of publishedFigures) {
			const { page } = await openPage(calculatorAddress(locale, { state: "FL", ...inputs }));
			const written = Object.fromEntries(
				page.querySelectorAll("[data-figure]").map((figure) => [figure.getAttribute("data-figure"), textOf(figure)]),
			);
			for (const [name, expected] of Object.entries(figures)) {
				expect.soft(written[name], `${JSON.stringify(inputs)} ${name}`).toBe(writtenFigure(locale, expected, inputs));
			}
		}
	});
}
