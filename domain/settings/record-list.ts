interface ListedRecord {
	id: string;
}

/** A list with a record that was typed: a new one comes first, another one keeps its place. Null if there is no room for it. */
export function listWith<Kind extends ListedRecord>(
	before: readonly Kind[],
	record: Kind,
	maxLength: number,
): readonly Kind[] | null {
	if (before.some(({ id }) => id === record.id)) return before.map((one) => (one.id === record.id ? record : one));
	return before.length < maxLength ? [record, ...before] : null;
}

/** The first free number: one after the largest might have too many digits, because a file may have any of them. */
export function nextRecordId(list: readonly ListedRecord[]): string {
	const used = new Set(list.map(({ id }) => Number(id)));
	let next = 1;
	while (used.has(next)) next++;
	return String(next);
}

/** True if a list in a file has ids that a form could have given, and is short enough. */
export function isPossibleList(list: readonly ListedRecord[], maxLength: number): boolean {
	return (
		new Set(list.map(({ id }) => id)).size === list.length &&
		list.length <= maxLength &&
		list.every(({ id }) => /^\d{1,6}$/.test(id))
	);
}
