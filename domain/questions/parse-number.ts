/** "38 years", "38 años". */
const yearWords = /\s*(?:years?(?: old)?|yrs?\.?|años?|anos?|ane|lane|an)$/i;
const moneyWords = /\s*(?:(?:de )?d[oó]lares|dollars?|dola|usd)$/i;
const half = /^(?:half a million|medio mill[oó]n|meio milh[aã]o|mwatye milyon|demi milyon)$/i;
/** The number one before a unit, as a word. */
const one = /^(?:an?|one|une?|um|yon)\s+(?=\p{L})/iu;
const thousandWords = /\s*(?:k|mil|thousand)$/i;
const millionWords = /\s*(?:m|mm|mn|millions?|mill[oó]n(?:es)?|milh[aã]o|milh[oõ]es|milyon)$/i;

/**
 * Reads a number as visitors write it in any country: "1,000", "$1,000.50", "US$ 1.000,50", "21,99 %", "10 000", "500k",
 * "1.5 million", "38 years". The last comma or point starts the decimals, unless exactly three digits follow: no amount
 * here has three decimals. Without `thousands` it always starts the decimals, and "k" is no number.
 */
export function parseNumber(text: string, { thousands = true } = {}): number | undefined {
	if (!thousands) return parsePlain(text.trim().replace(yearWords, ""), false);
	const amount = text.trim().replace(moneyWords, "");
	if (half.test(amount)) return 500_000;
	const counted = amount.replace(one, "1 ");
	for (const [words, factor] of [
		[thousandWords, 1000],
		[millionWords, 1_000_000],
	] as const) {
		if (!words.test(counted)) continue;
		const number = parsePlain(counted.replace(words, ""), true);
		// 1.1 million is 1,100,000, also in floating point.
		return number === undefined ? undefined : Math.round(number * factor * 100) / 100;
	}
	return parsePlain(counted, true);
}

function parsePlain(text: string, thousands: boolean): number | undefined {
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
