import { eq, sql } from "drizzle-orm";
import type { Sharp } from "sharp";
import { blogImageFiles, blogImages } from "#database/schema.ts";
import {
	type ImageFormat,
	type ImageWidth,
	imageFormats,
	imageWidths,
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

const widthsOf: Record<ImageUse, readonly ImageWidth[]> = { post: imageWidths, portrait: portraitWidths };

async function filesOf({ id, use, original, ...size }: Upload): Promise<(typeof blogImageFiles.$inferInsert)[]> {
	const sharp = await loadSharp();
	const widths = widthsOf[use];
	const width = Math.min(Math.max(...widths), size.width);
	// Of a portrait, the square that draws the eye.
	const side = Math.min(width, size.height);
	const cut = use === "portrait" ? { width: side, height: side, position: sharp.strategy.attention } : { width };
	// Unfolded once: the whole picture takes more memory than everything that is made of it.
	const widest = (await readPicture(original)).resize(cut);
	const { data, info } = await widest.timeout({ seconds: maxSeconds }).raw().toBuffer({ resolveWithObject: true });
	const files: (typeof blogImageFiles.$inferInsert)[] = [];
	for (const width of widths) {
		const resized = sharp(data, { raw: info })
			.resize({ width, withoutEnlargement: true })
			.timeout({ seconds: maxSeconds });
		for (const format of imageFormats) {
			files.push({ imageId: id, width, format, bytes: await encoders[format](resized.clone()).toBuffer() });
		}
	}
	return files;
}
