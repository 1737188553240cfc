import { weekdayOf } from "./weekdays.ts";
import { zonedTime } from "./zoned-time.ts";

/** Names an opening by its day and time: `Monday 08:00`. */
export function openingKey(opensAt: Date, timeZone: string): string {
	const { date, time } = zonedTime(opensAt, timeZone);
	return `${weekdayOf(date)} ${time.slice(0, 5)}`;
}
