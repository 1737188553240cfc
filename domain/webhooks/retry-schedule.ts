const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses between attempts, as Standard Webhooks recommends. The last attempt is more than three days after the first. */
const pauses = [
	5 * second,
	5 * minute,
	30 * minute,
	2 * hour,
	5 * hour,
	10 * hour,
	14 * hour,
	20 * hour,
	24 * hour,
] as const;

export const maxAttempts = pauses.length + 1;

/** Spreads the retries, so that a receiver that works again doesn't get everything in the same second. */
const maxJitter = 0.1;
/** The longest pause that a receiver can ask for. */
const maxRetryAfter = 24 * hour;

/**
 * When a failed call is tried again. Null if that was the last attempt.
 * @param attempts how many there were
 * @param retryAfter the receiver's header, in seconds or as a date
 * @param random from 0 to 1
 */
export function nextAttemptAt(
	attempts: number,
	now: Date,
	{ retryAfter, random }: { retryAfter: string | null; random: number },
): Date | null {
	const pause = pauses[attempts - 1];
	if (pause === undefined) return null;
	const asked = Math.min(msOfRetryAfter(retryAfter, now), maxRetryAfter);
	return new Date(now.getTime() + Math.max(pause * (1 + maxJitter * random), asked));
}

function msOfRetryAfter(retryAfter: string | null, now: Date): number {
	const text = retryAfter?.trim() ?? "";
	if (/^\d{1,9}$/.test(text)) return Number(text) * second;
	// HTTP has one format of dates; anything else counts as no date.
	if (!/^[A-Z][a-z]{2}, .* GMT$/.test(text)) return 0;
	const ms = Date.parse(text) - now.getTime();
	return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
