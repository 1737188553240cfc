import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/**
 * Cuts the two typefaces down to what the four languages write, so that each weighs about as much as a small picture.
 * Run it again after changing `characters`, and commit the result: `node scripts/subset-fonts.ts`.
 */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const accents = "ÀÁÂÃÇÈÉÊÍÑÒÓÔÕÚÜàáâãçèéêíïñòóôõúü";
const punctuation = "\u00a0¡¿ªº«»“”‘’–—…·•©®™°×÷±−→←↗✓¢€½";
const characters = ascii + accents + punctuation;

const source = "node_modules/@fontsource-variable";
const target = "app/fonts";

const faces = [
	// Text: from regular to bold.
	{ from: "figtree/files/figtree-latin-wght-normal.woff2", to: "figtree", axes: { wght: { min: 400, max: 700 } } },
	// Headings only, so one optical size and one weight will do.
	{
		from: "source-serif-4/files/source-serif-4-latin-opsz-normal.woff2",
		to: "source-serif-4",
		axes: { wght: 600, opsz: 40 },
	},
];

for (const { from, to, axes } of faces) {
	const font = await subsetFont(readFileSync(join(source, from)), characters, {
		targetFormat: "woff2",
		variationAxes: axes,
	});
	writeFileSync(join(target, `${to}.woff2`), font);
	copyFileSync(join(source, to, "LICENSE"), join(target, `${to}.LICENSE.txt`));
}
