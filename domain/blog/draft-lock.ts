/** While an editor is open it renews its lock much more often. Afterwards others may write. */
export const lockMinutes = 2;

interface Lock {
	lockedBy: string | null;
	lockedUntil: Date | null;
}

/** True if somebody else is writing. */
export function isLockedForOthers({ lockedBy, lockedUntil }: Lock, userId: string, now: Date): boolean {
	return lockedBy !== null && lockedBy !== userId && lockedUntil !== null && lockedUntil > now;
}

export function lockEnd(now: Date): Date {
	return new Date(now.getTime() + lockMinutes * 60_000);
}
