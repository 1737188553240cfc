const minuteMs = 60_000;

/** A moment as a clock on the wall of a time zone shows it. */
export interface ZonedTime {
	/** `2026-11-22` */
	date: string;
	/** `14:05:30.250` */
	time: string;
	/** Since midnight on that clock. */
	minutes: number;
}

/** @param timeZone such as `America/New_York` */
export function zonedTime(instant: Date, timeZone: string): ZonedTime {
	const [date = "", clock = ""] = new Date(instant.getTime() + offsetMs(instant, timeZone)).toISOString().split("T");
	const time = clock.replace("Z", "");
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return { date, time, minutes: hour * 60 + minute };
}

/**
 * The moment at which a clock in the time zone shows that date and time. An hour that is skipped in spring counts as the
 * hour after it; of an hour that is repeated in fall, the first is meant.
 * @param time `08:00`, or `24:00` for the end of the day
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
	const asUtc = Date.parse(`${date}T${time}Z`);
	const dayMs = 1440 * minuteMs;
	const offsetBefore = offsetMs(new Date(asUtc - dayMs), timeZone);
	const candidate = new Date(asUtc - offsetBefore);
	if (offsetMs(candidate, timeZone) === offsetBefore) return candidate;
	const offsetAfter = offsetMs(new Date(asUtc + dayMs), timeZone);
	const later = new Date(asUtc - offsetAfter);
	// Neither is right for a skipped hour: the offset before the change gives the hour after it.
	return offsetMs(later, timeZone) === offsetAfter ? later : candidate;
}

/**
 * The first moment at which a clock in the time zone shows that time or a later one. In an hour that is skipped in spring,
 * it is the moment of the change: a shift that begins or ends there does so when the clock jumps over it.
 */
export function reachedAt(date: string, time: string, timeZone: string): Date {
	const reached = instantOf(date, time, timeZone);
	const offset = offsetMs(reached, timeZone);
	const skippedMs = reached.getTime() + offset - Date.parse(`${date}T${time}Z`);
	if (skippedMs === 0) return reached;
	// The change lies less than what it skips before. Halving finds its minute.
	let [before, after] = [reached.getTime() - skippedMs, reached.getTime()];
	while (after - before > minuteMs) {
		const middle = before + Math.ceil((after - before) / 2 / minuteMs) * minuteMs;
		if (offsetMs(new Date(middle), timeZone) === offset) after = middle;
		else before = middle;
	}
	return new Date(after);
}

/** The days from one date to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** @returns `2026-11-23` for `2026-11-22` and 1 */
export function addDays(date: string, days: number): string {
	const day = new Date(`${date}T00:00:00Z`);
	day.setUTCDate(day.getUTCDate() + days);
	return day.toISOString().slice(0, 10);
}

/** @returns `2027-02-28` for `2026-11-30` and 3: a day that the month lacks is its last */
export function addMonths(date: string, months: number): string {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0));
	return lastDay.toISOString().slice(0, 8) + String(Math.min(day, lastDay.getUTCDate())).padStart(2, "0");
}

/** Clocks change at a quarter of an hour, so all moments of one share an offset. */
const quarterMs = 15 * minuteMs;
const maxQuarters = 10_000;
const offsets = new Map<string, Map<number, number>>();

/** How far the zone's clock is ahead of UTC. Lists of leads ask about the same few days of the same few zones. */
function offsetMs(instant: Date, timeZone: string): number {
	const quarter = Math.floor(instant.getTime() / quarterMs);
	let known = offsets.get(timeZone);
	if (!known || known.size >= maxQuarters) {
		known = new Map();
		offsets.set(timeZone, known);
	}
	const offset = known.get(quarter) ?? readOffsetMs(instant, timeZone);
	known.set(quarter, offset);
	return offset;
}

function readOffsetMs(instant: Date, timeZone: string): number {
	const part = Object.fromEntries(
		formatOf(timeZone)
			.formatToParts(instant)
			.map(({ type, value }) => [type, Number(value)]),
	);
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
	const shown = Date.UTC(year, month - 1, day, hour, minute, second);
	return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
	const known = formats.get(timeZone);
	if (known) return known;
	const format = new Intl.DateTimeFormat("en-US", {
		timeZone,
		hourCycle: "h23",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
	});
	formats.set(timeZone, format);
	return format;
}
