import type { Handler } from "hono";
import { parseImagePath } from "#domain/blog/post-image.ts";
import type { EdgeTypes } from "../platform/http/edge.server.ts";
import { refuse, refuseMethod } from "../platform/http/refusal.server.ts";
import { refuseExcess } from "../platform/http/refuse-excess.server.ts";
import type { ServicesHandle } from "../platform/http/services-handle.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";

/** Serves the images of articles. What is at an address never changes, so browsers ask once. */
export function serveMedia(handle: ServicesHandle<Pick<Services, "images" | "limiter">>): Handler<EdgeTypes> {
	return async (c) => {
		const { method, path } = c.req;
		if (method !== "GET" && method !== "HEAD") return refuseMethod("GET", "HEAD");
		const file = parseImagePath(path);
		if (!file) return refuse("not_found");
		const services = handle.current;
		if (!services) return refuse("unavailable");
		const excess = refuseExcess(services.limiter, addressUses(limits.imagesPerAddress, c.get("address")));
		if (excess) return excess;
		const bytes = await services.images.read(file);
		if (!bytes) return refuse("not_found");
		const headers = {
			"Content-Type": `image/${file.format}`,
			"Content-Length": String(bytes.byteLength),
			"Cache-Control": "public, max-age=31536000, immutable",
			"X-Content-Type-Options": "nosniff",
			// Programs that read feeds show them, too.
			"Cross-Origin-Resource-Policy": "cross-origin",
			// A browser that opens the address by itself runs nothing.
			"Content-Security-Policy": "default-src 'none'; sandbox",
		};
		return new Response(method === "HEAD" ? null : new Uint8Array(bytes), { headers });
	};
}
