import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { messagesFor } from "#i18n/messages.server.ts";

/** Words that end messages, too, but that no channel keeps yet: `stopWords` in the launch list. */
const furtherWords = /\b(?:ALTO|PARE|PARAR|SISPANN|KANPE)\b/;
const files = import.meta.glob<unknown>("./*/**/{en,es,pt,ht}.ts", { eager: true, import: "default" });

test.each(locales)("whoever reads in %s how messages end finds STOP, and no word that nothing keeps", (locale) => {
	const copy = Object.entries(files).flatMap(([path, file]) => (path.endsWith(`/${locale}.ts`) ? [file] : []));
	// Consents are stored word for word, so their texts change only with their version.
	const texts = [...copy, messagesFor(locale, ["emails", "unsubscribe"])].flatMap(stringsIn);
	const naming = texts.filter((text) => /\bSTOP\b/.test(text));
	expect(naming.length).toBeGreaterThanOrEqual(6);
	expect(texts.filter((text) => furtherWords.test(text))).toEqual([]);
});

function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
