/**
 * The interest that a contract credits for a year of its index, all in percent: never below the floor, never above the
 * cap, charges not yet taken. The plainest of the crediting methods ("annual point to point with a cap").
 */
export function creditedPercent(indexPercent: number, { cap, floor = 0 }: { cap: number; floor?: number }): number {
	return Math.min(cap, Math.max(floor, indexPercent));
}
