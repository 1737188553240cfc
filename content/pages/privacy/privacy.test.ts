import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { retention } from "#domain/retention.ts";

const source = (locale: string) => readFileSync(`content/pages/privacy/${locale}.ts`, "utf8");

test.each(locales)("the page names every storage period from the one list (%s)", (locale) => {
	const missing = Object.keys(retention).filter((period) => !source(locale).includes(`{${period}}`));
	expect(missing).toEqual([]);
});

test("each language has the same sections and the same rows of the tables", () => {
	const shape = (locale: string) => ({
		sections: [...source(locale).matchAll(/\bid: "([\w-]+)"/g)].map(([, id]) => id),
		facts: [...source(locale).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
	});
	for (const locale of locales) expect(shape(locale)).toEqual(shape("en"));
});
