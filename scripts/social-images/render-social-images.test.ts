import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { renderSocialImages } from "./render-social-images.ts";
import type { SharedPage } from "./template.ts";

test("every page gets its picture, drawn once", async () => {
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
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
		expect(png.length).toBeLessThan(40_000);
	}
}, 60_000);
