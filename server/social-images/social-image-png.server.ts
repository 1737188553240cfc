/** Draws the outlines. Flat shapes need no more than 256 colors, and weigh a third of what full color takes. */
export async function socialImagePng(svg: string): Promise<Buffer> {
	// Loaded when it is needed: a process that can't load it serves the site all the same.
	const { default: sharp } = await import("sharp");
	return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
}
