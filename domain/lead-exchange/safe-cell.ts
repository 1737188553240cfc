/** A spreadsheet computes what begins with one of these. The wide ones are those of East Asian keyboards. */
const formula = /[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A spreadsheet skips these before it computes. */
const skipped = /[\s"']/;

/** The text with an apostrophe before everything that a spreadsheet would compute. `unguardedCell` takes it off again. */
export function guardedCell(text: string): string {
	const lines = text.replace(/\r\n?/g, "\n");
	if (!formula.test(lines)) return lines;
	const isComputed = computedPlaces(lines);
	return lines.replace(/./gs, (sign, at: number) => (beginsCell(lines, at) && isComputed[at] ? `'${sign}` : sign));
}

/** The text as it was before `guardedCell`. */
export function unguardedCell(text: string): string {
	if (!formula.test(text)) return text;
	const isComputed = computedPlaces(text);
	return text.replace(/'/g, (sign, at: number) => (beginsCell(text, at) && isComputed[at + 1] ? "" : sign));
}

/**
 * Where a cell may begin: at the start, and wherever a spreadsheet that doesn't separate cells by commas
 * would begin another one.
 */
function beginsCell(text: string, at: number): boolean {
	return at === 0 || ";|\t\n".includes(text.charAt(at - 1));
}

/** For each place, whether a spreadsheet would compute a cell that began there. It looks at each sign once, from the end. */
function computedPlaces(text: string): boolean[] {
	const places: boolean[] = new Array(text.length).fill(false);
	for (let at = text.length - 1; at >= 0; at--) {
		const sign = text.charAt(at);
		places[at] = formula.test(sign) || (skipped.test(sign) && places[at + 1] === true);
	}
	return places;
}

/** A number of North America with its country code and nothing else. */
const northAmerican = /^\+1[\s().-]*(\d{3})[\s().-]*(\d{3})[\s().-]*(\d{4})$/;

/**
 * A phone number as a table shows it. A plus would be computed, so numbers of North America go without their country
 * code. Others keep it, behind the apostrophe of `guardedCell`.
 */
export function phoneCell(phone: string): string {
	return guardedCell(phone.replace(northAmerican, "($1) $2-$3"));
}
