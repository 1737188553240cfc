import { readFile } from "node:fs/promises";
import type { Font } from "satori";
import subsetFont from "subset-font";

const source = "node_modules/@fontsource-variable";

const faces = [
	{
		name: "Source Serif 4",
		file: `${source}/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2`,
		axes: { wght: 600, opsz: 40 },
	},
	{ name: "Figtree", file: `${source}/figtree/files/figtree-latin-wght-normal.woff2`, axes: { wght: 600 } },
];

export const fontFiles = faces.map(({ file }) => file);

/** The site's own typefaces at one weight each: the renderer reads neither variable fonts nor WOFF2. */
export function loadFonts(): Promise<Font[]> {
	return Promise.all(
		faces.map(async ({ name, file, axes }) => ({
			name,
			data: await subsetFont(await readFile(file), "", {
				targetFormat: "sfnt",
				keepAllGlyphs: true,
				variationAxes: axes,
			}),
			weight: 600 as const,
			style: "normal" as const,
		})),
	);
}
