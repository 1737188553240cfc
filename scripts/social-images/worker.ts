import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import type { Font } from "satori";
import sharp from "sharp";
import type { SharedPage } from "#content/shared-pages.server.ts";
import { drawSocialImage } from "./template.ts";

export interface Drawing {
	page: SharedPage;
	file: string;
}

const fonts = workerData as Font[];

parentPort?.on("message", async ({ page, file }: Drawing) => {
	const { pixels, width, height } = new Resvg(await drawSocialImage(page, fonts), {
		font: { loadSystemFonts: false },
	}).render();
	// Flat shapes need no more than 256 colors, and weigh a third of what full color takes.
	await sharp(pixels, { raw: { width, height, channels: 4 } })
		.removeAlpha()
		.png({ palette: true, dither: 0, compressionLevel: 9 })
		.toFile(file);
	parentPort?.postMessage(file);
});
