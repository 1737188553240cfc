import { randomUUID } from "node:crypto";
import { blogImages } from "#database/schema.ts";
import { type ImageRefusal, type ImageUse, imageUses, typeOfImage } from "#domain/blog/image-upload.ts";
import { mainImagePath } from "#domain/blog/post-image.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { readPicture } from "./read-picture.server.ts";

interface StoredImage {
	id: string;
	/** For documents. There is nothing at this address until a job has made the files, some seconds later. */
	url: string;
	width: number;
	height: number;
}

/** Keeps an uploaded image, and has a job make the files that readers get. */
export async function storeImage(
	{ clock, database, jobs, limiter }: Pick<Services, "clock" | "database" | "jobs" | "limiter">,
	by: Actor,
	bytes: Uint8Array,
	use: ImageUse = "post",
): Promise<{ ok: true; image: StoredImage } | { ok: false; code: ImageRefusal }> {
	if (!mayWrite(by.role)) return { ok: false, code: "notWriter" };
	const { maxBytes, minSide } = imageUses[use];
	if (bytes.byteLength > maxBytes) return { ok: false, code: "imageTooLarge" };
	if (!typeOfImage(bytes)) return { ok: false, code: "imageType" };
	const size = await sizeOf(bytes);
	if (!size) return { ok: false, code: "imageUnreadable" };
	if (Math.min(size.width, size.height) < minSide) return { ok: false, code: "imageTooSmall" };
	if (!limiter.take(limits.imagesPerWriter, by.userId)) return { ok: false, code: "tooManyImages" };
	const id = randomUUID();
	const now = clock();
	await database.db.transaction(async (transaction) => {
		const image = { id, use, original: bytes, ...size, uploadedBy: by.userId, uploadedAt: now };
		await transaction.insert(blogImages).values(image);
		await jobs.enqueue(transaction, "encode-image", { imageId: id });
		const event = { table: "blog_images", action: "IMAGE_UPLOADED", userId: by.userId, subjectId: id } as const;
		await recordSecurity(transaction, now, { ...event, ip: by.ip });
	});
	return { ok: true, image: { id, url: mainImagePath(id), ...size } };
}

/** Null if it isn't a picture, or has too many pixels. */
async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
	try {
		const { autoOrient } = await (await readPicture(bytes)).metadata();
		return autoOrient;
	} catch {
		return null;
	}
}
