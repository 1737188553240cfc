import { writeFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import type { Font } from "satori";
import { encodePalettePng } from "./palette-png.ts";
import { drawSocialImage, type SharedPage } from "./template.ts";

export interface Drawing {
	page: SharedPage;
	file: string;
}

const fonts = workerData as Font[];

parentPort?.on("message", async ({ page, file }: Drawing) => {
	const picture = new Resvg(await drawSocialImage(page, fonts), { font: { loadSystemFonts: false } }).render();
	await writeFile(file, encodePalettePng(picture.pixels, picture.width, picture.height));
	parentPort?.postMessage(file);
});
