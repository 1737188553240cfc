import { expect, test } from "vitest";
import { defaultPalette, paletteIds } from "./brand-facts.ts";
import { drawingIn, parseDrawingAddress } from "./drawing-address.ts";

test.each(["/assets/home-B2x_9k-1.svg", "/blog/final-expense-jacksonville.svg"])(
	"%s has another address in each palette, which names both",
	(path) => {
		const addresses = new Set(paletteIds.map((palette) => drawingIn(path, palette)));
		expect(addresses.size).toBe(paletteIds.length);
		expect(drawingIn(path, defaultPalette)).toBe(path);
		for (const palette of paletteIds.filter((id) => id !== defaultPalette)) {
			expect(parseDrawingAddress(drawingIn(path, palette))).toEqual({ path, palette });
		}
	},
);

test.each([
	"/assets/home.svg",
	"/assets/gulf/home.svg",
	"/assets/neon/home.svg",
	"/assets/navy/home.js",
	"/assets/navy/../secret.svg",
	"/assets/navy/a/b.svg",
	"/en/navy/home.svg",
	"//assets/navy/home.svg",
])("%s is no drawing in another palette", (path) => {
	expect(parseDrawingAddress(path)).toBeNull();
});
