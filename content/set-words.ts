import type { SetWords } from "#domain/agency/set-words.ts";
import type { SetFacts } from "#domain/agency/settable-facts.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { consentError } from "#domain/words/consent-error.ts";
import { isEditable, isFixedPart, sectionOfWords } from "#domain/words/editable-words.ts";
import type { WordPlace } from "#domain/words/read-words.ts";
import { markError } from "#domain/words/word-marks.ts";

/**
 * True if a text may stand in place of an original. A new version of the site can have another original, with another
 * fact: a text without it, or with one that is no longer known, is not shown. It can also ask for more in a consent.
 */
export function mayReplace(text: string, { original, ...at }: WordPlace): boolean {
	return (
		isEditable(at.page, at.place, original) && markError(text, original) === null && consentError(text, at) === null
	);
}

/** Copies with the words that an admin has set: made once, until other words are set. */
const copies = new WeakMap<readonly SetWords[], Map<string, object>>();

/**
 * The copy of a page, or the messages of a namespace, with the words that an admin has set. Without any, it is the same object.
 * @param sourceOf the written text of a leaf; null if it can't be replaced
 * @param leafOf how a text is stored in this copy
 */
export function withSetWords<Copy extends object>(
	copy: Copy,
	{ page, locale, facts = {} }: { page: string; locale: Locale; facts: SetFacts | undefined },
	sourceOf: (leaf: unknown) => string | null,
	leafOf: (text: string) => unknown,
): Copy {
	const words = facts[sectionOfWords(page)];
	if (!words || words.length === 0) return copy;
	const made = copies.get(words) ?? new Map<string, object>();
	copies.set(words, made);
	const name = `${page} ${locale}`;
	const known = made.get(name);
	if (known) return known as Copy;
	const set = words.filter((one) => one.page === page && one.texts[locale]);
	const result = set.length > 0 ? structuredClone(copy) : copy;
	for (const one of set) {
		const { text } = one.texts[locale] ?? { text: "" };
		const holder = holderOf(result, one.place);
		const original = holder && sourceOf(holder.node[holder.key]);
		if (holder && typeof original === "string" && mayReplace(text, { page, place: one.place, locale, original })) {
			holder.node[holder.key] = leafOf(text);
		}
	}
	made.set(name, result);
	return result;
}

type Branch = Record<string, unknown>;

/** What holds the text of a place. Undefined if this copy has no such place, or if nobody may change it. */
function holderOf(copy: object, place: string): { node: Branch; key: string } | undefined {
	const keys = place.split(".");
	const key = keys.pop() ?? "";
	let node = copy as Branch;
	for (const step of keys) {
		const next = Object.hasOwn(node, step) ? node[step] : undefined;
		if (typeof next !== "object" || next === null || isFixedPart(next)) return undefined;
		node = next as Branch;
	}
	return Object.hasOwn(node, key) ? { node, key } : undefined;
}
