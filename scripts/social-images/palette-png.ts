import { crc32, deflateSync } from "node:zlib";

/**
 * A PNG of at most 256 colours from opaque RGBA pixels. Flat pictures need no more, and weigh a third of what full
 * colour takes: the frequent colours stay exact, the shades along edges take the nearest of them.
 */
export function encodePalettePng(pixels: Uint8Array, width: number, height: number): Buffer {
	const colors = new Uint32Array(width * height);
	const counts = new Map<number, number>();
	let runStart = 0;
	for (let i = 0; i < colors.length; i++) {
		colors[i] = rgbAt(pixels, i * 4);
		// Flat ground comes in long runs: to count them whole saves most of the work.
		if (i > 0 && colors[i] !== colors[i - 1]) {
			count(counts, colors[i - 1] as number, i - runStart);
			runStart = i;
		}
	}
	count(counts, colors.at(-1) as number, colors.length - runStart);

	const palette = [...counts]
		.sort((a, b) => b[1] - a[1])
		.slice(0, 256)
		.map(([color]) => color);
	const indexes = new Map([...counts.keys()].map((color) => [color, nearest(palette, color)]));

	// Each row starts with the number of its filter: none, which suits a palette best.
	const rows = Buffer.alloc((width + 1) * height);
	let index = 0;
	for (let i = 0; i < colors.length; i++) {
		if (i === 0 || colors[i] !== colors[i - 1]) index = indexes.get(colors[i] as number) as number;
		rows[i + 1 + Math.floor(i / width)] = index;
	}

	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 3, 0, 0, 0], 8);
	return Buffer.concat([
		Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
		chunk("IHDR", header),
		chunk("PLTE", Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
		chunk("IDAT", deflateSync(rows, { level: 7 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function count(counts: Map<number, number>, color: number, times: number): void {
	counts.set(color, (counts.get(color) ?? 0) + times);
}

function rgbAt(pixels: Uint8Array, at: number): number {
	return ((pixels[at] as number) << 16) | ((pixels[at + 1] as number) << 8) | (pixels[at + 2] as number);
}

function nearest(palette: number[], color: number): number {
	let best = 0;
	let least = Number.POSITIVE_INFINITY;
	for (let index = 0; index < palette.length && least > 0; index++) {
		const candidate = palette[index] as number;
		const red = (candidate >> 16) - (color >> 16);
		const green = ((candidate >> 8) & 255) - ((color >> 8) & 255);
		const blue = (candidate & 255) - (color & 255);
		const distance = red * red + green * green + blue * blue;
		if (distance < least) {
			least = distance;
			best = index;
		}
	}
	return best;
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const checksum = Buffer.alloc(4);
	checksum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, checksum]);
}
