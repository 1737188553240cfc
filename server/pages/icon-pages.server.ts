import { agency } from "#content/agency.ts";
import { inColors } from "#content/in-colors.ts";
import markFile from "#content/mark.svg?raw";
import { logoWidths } from "#domain/blog/image-address.ts";
import type { PageSource } from "../platform/http/page-source.server.ts";
import { loadSharp } from "../platform/load-sharp.server.ts";
import type { Services } from "../services.server.ts";
import { builtImageLook, imageLook } from "../social-images/image-look.server.ts";

/** The icons of the build, in pixels. */
const icons: ReadonlyMap<string, { size: number; isOpaque?: true }> = new Map([
	["/icon-192.png", { size: 192 }],
	["/icon-512.png", { size: 512 }],
	// Phones lay it on black.
	["/apple-touch-icon.png", { size: 180, isOpaque: true }],
	["/favicon.ico", { size: 32 }],
]);

/** The icons in other colors, or with the agency's logo. Until they are made, the old ones are shown. */
export function iconPages(services: { readonly current: Pick<Services, "images"> | null }): PageSource {
	const builtVersion = builtImageLook();
	return {
		builtVersion,
		// A logo comes with the database.
		versionOf: (path) => (icons.has(path) ? (services.current ? imageLook() : builtVersion) : null),
		async make(path) {
			const icon = icons.get(path);
			if (!icon || !services.current) throw new Error("The icon can't be drawn.");
			const png = await draw(icon, await pictureOf(services.current));
			return path.endsWith(".ico")
				? new Response(new Uint8Array(asIco(png, icon.size)), { headers: { "Content-Type": "image/x-icon" } })
				: new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png" } });
		},
		mayStillShow: () => true,
		async refresh() {},
	};
}

/** The whole picture of an icon. */
async function pictureOf({ images }: Pick<Services, "images">): Promise<Uint8Array> {
	const { logo } = agency;
	if (!logo) return Buffer.from(inColors(markFile));
	const file = await images.read({ id: logo.image, width: logoWidths[1], format: "png" });
	if (!file) throw new Error("The logo can't be read.");
	return file;
}

async function draw({ size, isOpaque }: { size: number; isOpaque?: true }, picture: Uint8Array): Promise<Buffer> {
	const sharp = await loadSharp();
	const isMark = !agency.logo;
	const clear = { r: 0, g: 0, b: 0, alpha: 0 };
	// A logo may be dark, as the browser may be.
	const background = isMark ? (isOpaque ? inColors("#fdf9f2") : clear) : "#fff";
	const edge = Math.round(size * (isOpaque ? 0.12 : isMark ? 0.03 : 0.08));
	const side = size - 2 * edge;
	// A drawing is drawn at its size. It is 40 wide.
	return sharp(picture, isMark ? { density: (72 * side) / 40 } : {})
		.resize({ width: side, height: side, fit: "contain", background })
		.flatten(isMark && !isOpaque ? false : { background })
		.extend({ top: edge, bottom: edge, left: edge, right: edge, background })
		.png()
		.toBuffer();
}

/** A PNG as the one picture of an icon file. */
function asIco(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.byteLength, 14);
	head.writeUInt32LE(head.byteLength, 18);
	return Buffer.concat([head, png]);
}
