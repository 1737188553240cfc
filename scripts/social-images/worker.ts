import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { socialImagePng } from "../../server/social-images/social-image-png.server.ts";
import { type SocialImage, socialImageSvg } from "../../server/social-images/social-image-svg.server.ts";
import { fontFiles } from "./fonts.ts";

export interface Drawing {
	page: SocialImage;
	file: string;
}

const fonts = { sans: readFileSync(fontFiles.sans), serif: readFileSync(fontFiles.serif) };

parentPort?.on("message", async ({ page, file }: Drawing) => {
	await writeFile(file, await socialImagePng(await socialImageSvg(page, fonts)));
	parentPort?.postMessage(file);
});
