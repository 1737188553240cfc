import { uuidPattern } from "../text/uuid.ts";

/** In pixels: what social networks ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Where the build puts the images of pages. */
export const socialImageFolder = "/social/";

/** The image shown when a page's link is shared. `path` has no language. */
export function socialImagePath(locale: string, path: string): string {
	const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
	return `${socialImageFolder}${locale}/${name}.png`;
}

/**
 * The image of a post of the database.
 * @param version the version of the post that it was drawn for
 */
export function postSocialImagePath(articleId: string, version: number): string {
	return `/media/social/${articleId}-${version}.png`;
}

const ofPost = new RegExp(`^/media/social/(${uuidPattern})-([1-9]\\d{0,8})\\.png$`);

/** The parts of such an address; null for any other. */
export function parsePostSocialImagePath(path: string): { articleId: string; version: number } | null {
	const [, articleId, version] = ofPost.exec(path) ?? [];
	return articleId ? { articleId, version: Number(version) } : null;
}

/** True if we drew it, so that its size is known. */
export function isSocialImage(path: string): boolean {
	return path.startsWith(socialImageFolder) || parsePostSocialImagePath(path) !== null;
}
