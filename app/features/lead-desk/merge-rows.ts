import type { LeadLine } from "./list-props.ts";

/** A lead on a list that is open. */
export interface OpenLine extends LeadLine {
	/** The lead is no longer on the list. Its row stays where it was until somebody opens the list again. */
	hasLeft?: boolean;
}

/**
 * The rows of an open list after it was read again. Rows on the screen stay there: they change in place, or are marked if
 * they are no longer on the list.
 * @param mayMove whether new rows may appear and other rows may move. Otherwise they wait
 */
export function mergeRows(shown: readonly OpenLine[], fresh: readonly LeadLine[], mayMove: boolean) {
	const freshById = new Map(fresh.map((line) => [line.id, line]));
	const known = new Set(shown.map(({ id }) => id));
	const added = fresh.filter(({ id }) => !known.has(id));
	const lastKnown = shown.findLastIndex(({ id }) => freshById.has(id));
	/** Rows that left the end of a full page are on the next page now. */
	const wasPushed = (index: number) => index > lastKnown && index >= shown.length - added.length;
	const kept = shown.flatMap((line, index): OpenLine[] => {
		const now = freshById.get(line.id);
		if (now) return [now];
		if (wasPushed(index) && !line.hasLeft) return mayMove ? [] : [line];
		return [{ ...line, hasLeft: true }];
	});
	if (!mayMove) return { rows: kept, added: added.length };
	return { rows: withThoseWhoLeft(fresh, kept), added: added.length };
}

/** The list as it is now. Each row that left it follows the row that it followed before. */
function withThoseWhoLeft(fresh: readonly LeadLine[], kept: readonly OpenLine[]): OpenLine[] {
	const behind = new Map<string | null, OpenLine[]>();
	let last: string | null = null;
	for (const line of kept) {
		if (!line.hasLeft) last = line.id;
		else behind.set(last, [...(behind.get(last) ?? []), line]);
	}
	return [...(behind.get(null) ?? []), ...fresh.flatMap((line) => [line, ...(behind.get(line.id) ?? [])])];
}
