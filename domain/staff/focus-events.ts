/** More than anybody causes by hand: a program may be switching between windows. */
const maxFocusEventsPerMinute = 50;

/** Counts the focus events of a page. @returns for each event, whether it is the first of a minute that is too many */
export function countFocusEvents(): (at: number) => boolean {
	let since = Number.NEGATIVE_INFINITY;
	let count = 0;
	return (at) => {
		if (at - since >= 60_000) {
			since = at;
			count = 0;
		}
		count += 1;
		return count === maxFocusEventsPerMinute + 1;
	};
}
