import { expect, test } from "vitest";
import { parseNumber } from "./parse-number.ts";

test.each([
	["1000", 1000],
	["1,000", 1000],
	["$1,000", 1000],
	[" $ 1,000.50 ", 1000.5],
	["US$ 1.000,50", 1000.5],
	["1.000", 1000],
	["12.000.000", 12_000_000],
	["10 000", 10_000],
	["10\u00a0000", 10_000],
	["21.99", 21.99],
	["21,99 %", 21.99],
	["0,125", 0.125],
	["1234.5", 1234.5],
	["250,", 250],
	["-5", -5],
	["0", 0],
])("%j is %d", (text, number) => {
	expect(parseNumber(text)).toBe(number);
});

test.each(["", " ", "abc", "1e3", "12,34,5", "1,00,000.5", "1.2.3", "--1", "$", "Infinity", "12 mil", "0x10"])(
	"%j is no number",
	(text) => {
		expect(parseNumber(text)).toBeUndefined();
	},
);

test("without thousands, a comma or a point starts the decimals", () => {
	expect(["4.125", "4,125", "35.000"].map((text) => parseNumber(text, { thousands: false }))).toEqual([
		4.125, 4.125, 35,
	]);
	expect(parseNumber("1,000.5", { thousands: false })).toBeUndefined();
});
