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
	["500k", 500_000],
	["$500 K", 500_000],
	["1,500k", 1_500_000],
	["2.5k", 2500],
	["1.5M", 1_500_000],
	["1,5 millones", 1_500_000],
	["1.1 million", 1_100_000],
	["half a million", 500_000],
	["medio millón", 500_000],
	["meio milhão", 500_000],
	["mwatye milyon", 500_000],
	["un millón de dólares", 1_000_000],
	["um milhão", 1_000_000],
	["yon milyon dola", 1_000_000],
	["12 mil", 12_000],
	["250 thousand dollars", 250_000],
	["80000 USD", 80_000],
])("%j is %d", (text, number) => {
	expect(parseNumber(text)).toBe(number);
});

test.each([
	"",
	" ",
	"abc",
	"1e3",
	"12,34,5",
	"1,00,000.5",
	"1.2.3",
	"--1",
	"$",
	"Infinity",
	"k",
	"mil millones",
	"5kk",
	"5 cats",
	"0x10",
])("%j is no number", (text) => {
	expect(parseNumber(text)).toBeUndefined();
});

test("without thousands, a comma or a point starts the decimals", () => {
	expect(["4.125", "4,125", "35.000"].map((text) => parseNumber(text, { thousands: false }))).toEqual([
		4.125, 4.125, 35,
	]);
	expect(parseNumber("1,000.5", { thousands: false })).toBeUndefined();
});

test.each(["38 years", "38 years old", "38 yrs", "38 años", "38 anos", "38 ane", " 38 "])(
	"B27: %j is an age",
	(text) => {
		expect(parseNumber(text, { thousands: false })).toBe(38);
	},
);

test.each(["38k", "38 mil", "1 million", "38 dollars", "years"])("%j is no age", (text) => {
	expect(parseNumber(text, { thousands: false })).toBeUndefined();
});
