import { readFileSync } from "node:fs";
import { type Locale, locales } from "#domain/locale/locales.ts";
import * as english from "#i18n/english-messages.ts";

const read = (locale: Locale, namespace: string): unknown =>
	JSON.parse(readFileSync(`i18n/messages/${locale}/${namespace}.json`, "utf8"));

/** What the pages say, by language. English is written out in the tests where its wording is a promise. */
export const copy = Object.fromEntries(
	locales.map((locale) => [
		locale,
		Object.fromEntries(Object.keys(english).map((namespace) => [namespace, read(locale, namespace)])),
	]),
) as Record<Locale, typeof english>;
