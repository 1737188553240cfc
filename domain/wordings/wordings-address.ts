import { isCalendarDay } from "../office-hours/calendar-day.ts";

/** The page that says what was shown on a day. */
export const wordingsPath = "/admin/wordings";

/** Longer ones are not looked up. */
export const maxAddressLength = 300;

/** What to look up. */
export interface WordingQuery {
	/** Empty if none was given. */
	address: string;
	/** `2026-11-22`. Null if none was given. */
	on: string | null;
}

/** Reads what the page's address asks for. Invalid values are ignored. */
export function readWordingQuery(parameters: { get(name: string): string | null }): WordingQuery {
	const on = parameters.get("on");
	return { address: wordingAddress(parameters.get("address") ?? ""), on: isCalendarDay(on) ? on : null };
}

/** Where the page looks up a wording. */
export function wordingsAddress({ address, on }: WordingQuery): string {
	const query = `address=${encodeURIComponent(address)}`;
	return `${wordingsPath}?${on ? `${query}&on=${on}` : query}`;
}

/** The address under which the wording of a page is stored: its path, as somebody might copy it with its origin and query. */
export function wordingAddress(given: string): string {
	const path = given
		.trim()
		.slice(0, maxAddressLength)
		.replace(/^https?:\/\/[^/]*/, "")
		.replace(/[?#].*$/, "");
	return path.length > 1 ? path.replace(/\/+$/, "") : path;
}
