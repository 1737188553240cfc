import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { parseDrawingAddress } from "#domain/agency/drawing-address.ts";
import { recolor } from "#domain/agency/palettes.ts";
import type { PageSource } from "../platform/http/page-source.server.ts";
import type { StaticFiles } from "../platform/http/static-files.server.ts";

const decompress = promisify(brotliDecompress);

/**
 * The build's drawings in other palettes, each made when the first page asks for it. Such a file never changes: its address names
 * the palette.
 * @param files the build's
 */
export function drawingPages(files: Pick<StaticFiles, "get">): PageSource {
	const drawingOf = (path: string) => {
		const asked = parseDrawingAddress(path);
		const file = asked && files.get(asked.path);
		return file ? { ...asked, file } : null;
	};
	return {
		versionOf: (path) => drawingOf(path)?.palette ?? null,
		async make(path) {
			const drawing = drawingOf(path);
			if (!drawing) throw new Error("There is no such drawing.");
			const { body, isCompressed } = drawing.file;
			const svg = isCompressed ? await decompress(body) : body;
			return new Response(recolor(Buffer.from(svg).toString("utf8"), drawing.palette), {
				headers: { "Content-Type": "image/svg+xml" },
			});
		},
		mayStillShow: () => true,
		async refresh() {},
	};
}
