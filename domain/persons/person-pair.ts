/**
 * Staff's decision about two persons with the same number or address. All three say that they are not the same.
 * `household`: they live together. `different`: no statement about that. `apart`: they don't live together.
 */
export const pairVerdicts = ["household", "different", "apart"] as const;
export type PairVerdict = (typeof pairVerdicts)[number];

/** Two persons. The smaller id comes first, so a pair is stored once. */
export interface PersonPair {
	oneId: string;
	otherId: string;
	/** Null until somebody has decided about it. */
	verdict: PairVerdict | null;
}

/** The ids of a pair in the order in which it is stored. */
export function pairIds(one: string, other: string): { oneId: string; otherId: string } {
	return one < other ? { oneId: one, otherId: other } : { oneId: other, otherId: one };
}

export function pairName(one: string, other: string): string {
	const { oneId, otherId } = pairIds(one, other);
	return `${oneId} ${otherId}`;
}
