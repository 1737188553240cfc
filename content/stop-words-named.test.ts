import { expect, test } from "vitest";
import { contactRequestOf } from "#domain/contacts/stop-words.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { messagesFor } from "#i18n/messages.server.ts";

const ownWord: Readonly<Record<Locale, string>> = { en: "STOP", es: "ALTO", pt: "PARE", ht: "SISPANN" };
const files = import.meta.glob<unknown>("./*/**/{en,es,pt,ht}.ts", { eager: true, import: "default" });

test.each(locales)("whoever reads in %s of the word that ends messages finds one of this language", (locale) => {
	const word = ownWord[locale];
	expect(contactRequestOf(word)).toBe("stop");
	const copy = Object.entries(files).flatMap(([path, file]) => (path.endsWith(`/${locale}.ts`) ? [file] : []));
	// Consents are stored word for word, so their texts change only with their version.
	const texts = [...copy, messagesFor(locale, ["emails", "unsubscribe"])].flatMap(stringsIn);
	const naming = texts.filter((text) => /\bSTOP\b/.test(text));
	expect(naming.length).toBeGreaterThanOrEqual(6);
	expect(naming.filter((text) => !text.includes(word))).toEqual([]);
});

function stringsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
