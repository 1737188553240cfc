/** How long a logged call can be withdrawn: long enough to notice a slip, too short to rewrite history. */
const withdrawMinutes = 10;

/** A call as far as taking it back goes. */
interface LoggedCall {
	/** The person who logged it. Null if the account is gone. */
	staffId: string | null;
	calledAt: Date;
	withdrawnAt: Date | null;
}

/** Calls since then can still be withdrawn. */
export function withdrawableSince(now: Date): Date {
	return new Date(now.getTime() - withdrawMinutes * 60_000);
}

/** True if a person may withdraw a call: their own, and only for a short time. */
export function mayWithdrawCall(call: LoggedCall, userId: string, now: Date): boolean {
	return call.withdrawnAt === null && call.staffId === userId && call.calledAt >= withdrawableSince(now);
}
