import type { ImageRefusal } from "#domain/blog/image-upload.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { awaitFiles } from "../media/await-files.server.ts";
import { storeImage } from "../media/store-image.server.ts";
import { type RefusalCode, refuse } from "../platform/http/refusal.server.ts";
import type { Services } from "../services.server.ts";

const refusalCodes: Record<ImageRefusal, RefusalCode> = {
	notWriter: "forbidden",
	imageTooLarge: "payload_too_large",
	imageType: "unsupported_media_type",
	imageTooSmall: "unsupported_media_type",
	imageUnreadable: "unsupported_media_type",
	tooManyImages: "rate_limited",
};

/** Takes an image in. The editor shows it, so it waits for its files. */
export async function answerImageCall(services: Services, by: Actor, request: Request): Promise<Response> {
	const stored = await storeImage(services, by, new Uint8Array(await request.arrayBuffer()));
	if (!stored.ok) return refuse(refusalCodes[stored.code]);
	const { id, url, width, height } = stored.image;
	if ((await awaitFiles(services, id)) === "failed") return refuse("unsupported_media_type");
	return Response.json({ src: url, width, height });
}
