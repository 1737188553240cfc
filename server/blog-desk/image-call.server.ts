import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { blogImages } from "#database/schema.ts";
import type { ImageRefusal } from "#domain/blog/image-upload.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { storeImage } from "../media/store-image.server.ts";
import { type RefusalCode, refuse } from "../platform/http/refusal.server.ts";
import type { Services } from "../services.server.ts";

const refusalCodes: Record<ImageRefusal, RefusalCode> = {
	notWriter: "forbidden",
	imageTooLarge: "payload_too_large",
	imageType: "unsupported_media_type",
	imageUnreadable: "unsupported_media_type",
	tooManyImages: "rate_limited",
};

/** The editor shows the image, so it waits for its files, which a job makes. If that takes longer, it shows them later. */
const [patienceMs, pauseMs] = [20_000, 250];

/** Takes an image in. */
export async function answerImageCall(services: Services, by: Actor, request: Request): Promise<Response> {
	const stored = await storeImage(services, by, new Uint8Array(await request.arrayBuffer()));
	if (!stored.ok) return refuse(refusalCodes[stored.code]);
	const { id, url, width, height } = stored.image;
	for (let waited = 0; waited < patienceMs; waited += pauseMs) {
		const [image] = await services.database.db
			.select({ encodedAt: blogImages.encodedAt, failedAt: blogImages.failedAt })
			.from(blogImages)
			.where(eq(blogImages.id, id));
		if (image?.failedAt) return refuse("unsupported_media_type");
		if (image?.encodedAt) break;
		await wait(pauseMs);
	}
	return Response.json({ src: url, width, height });
}
