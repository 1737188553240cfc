/** How many days, weeks and months keep their newest backup. */
export const keptBackups = { days: 7, weeks: 5, months: 12 } as const;

const dayMs = 86_400_000;

const dayOf = (made: Date) => made.toISOString().slice(0, 10);
const monthOf = (made: Date) => made.toISOString().slice(0, 7);
/** Named by its Monday. */
const weekOf = (made: Date) => dayOf(new Date(made.getTime() - ((made.getUTCDay() + 6) % 7) * dayMs));

/**
 * The backups to keep: the newest of each of the last days, weeks and months (in UTC) that have one. Periods without a backup
 * don't count, so a schedule that stood still for a month deletes nothing when it runs again.
 */
export function backupsToKeep(made: readonly Date[]): Date[] {
	const newestFirst = made.toSorted((one, other) => other.getTime() - one.getTime());
	const kept = new Set([
		...newestOfEach(newestFirst, dayOf, keptBackups.days),
		...newestOfEach(newestFirst, weekOf, keptBackups.weeks),
		...newestOfEach(newestFirst, monthOf, keptBackups.months),
	]);
	return made.filter((one) => kept.has(one));
}

function newestOfEach(newestFirst: readonly Date[], periodOf: (made: Date) => string, count: number): Date[] {
	const newest = new Map<string, Date>();
	for (const made of newestFirst) {
		const period = periodOf(made);
		if (!newest.has(period)) newest.set(period, made);
	}
	return [...newest.values()].slice(0, count);
}
