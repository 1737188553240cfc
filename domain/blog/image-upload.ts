/** Enough for an image of a phone's camera. */
export const maxImageBytes = 15 * 1024 * 1024;

/** What an image is for, with the files that are taken. */
export const imageUses = {
	post: { maxBytes: maxImageBytes, minSide: 1 },
	portrait: { maxBytes: 10 * 1024 * 1024, minSide: 400 },
	logo: { maxBytes: 5 * 1024 * 1024, minSide: 40 },
} as const;
export type ImageUse = keyof typeof imageUses;

/** The image types that may be uploaded. All of them are stored as `imageFormats`. */
export const uploadTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Why an image was not stored. */
export type ImageRefusal =
	| "notWriter"
	| "imageTooLarge"
	| "imageType"
	| "imageTooSmall"
	| "imageUnreadable"
	| "tooManyImages";

/**
 * Detects a file's type by its first bytes and ignores its name. Null: not a type that may be uploaded, such as SVG.
 */
export function typeOfImage(bytes: Uint8Array): UploadType | null {
	const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
	if (bytes[0] === 0x89 && ascii(1, 8) === "PNG\r\n\u001a\n") return "image/png";
	if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
	return ["ftypavif", "ftypavis"].includes(ascii(4, 12)) ? "image/avif" : null;
}

/** Where the editor sends images. The HTTP edge accepts large bodies only there. */
export const imageUploadPath = "/api/blog/image";
