import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the two typefaces down to the characters of the four languages, so that each is as small as an icon image.
 * After changing `characters`, run it again and commit the result: `node scripts/subset-fonts.ts`.
 */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const accents = "ÀÁÂÃÇÈÉÊÍÑÒÓÔÕÚÜàáâãçèéêíïñòóôõúü";
const punctuation = "\u00a0¡¿ªº«»“”‘’–—…·•©®™°×÷±−→←↗✓¢€½";
const characters = ascii + accents + punctuation;

const source = "node_modules/@fontsource-variable";
const figtree = "figtree/files/figtree-latin-wght-normal.woff2";
const sourceSerif = "source-serif-4/files/source-serif-4-latin-opsz-normal.woff2";
// Headings only need one optical size and one weight.
const headings = { wght: 600, opsz: 40 };

interface Face {
	from: string;
	/** Without the ending. */
	to: string;
	axes: Parameters<typeof subsetFont>[2]["variationAxes"];
}

/** For browsers. */
const webFaces: Face[] = [
	// Text: from regular to bold.
	{ from: figtree, to: "figtree", axes: { wght: { min: 400, max: 700 } } },
	{ from: sourceSerif, to: "source-serif-4", axes: headings },
];

/** For PDFs, which support neither variable fonts nor WOFF2. */
const pdfFonts: Face[] = [
	{ from: figtree, to: "figtree-400", axes: { wght: 400 } },
	{ from: figtree, to: "figtree-700", axes: { wght: 700 } },
	{ from: sourceSerif, to: "source-serif-4-600", axes: headings },
];

/** For social images: the letters and signs of Latin-1, as in `server/social-images/drawable-text.server.ts`. */
const socialFonts: Face[] = [
	{ from: figtree, to: "figtree-600", axes: { wght: 600 } },
	{ from: sourceSerif, to: "source-serif-4-600", axes: headings },
];

for (const face of webFaces) {
	writeFileSync(join("app/fonts", `${face.to}.woff2`), await cut(face, "woff2"));
	copyFileSync(join(source, face.to, "LICENSE"), join("app/fonts", `${face.to}.LICENSE.txt`));
}
for (const face of pdfFonts) writeFileSync(join("server/pdf/fonts", `${face.to}.ttf`), await cut(face, "sfnt"));
for (const { from, to, axes } of socialFonts) {
	const font = await subsetFont(readFileSync(join(source, from)), "", {
		targetFormat: "sfnt",
		keepAllGlyphs: true,
		variationAxes: axes,
	});
	writeFileSync(join("server/social-images/fonts", `${to}.ttf`), font);
}

function cut({ from, axes }: Face, targetFormat: "woff2" | "sfnt"): Promise<Buffer> {
	return subsetFont(readFileSync(join(source, from)), characters, { targetFormat, variationAxes: axes });
}
