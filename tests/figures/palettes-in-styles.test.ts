import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultPalette } from "#domain/agency/brand-facts.ts";
import { colorsOf, paletteSteps } from "#domain/agency/palettes.ts";
import { colors } from "#emails/theme.ts";

/* Everything is written in the default palette. A color that it doesn't know would stay when an owner chooses another one. */
const css = readFileSync("app/app.css", "utf8");

test.each(["ink", "sand", "coral", "sun"] as const)("the steps of %s are those of the default palette", (scale) => {
	const steps = [...css.matchAll(new RegExp(`--color-${scale}-(\\d+): (#[0-9a-f]+);`, "g"))];
	expect(steps.map(([, step]) => Number(step))).toEqual(paletteSteps[scale]);
	expect(steps.map(([, , color]) => color)).toEqual(colorsOf(defaultPalette, scale));
});

test("the colors of emails are those of the default palette", () => {
	const { sun, white, ...own } = colors;
	expect(Object.keys(own).sort()).toEqual([...paletteSteps.mail].sort());
	expect(paletteSteps.mail.map((name) => own[name])).toEqual(colorsOf(defaultPalette, "mail"));
	expect(colorsOf(defaultPalette, "sun")).toContain(sun);
	expect(white).toBe("#ffffff");
});

test("no class gives a color its opacity, because the browser gets such a color by other numbers", () => {
	const found = globSync("app/**/*.{ts,tsx,css}").filter((file) =>
		/\b(?:ink|sand|coral|sun)-\d+\/\d/.test(readFileSync(file, "utf8")),
	);
	expect(found).toEqual([]);
});

test("styles and drawings name no other colors", () => {
	const scales = ["ink", "sand", "coral", "sun", "mail"] as const;
	const fixed = ["#dff1e7", "#1f7a52", "#18633f", "#ffffff", "#000000"];
	const known = new Set(scales.flatMap((scale) => colorsOf(defaultPalette, scale)).concat(fixed));
	const files = [
		"app/app.css",
		"app/desk.css",
		"content/mark.svg",
		"server/pdf/pdf-theme.server.ts",
		"server/pdf/covers/cover-scenes.json",
		"server/social-images/social-image-svg.server.ts",
	];
	for (const file of files) {
		const named = readFileSync(file, "utf8").match(/#[0-9a-f]{6}(?=[0-9a-f]{2}\b|\b)/g) ?? [];
		expect(
			named.filter((color) => !known.has(color)),
			file,
		).toEqual([]);
		expect(readFileSync(file, "utf8"), file).not.toMatch(/\b(?:rgb|hsl|oklch)a?\([\d.]/);
	}
});
