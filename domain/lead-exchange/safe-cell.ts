/** A spreadsheet computes what begins with one of these. The wide ones are those of East Asian keyboards. */
const formula = String.raw`(?=[\s"']*[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])`;

/**
 * Where a cell may begin: at the start, and wherever a spreadsheet that doesn't separate cells by commas
 * would begin another one.
 */
const cellStart = String.raw`(?<=^|[;|\t\n])`;

const unguarded = new RegExp(cellStart + formula, "g");
const guarded = new RegExp(`${cellStart}'${formula}`, "g");

/** The text with an apostrophe before everything that a spreadsheet would compute. `unguardedCell` takes it off again. */
export function guardedCell(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(unguarded, "'");
}

/** The text as it was before `guardedCell`. */
export function unguardedCell(text: string): string {
	return text.replace(guarded, "");
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
