import { eq, sql } from "drizzle-orm";
import type { Sharp } from "sharp";
import { blogImageFiles, blogImages } from "#database/schema.ts";
import {
	type ImageFormat,
	type ImageWidth,
	imageFormats,
	imageWidths,
	logoFormats,
	logoWidths,
	portraitWidths,
} from "#domain/blog/image-address.ts";
import type { ImageUse } from "#domain/blog/image-upload.ts";
import { loadSharp } from "../platform/load-sharp.server.ts";
import type { Services } from "../services.server.ts";
import { readPicture } from "./read-picture.server.ts";

const encoders: Record<ImageFormat, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 55 }),
	webp: (picture) => picture.webp({ quality: 78 }),
	jpeg: (picture) => picture.flatten({ background: "white" }).jpeg({ quality: 80, mozjpeg: true }),
	png: (picture) => picture.png({ palette: true, quality: 95 }),
};

/** A process may end for another reason. If it does so again, it is the picture. */
const maxAttempts = 2;
/** The limit for one step: long enough for any picture. */
const maxSeconds = 60;

let previous: Promise<unknown> = Promise.resolve();

/** Makes the files of an image, one image at a time: leads come first. The upload itself is deleted. */
export function encodeImage(parts: Pick<Services, "clock" | "database" | "log">, imageId: string): Promise<void> {
	const encoding = previous.then(() => encode(parts, imageId));
	previous = encoding.catch(() => {});
	return encoding;
}

async function encode(
	{ clock, database, log }: Pick<Services, "clock" | "database" | "log">,
	imageId: string,
): Promise<void> {
	const isImage = eq(blogImages.id, imageId);
	// Counted before it begins: a picture that ends the process must not do so at every start.
	const [image] = await database.db
		.update(blogImages)
		.set({ attempts: sql`${blogImages.attempts} + 1` })
		.where(isImage)
		.returning();
	// A second attempt of a job that was done.
	if (!image?.original) return;
	const making =
		image.attempts > maxAttempts
			? Promise.reject(new Error("gave up"))
			: filesOf({ ...image, original: image.original });
	const files = await making.catch((error) => {
		log.warn({ error, imageId }, "an image could not be encoded");
		return null;
	});
	await database.db.transaction(async (transaction) => {
		if (files) await transaction.insert(blogImageFiles).values(files).onConflictDoNothing();
		const state = files ? { encodedAt: clock() } : { failedAt: clock() };
		await transaction
			.update(blogImages)
			.set({ original: null, ...state })
			.where(isImage);
	});
}

type Upload = Pick<typeof blogImages.$inferSelect, "id" | "use" | "width" | "height"> & { original: Uint8Array };

interface UseFiles {
	widths: readonly ImageWidth[];
	formats: readonly ImageFormat[];
}

const filesOfUse: Record<ImageUse, UseFiles> = {
	post: { widths: imageWidths, formats: imageFormats },
	portrait: { widths: portraitWidths, formats: imageFormats },
	logo: { widths: logoWidths, formats: logoFormats },
};

const squareOf = (side: number, position: string | number) => ({ width: side, height: side, position });
/** All of a picture. */
const insideOf = (width: number) => ({ width, height: width / 2, fit: "inside", withoutEnlargement: true }) as const;

async function filesOf({ id, use, original, ...size }: Upload): Promise<(typeof blogImageFiles.$inferInsert)[]> {
	const sharp = await loadSharp();
	const { widths, formats } = filesOfUse[use];
	const largest = Math.max(...widths);
	const cut = {
		post: { width: Math.min(largest, size.width) },
		// The square that draws the eye.
		portrait: squareOf(Math.min(largest, size.width, size.height), sharp.strategy.attention),
		logo: insideOf(largest),
	}[use];
	// Unfolded once: the whole picture takes more memory than everything that is made of it.
	const widest = (await readPicture(original)).resize(cut);
	const { data, info } = await widest.timeout({ seconds: maxSeconds }).raw().toBuffer({ resolveWithObject: true });
	// Not all of `info`: it says that colors are multiplied by their opacity, and they aren't any more.
	const raw = { width: info.width, height: info.height, channels: info.channels };
	const files: (typeof blogImageFiles.$inferInsert)[] = [];
	for (const width of widths) {
		const resized = sharp(data, { raw })
			.resize(use === "logo" ? insideOf(width) : { width, withoutEnlargement: true })
			.timeout({ seconds: maxSeconds });
		for (const format of formats) {
			files.push({ imageId: id, width, format, bytes: await encoders[format](resized.clone()).toBuffer() });
		}
	}
	return files;
}
