import type { sharedPages } from "../content/shared-pages.server.ts";
import { renderSocialImages } from "./social-images/render-social-images.ts";

/** Draws the social image of each page with the title from the built server. */
export async function drawSharedPages(server: { sharedPages: typeof sharedPages }, outDir: string): Promise<void> {
	const pages = server.sharedPages();
	const drawn = await renderSocialImages(pages, outDir);
	process.stdout.write(`Social images: ${pages.length}, ${drawn} redrawn\n`);
}
