/**
 * The interest that a contract credits for one index year, in percent: never below the floor, never above the cap,
 * before charges. This is the simplest crediting method ("annual point to point with a cap").
 */
export function creditedPercent(indexPercent: number, { cap, floor = 0 }: { cap: number; floor?: number }): number {
	return Math.min(cap, Math.max(floor, indexPercent));
}
