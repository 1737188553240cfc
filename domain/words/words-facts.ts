import * as v from "valibot";
import type { SetWords } from "../agency/set-words.ts";
import { locales } from "../locale/locales.ts";
import { isOneLine } from "../text/plain-text.ts";
import { countWords, maxWords } from "./change-words.ts";
import { isEditable, sectionOfWords, type WordSection } from "./editable-words.ts";

const locale = v.picklist(locales);
const text = v.object({ text: v.string(), original: v.string(), replaced: v.optional(v.string()) });

/** The words in a file or in the database. */
export const wordsSchema = v.array(
	v.object({
		page: v.string(),
		place: v.string(),
		texts: v.object({
			en: v.optional(text),
			es: v.optional(text),
			pt: v.optional(text),
			ht: v.optional(text),
		}),
		changed: v.object({ locale, at: v.pipe(v.string(), v.isoTimestamp()) }),
		behind: v.array(locale),
	}),
) satisfies v.GenericSchema<unknown, readonly SetWords[]>;

/** No original is as long as a third of it. */
const maxLength = 5000;
const identifier = /^[0-9a-f]{16}$/;

/** True if the words of a file are some that an admin could have set, as far as is known without the originals. */
export function isPossibleWords(list: readonly SetWords[], section: WordSection): boolean {
	const names = new Set(list.map(({ page, place }) => `${page} ${place}`));
	return (
		names.size === list.length &&
		countWords(list) <= maxWords &&
		list.every((words) => sectionOfWords(words.page) === section && isPossible(words))
	);
}

function isPossible({ page, place, texts, changed, behind }: SetWords): boolean {
	const all = Object.values(texts);
	return (
		all.length > 0 &&
		new Set(behind).size === behind.length &&
		!behind.includes(changed.locale) &&
		all.every(
			(one) =>
				identifier.test(one.original) &&
				isPossibleText(one.text) &&
				(one.replaced === undefined || isPossibleText(one.replaced)) &&
				isEditable(page, place, one.text),
		)
	);
}

function isPossibleText(text: string): boolean {
	return text.trim() !== "" && text.length <= maxLength && isOneLine(text);
}
