import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import type { SharedPage } from "#content/shared-pages.server.ts";
import { renderSocialImages } from "./render-social-images.ts";

const flatAreas: [color: string, left: number, top: number][] = [
	["0d2f3d", 700, 30],
	["f9cd72", 985, 350],
	["faf2e4", 600, 620],
];

test("each page gets an image with few exact colors, drawn once", async () => {
	const folder = await mkdtemp(join(tmpdir(), "social-images-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const pages: SharedPage[] = [
		{ path: "/", locale: "en", title: "Life insurance", eyebrow: "Home" },
		{ path: "/services/iul", locale: "ht", title: "Asirans vi inivèsèl endekse (IUL)", eyebrow: "Sèvis" },
	];

	const cache = join(folder, "cache");
	expect(await renderSocialImages(pages, folder, cache)).toBe(2);
	expect(await renderSocialImages(pages, folder, cache)).toBe(0);

	for (const name of ["en/home.png", "ht/services-iul.png"]) {
		const png = await readFile(join(folder, "social", name));
		expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, isPalette: true, hasAlpha: false });
		for (const [color, left, top] of flatAreas) {
			const pixel = await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
			expect(pixel.toString("hex"), `${name} at ${left}, ${top}`).toBe(color);
		}
		expect(png.length).toBeLessThan(40_000);
	}
}, 60_000);
