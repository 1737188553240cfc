/**
 * Reads a number as visitors write it in any country: "1,000", "$1,000.50", "US$ 1.000,50", "21,99 %", "10 000".
 * The last comma or point starts the decimals, unless exactly three digits follow: no amount here has three decimals.
 * Without `thousands` it always starts the decimals.
 */
export function parseNumber(text: string, { thousands = true } = {}): number | undefined {
	const bare = text.replace(/^\s*(US)?\$|%\s*$|[\s'’]/g, "");
	if (!/^[-−]?\d[\d.,]*$/.test(bare)) return undefined;
	const sign = /^\d/.test(bare) ? 1 : -1;
	const digits = bare.replace(/^[-−]/, "");
	const number = Number(thousands ? withPlainPoint(digits) : digits.replace(",", "."));
	return Number.isFinite(number) ? sign * number : undefined;
}

function withPlainPoint(digits: string): string {
	const last = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
	if (last < 0) return digits;
	const mark = digits.charAt(last);
	const whole = digits.slice(0, last);
	const rest = digits.slice(last + 1);
	if (!whole.includes(mark) && !isGrouped(digits)) return `${ungrouped(whole)}.${rest}`;
	return ungrouped(digits);
}

/** "1,000" and "12.000.000", but not "0.125". */
function isGrouped(digits: string): boolean {
	return /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(digits);
}

/** Removes separators between groups of three digits. Anything else becomes invalid. */
function ungrouped(digits: string): string {
	return /^\d+$/.test(digits) || isGrouped(digits) ? digits.replace(/[.,]/g, "") : "not a number";
}
