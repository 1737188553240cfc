/** Draws the outlines. Flat shapes need no more than 256 colors, and weigh a third of what full color takes. */
export async function socialImagePng(svg: string): Promise<Buffer> {
	// Loaded when it is needed, so that a process that can't load it still serves the site.
	const { default: sharp } = await import("sharp");
	return sharp(Buffer.from(svg))
		.removeAlpha()
		.png({ palette: true, dither: 0, compressionLevel: 9, effort: 4 })
		.toBuffer();
}
