import type { PairVerdict } from "./person-pair.ts";

/** What staff do about persons. Each can be undone. */
export const personChangeNames = ["merge", "split", "household", "different", "apart"] as const satisfies (
	| "merge"
	| "split"
	| PairVerdict
)[];
export type PersonChangeName = (typeof personChangeNames)[number];

export function isPersonChangeName(text: unknown): text is PersonChangeName {
	return personChangeNames.some((name) => name === text);
}

/** Why nothing was done. */
export type PersonRefusal =
	/** There is no such lead, it belongs to nobody, or it is not this person's to open. */
	| "gone"
	/** A lead of one of the persons is not theirs to open. */
	| "notAllowed"
	/** A lead came or went after the persons were shown. */
	| "changed"
	/** It is like that already. */
	| "nothing";
