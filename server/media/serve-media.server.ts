import type { Handler } from "hono";
import { isPortraitWidth } from "#domain/blog/image-address.ts";
import { parseImagePath } from "#domain/blog/post-image.ts";
import { parsePostSocialImagePath } from "#domain/site/social-image.ts";
import type { EdgeTypes } from "../platform/http/edge.server.ts";
import { refuse, refuseMethod } from "../platform/http/refusal.server.ts";
import { refuseExcess } from "../platform/http/refuse-excess.server.ts";
import type { ServicesHandle } from "../platform/http/services-handle.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import type { ImageFiles } from "./image-files.server.ts";

/** Serves the images of articles and the portraits of people. */
export function serveMedia(handle: ServicesHandle<Pick<Services, "images" | "limiter">>): Handler<EdgeTypes> {
	return async (c) => {
		const { method, path } = c.req;
		if (method !== "GET" && method !== "HEAD") return refuseMethod("GET", "HEAD");
		const find = finderOf(path);
		if (!find) return refuse("not_found");
		const services = handle.current;
		if (!services) return refuse("unavailable");
		const excess = refuseExcess(services.limiter, addressUses(limits.imagesPerAddress, c.get("address")));
		if (excess) return excess;
		const { bytes, format, maxAge } = await find(services.images);
		if (!bytes) return refuse("not_found");
		const headers = {
			"Content-Type": `image/${format}`,
			"Content-Length": String(bytes.byteLength),
			"Cache-Control": `public, max-age=${maxAge}${maxAge < day ? "" : ", immutable"}`,
			"X-Content-Type-Options": "nosniff",
			// Programs that read feeds show them, too.
			"Cross-Origin-Resource-Policy": "cross-origin",
			// A browser that opens the address by itself runs nothing.
			"Content-Security-Policy": "default-src 'none'; sandbox",
		};
		return new Response(method === "HEAD" ? null : new Uint8Array(bytes), { headers });
	};
}

interface Found {
	bytes: Uint8Array | null;
	format: string;
	/** In seconds. */
	maxAge: number;
}

const [year, day, minutes] = [31_536_000, 86_400, 300];

/**
 * How to find what is at an address. It never changes, so browsers ask once; social images end with their publication,
 * and portraits when their person leaves the site.
 */
function finderOf(path: string): ((images: ImageFiles) => Promise<Found>) | null {
	const file = parseImagePath(path);
	if (file) {
		const maxAge = isPortraitWidth(file.width) ? minutes : year;
		return async (images) => ({ bytes: await images.read(file), format: file.format, maxAge });
	}
	const social = parsePostSocialImagePath(path);
	return social && (async (images) => ({ bytes: await images.readSocial(social), format: "png", maxAge: day }));
}
