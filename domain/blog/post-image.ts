import { uuidPattern } from "../text/uuid.ts";
import { builtInSlugs, illustrationPath, seedSlugs } from "./authored-posts.ts";
import {
	type ImageFormat,
	type ImageWidth,
	imageFormats,
	imagePath,
	imageWidths,
	logoFormats,
	logoWidths,
	portraitWidths,
} from "./image-address.ts";

/** The address that documents name: it works by itself, and the others derive from it. */
export function mainImagePath(id: string): string {
	return imagePath(id, 960, "jpeg");
}

const pattern = new RegExp(
	`^/media/(${uuidPattern})-(${[...imageWidths, ...portraitWidths, ...logoWidths].join("|")})\\.(${[...imageFormats, ...logoFormats].join("|")})$`,
);

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
