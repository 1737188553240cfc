import { describe, expect, test } from "vitest";
import { defaultPalette, type PaletteId, paletteIds } from "./brand-facts.ts";
import { colorsOf, type PaletteScale, paletteSteps, recolor } from "./palettes.ts";

/** Not part of a palette: the same in all of them. */
const others = { white: "#ffffff", "green-100": "#dff1e7", "green-600": "#1f7a52", "green-700": "#18633f" };

/** The colors of a palette by the names that classes have, and those of emails. */
function named(palette: PaletteId): Map<string, string> {
	const scales = Object.keys(paletteSteps) as PaletteScale[];
	const own = scales.flatMap((scale) =>
		colorsOf(palette, scale).map((color, index) => [`${scale}-${paletteSteps[scale][index]}`, color] as const),
	);
	return new Map([...own, ...Object.entries(others)]);
}

/** The relative luminance of WCAG 2. */
function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = "", other = ""): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

const paper = ["white", "sand-50", "sand-100", "ink-50", "sun-100", "coral-50"];
const dark = ["ink-800", "ink-900", "ink-950"];
/** Each text of the site with what is behind it. */
const texts: [text: string, behind: string[]][] = [
	["ink-900", [...paper, "ink-100", "ink-200", "sand-200", "sun-200", "sun-300", "coral-100", "green-100"]],
	["ink-800", [...paper, "ink-100", "sand-200"]],
	["ink-700", [...paper, "sand-200"]],
	["ink-600", paper],
	["ink-500", ["white"]],
	["coral-800", [...paper, "coral-100"]],
	["coral-700", paper],
	["coral-600", ["white", "sand-50"]],
	["green-700", ["white", "sand-50", "green-100"]],
	["white", [...dark, "ink-600", "ink-700", "coral-600", "coral-700", "green-600", "green-700"]],
	["sand-50", ["ink-900"]],
	["sand-100", ["ink-900"]],
	["ink-100", dark],
	["ink-200", dark],
	["sun-200", dark],
	["sun-300", dark],
	["mail-ink", ["white", "mail-sand"]],
	["mail-muted", ["white", "mail-sand"]],
	["mail-coral", ["white", "mail-sand"]],
	["white", ["mail-ink", "mail-coral"]],
];
/** Borders of controls, focus rings, and the lines and bullets that say something. */
const shapes: [shape: string, behind: string[]][] = [
	["ink-500", paper],
	["coral-600", paper],
	["coral-500", ["white", "sand-50"]],
	["ink-900", paper],
	["sun-200", dark],
];

describe.each(paletteIds)("the palette %s", (palette) => {
	const colors = named(palette);

	test.each(texts)("%s is readable on all that is behind it", (text, behind) => {
		for (const one of behind) {
			expect(contrast(colors.get(text), colors.get(one)), `${text} on ${one}`).toBeGreaterThanOrEqual(4.5);
		}
	});

	test.each(shapes)("%s is seen on all that is behind it", (shape, behind) => {
		for (const one of behind) {
			expect(contrast(colors.get(shape), colors.get(one)), `${shape} on ${one}`).toBeGreaterThanOrEqual(3);
		}
	});

	test("any two colors that are enough apart in the default palette are so here, too", () => {
		const known = [...named(defaultPalette)];
		for (const [one, color] of known) {
			for (const [other, second] of known) {
				for (const least of [3, 4.5, 7]) {
					if (contrast(color, second) < least) continue;
					expect(contrast(colors.get(one), colors.get(other)), `${one} on ${other}`).toBeGreaterThanOrEqual(least);
				}
			}
		}
	});

	test("it has each color of the default palette, as six digits", () => {
		expect([...colors.keys()]).toEqual([...named(defaultPalette).keys()]);
		for (const color of colors.values()) expect(color).toMatch(/^#[0-9a-f]{6}$/);
	});

	test("a style, an address of a picture and a color with its opacity get its colors, and nothing else changes", () => {
		const [ink, sun] = [colors.get("ink-900"), colors.get("sun-300")];
		expect(recolor(".a{color:#0d2f3d;border:1px solid #F9CD72}", palette)).toBe(
			`.a{color:${ink};border:1px solid ${palette === defaultPalette ? "#F9CD72" : sun}}`,
		);
		expect(recolor("fill='%230d2f3d'", palette)).toBe(`fill='${ink?.replace("#", "%23")}'`);
		expect(recolor("#0d2f3dcc", palette)).toBe(`${ink}cc`);
		const rest = "#fff #18633f 0d2f3d #0d2f3 rgb(13 47 61) <p>#123456</p>";
		expect(recolor(rest, palette)).toBe(rest);
	});
});

test("no palette keeps a color of the default one", () => {
	const fixed = Object.values(others);
	const kept = [...named(defaultPalette).values()].filter((color) => !fixed.includes(color));
	for (const palette of paletteIds.filter((id) => id !== defaultPalette)) {
		expect([...named(palette)].filter(([, color]) => kept.includes(color))).toEqual([]);
	}
});
