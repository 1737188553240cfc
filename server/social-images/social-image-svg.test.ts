import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { fontFiles } from "../../scripts/social-images/fonts.ts";
import { socialImageSvg } from "./social-image-svg.server.ts";

const fonts = { sans: await readFile(fontFiles.sans), serif: await readFile(fontFiles.serif) };
const draw = (title: string, locale: Locale = "en", eyebrow = "Annuities") =>
	socialImageSvg({ locale, title, eyebrow }, fonts);
const elementsOf = (svg: string) => new Set(svg.match(/<\w+/g));

test.each(locales)("nothing of a hostile title or category is markup in %s", async (locale) => {
	const harmless = elementsOf(await draw("Fees", locale));
	for (const payload of [
		"</text><script>alert(1)</script>",
		"<image href='file:///etc/passwd'/>",
		"]]><!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>&x;",
		'" onload="alert(1)',
		"<style>@import url(https://site.example)</style>",
	]) {
		const svg = await draw(payload, locale, payload);
		expect(elementsOf(svg)).toEqual(harmless);
		expect(svg).not.toMatch(/href|onload|script|passwd|import|ENTITY|&x/);
	}
});

test("all letters of our languages are drawn, each in its own form", async () => {
	const letters = [..."àèòçéãõñáíóúüÀÈÒÇÉÃÕÑ¿¡’“”…"];
	const drawn = await Promise.all(letters.map((letter) => draw(letter)));
	expect(new Set(drawn).size).toBe(letters.length);
});

test("a title of any length stays in its column, above the water", async () => {
	for (const title of ["W".repeat(200), "Mmmm ".repeat(40), "Òg".repeat(60), "x"]) {
		const [, outline = ""] = /<path fill="#fff" d="([^"]+)"/.exec(await draw(title)) ?? [];
		const points = [...outline.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)];
		expect(points.length).toBeGreaterThan(1);
		expect(Math.max(...points.map(([, x]) => Number(x)))).toBeLessThanOrEqual(842);
		expect(Math.max(...points.map(([, , y]) => Number(y)))).toBeLessThanOrEqual(486);
	}
});
