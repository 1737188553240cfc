const minuteMs = 60_000;

/** How far a moment is away, in the unit in which people say it. */
export interface TimeDistance {
	direction: "ahead" | "ago";
	unit: "minutes" | "hours" | "days";
	count: number;
}

/** Rounded down, so that nothing seems later than it is. Less than a minute is zero minutes. */
export function timeDistance(at: Date, now: Date): TimeDistance {
	const ms = at.getTime() - now.getTime();
	const direction = ms < 0 ? "ago" : "ahead";
	const minutes = Math.floor(Math.abs(ms) / minuteMs);
	if (minutes < 60) return { direction, unit: "minutes", count: minutes };
	const hours = Math.floor(minutes / 60);
	return hours < 48
		? { direction, unit: "hours", count: hours }
		: { direction, unit: "days", count: Math.floor(hours / 24) };
}
