import { readFileSync } from "node:fs";
import { localFacts } from "#content/local-facts.server.ts";
import { withoutClaimTags } from "#domain/claims/claim-tags.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import * as english from "#i18n/english-messages.ts";

/** Fills in the facts and shows samples of claims, as development does, and leaves other placeholders as they are. */
function read(locale: Locale, namespace: string): unknown {
	const facts: Record<string, string> = localFacts(locale, { showsSamples: true, proven: {} });
	const fill = (text: string) =>
		withoutClaimTags(text).replace(/\{(\w+)\}/g, (placeholder, name) => facts[name] ?? placeholder);
	return JSON.parse(readFileSync(`i18n/messages/${locale}/${namespace}.json`, "utf8"), (_, value) =>
		typeof value === "string" ? fill(value) : value,
	);
}

/** The messages of all languages. Tests spell out English copy if its exact wording is required. */
export const copy = Object.fromEntries(
	locales.map((locale) => [
		locale,
		Object.fromEntries(Object.keys(english).map((namespace) => [namespace, read(locale, namespace)])),
	]),
) as Record<Locale, typeof english>;
