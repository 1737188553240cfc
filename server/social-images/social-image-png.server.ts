import { loadSharp } from "../platform/load-sharp.server.ts";

/** Draws the outlines. Flat shapes need no more than 256 colors, and weigh a third of what full color takes. */
export async function socialImagePng(svg: string): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(Buffer.from(svg))
		.removeAlpha()
		.png({ palette: true, dither: 0, compressionLevel: 9, effort: 4 })
		.toBuffer();
}
