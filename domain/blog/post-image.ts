import { uuidPattern } from "../text/uuid.ts";
import { builtInSlugs, illustrationPath, seedSlugs } from "./authored-posts.ts";

/** Each image is stored in these widths and formats. One that is narrower is stored as wide as it is. */
export const imageWidths = [480, 960, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** From the smallest file to the one that every browser can show. */
export const imageFormats = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof imageFormats)[number];

export function imagePath(id: string, width: ImageWidth, format: ImageFormat): string {
	return `/media/${id}-${width}.${format}`;
}

/** The address that documents name: it works by itself, and the others derive from it. */
export function mainImagePath(id: string): string {
	return imagePath(id, 960, "jpeg");
}

const pattern = new RegExp(`^/media/(${uuidPattern})-(480|960|1600)\\.(avif|webp|jpeg)$`);

/** The parts of such an address; null for any other. */
export function parseImagePath(path: unknown): { id: string; width: ImageWidth; format: ImageFormat } | null {
	const [, id, width, format] = (typeof path === "string" && pattern.exec(path)) || [];
	return id ? { id, width: Number(width) as ImageWidth, format: format as ImageFormat } : null;
}

const illustrations: readonly unknown[] = [...builtInSlugs, ...seedSlugs].map(illustrationPath);

/**
 * True if the picture above a text may come from there: an image that staff uploaded, or an illustration of the site's
 * own articles. The browser of every reader and editor fetches it, so no other source is allowed.
 */
export function isCoverPath(path: unknown): path is string {
	return parseImagePath(path) !== null || illustrations.includes(path);
}

/** The addresses of an image in one format, for `srcset`. */
export function imageSources(id: string, format: ImageFormat): string {
	return imageWidths.map((width) => `${imagePath(id, width, format)} ${width}w`).join(", ");
}
