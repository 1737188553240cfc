/** Staff's changes of persons. Each can be undone. */
export const personChangeNames = ["merge", "split", "different"] as const;
export type PersonChangeName = (typeof personChangeNames)[number];

export function isPersonChangeName(text: unknown): text is PersonChangeName {
	return personChangeNames.some((name) => name === text);
}

/** Why nothing was done. */
export type PersonRefusal =
	/** The lead doesn't exist, belongs to nobody, or the reader may not open it. */
	| "gone"
	/** The reader may not open every lead of these persons. */
	| "notAllowed"
	/** A lead was added or removed after the persons were shown. */
	| "changed"
	/** Nothing would change. */
	| "nothing";
