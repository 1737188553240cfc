/** A way of writing that a good writer of the language would change. */
export interface Habit {
	/** The name that the check reports. */
	name: string;
	pattern: RegExp;
	/** The better wording. */
	instead: string;
	/** Limits the habit to places (keys of messages, paths in a page) that match. */
	at?: RegExp;
	/** The test reads them: each wrong one is found, and no right one is. */
	examples: { wrong: readonly string[]; right: readonly string[] };
}

/** Titles and labels, and lists of short lines. */
export const headings = /(?:title|heading|label|(?:items|strengths|points|steps|checklist)\.\d+(?:\.text)?)$/i;

/** Everywhere but in documents, which `check-content.ts` reads by paragraph. */
export const screens = /^(?!paragraph$)/;
