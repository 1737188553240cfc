/** Each image of an article is stored in these widths. One that is narrower is stored as wide as it is. */
export const imageWidths = [480, 960, 1600] as const;
/** Portraits are square. */
export const portraitWidths = [96, 192, 384, 768] as const;
/** A logo is at most so wide, and half as high. */
export const logoWidths = [320, 640] as const;
export type ImageWidth = (typeof imageWidths | typeof portraitWidths | typeof logoWidths)[number];

/** True if files of this width are of a portrait. */
export function isPortraitWidth(width: ImageWidth): boolean {
	return portraitWidths.some((one) => one === width);
}

/** From the smallest file to the one that every browser can show. */
export const imageFormats = ["avif", "webp", "jpeg"] as const;
/** What pages, emails and PDFs can show of a logo, whose background may be transparent. */
export const logoFormats = ["png"] as const;
export type ImageFormat = (typeof imageFormats | typeof logoFormats)[number];

export function imagePath(id: string, width: ImageWidth, format: ImageFormat): string {
	return `/media/${id}-${width}.${format}`;
}

/** A logo at its largest. It works by itself. */
export function logoPath(id: string): string {
	return imagePath(id, logoWidths[1], "png");
}

/** The addresses of an image in one format, for `srcset`. */
export function imageSources(id: string, format: ImageFormat, widths: readonly ImageWidth[] = imageWidths): string {
	return widths.map((width) => `${imagePath(id, width, format)} ${width}w`).join(", ");
}
