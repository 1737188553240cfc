import * as v from "valibot";
import type { SetFacts, SettableFacts, SettingsSection } from "../agency/settable-facts.ts";
import { isPossibleRates, rateFactsSchema } from "../rate-import/rate-facts.ts";
import { isPossibleWords, wordsSchema } from "../words/words-facts.ts";
import { type FactRules, formRules } from "./form-rules.ts";

export const sectionRules: { readonly [Section in SettingsSection]: FactRules<SettableFacts[Section]> } = {
	...formRules,
	rates: { schema: rateFactsSchema, isPossible: isPossibleRates },
	words: { schema: wordsSchema, isPossible: (words) => isPossibleWords(words, "words") },
	consent: { schema: wordsSchema, isPossible: (words) => isPossibleWords(words, "consent") },
};
export const settingsSections = Object.keys(sectionRules) as readonly SettingsSection[];

/** The sections of stored settings that this version of the site can read. */
export function readableFacts(stored: Readonly<Record<string, unknown>>): SetFacts {
	const readable = Object.fromEntries(
		settingsSections.flatMap((section) => {
			const read = v.safeParse<v.GenericSchema<unknown, SettableFacts[SettingsSection]>>(
				sectionRules[section].schema,
				stored[section],
			);
			return read.success ? [[section, read.output]] : [];
		}),
	);
	return readable as SetFacts;
}
