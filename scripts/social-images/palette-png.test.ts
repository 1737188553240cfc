import { inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { encodePalettePng } from "./palette-png.ts";

function pixelsOf(svg: string) {
	return new Resvg(svg, { font: { loadSystemFonts: false } }).render();
}

/** Reads the picture back with a decoder that is not ours. */
function decoded(png: Buffer, width: number, height: number) {
	const url = `data:image/png;base64,${png.toString("base64")}`;
	return pixelsOf(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${url}"/></svg>`,
	);
}

test("a picture of few colours comes back as it was", () => {
	const picture = pixelsOf(
		'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" shape-rendering="crispEdges"><path d="M0 0H40V30H0Z" fill="#0d2f3d"/><path d="M10 5H30V25H10Z" fill="#f9cd72"/></svg>',
	);
	const png = encodePalettePng(picture.pixels, 40, 30);
	expect(Buffer.compare(decoded(png, 40, 30).pixels, picture.pixels)).toBe(0);
});

test("with more than 256 colours the rare ones give way to their neighbours", () => {
	const pixels = new Uint8Array(300 * 2 * 4);
	for (let i = 0; i < 600; i++) {
		const rare = i >= 300 + 255;
		pixels.set([i % 300 < 256 ? i % 300 : 255, rare ? 9 : 0, 0, 255], i * 4);
	}
	const png = encodePalettePng(pixels, 300, 2);
	const palette = png.readUInt32BE(33) / 3;
	expect(palette).toBeLessThanOrEqual(256);
	const start = png.indexOf("IDAT") + 4;
	expect(inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))).toHaveLength(2 * 301);
	expect(decoded(png, 300, 2).pixels[100 * 4]).toBe(100);
});
