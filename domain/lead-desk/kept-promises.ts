/** The periods of the promise report, in days until now. */
export const reportDays = [30, 90] as const;
export type ReportDays = (typeof reportDays)[number];

/** Counts of promised leads, by outcome. */
export interface PromiseCounts {
	/** The first contact came by the deadline. */
	kept: number;
	/** It came after. */
	late: number;
	/** The deadline has passed, and nobody was in contact. */
	missed: number;
	/** The deadline has passed; somebody set a status that ends the waiting, and no contact is logged. */
	byHand: number;
}

export function countedPromises({ kept, late, missed, byHand }: PromiseCounts): number {
	return kept + late + missed + byHand;
}

/** The share of met promises from 0 to 100, rounded down, so that 100 means all. Null if none was counted. */
export function keptPercent(counts: PromiseCounts): number | null {
	const all = countedPromises(counts);
	return all === 0 ? null : Math.floor((counts.kept / all) * 100);
}
