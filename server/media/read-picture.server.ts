import type { Sharp } from "sharp";
import { typeOfImage, type UploadType } from "#domain/blog/image-upload.ts";
import { loadSharp } from "../platform/load-sharp.server.ts";

/** Enough for a phone's photo, of which memory may have to hold the whole. A small file could otherwise unfold to gigabytes. */
const maxPixels = 50_000_000;

/**
 * The library's names of the types that may be uploaded. It also reads others, such as drawings, which can cost any
 * amount of work.
 */
const formats: Record<UploadType, string> = {
	"image/jpeg": "jpeg",
	"image/png": "png",
	"image/webp": "webp",
	"image/avif": "heif",
};

/** Applies EXIF rotation and drops all other metadata. Throws if the file isn't a picture. */
export async function readPicture(bytes: Uint8Array): Promise<Sharp> {
	const sharp = await loadSharp();
	const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
	const type = typeOfImage(bytes);
	// The library doesn't go by the first bytes alone, so it may see another type than they say.
	const { format, compression } = await picture.metadata();
	if (!type || format !== formats[type] || (format === "heif" && compression !== "av1"))
		throw new Error("no picture of a type that may be uploaded");
	return picture.rotate();
}
