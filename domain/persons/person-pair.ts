/** Two persons with the same number or address. The smaller id comes first, so a pair is stored once. */
export interface PersonPair {
	oneId: string;
	otherId: string;
	/** Somebody decided that they are not the same. Until then, they may be. */
	areDifferent: boolean;
}

/** The ids of a pair in the order in which it is stored. */
export function pairIds(one: string, other: string): { oneId: string; otherId: string } {
	return one < other ? { oneId: one, otherId: other } : { oneId: other, otherId: one };
}

export function pairName(one: string, other: string): string {
	const { oneId, otherId } = pairIds(one, other);
	return `${oneId} ${otherId}`;
}
