import type { Locale } from "#i18n/locales.ts";
import en from "#i18n/messages/en/index.ts";
import es from "#i18n/messages/es/index.ts";
import ht from "#i18n/messages/ht/index.ts";
import pt from "#i18n/messages/pt/index.ts";

/** What the pages say, by language. English is written out in the tests where its wording is a promise. */
export const copy: Record<Locale, typeof en> = { en, es, pt, ht };
