import { bodyLimit } from "hono/body-limit";
import { imageUploadPath, maxImageBytes } from "#domain/blog/image-upload.ts";
import { networksOf } from "../networks.server.ts";
import type { EdgeMiddleware } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";

interface BodyLimit {
	maxBytes: number;
	/** How many that are larger than usual may be in memory at the same time: of all hosts, and of one. */
	maxAtOnce: number;
	maxPerHost: number;
	/** For the whole body to arrive. */
	patienceMs: number;
}

/** A form has a few kilobytes, so 15 seconds are enough for the slowest phone. */
const usual: BodyLimit = { maxBytes: 64 * 1024, maxAtOnce: 0, maxPerHost: 0, patienceMs: 15_000 };
/** A long article, with every letter written as three signs. */
const desk: BodyLimit = { maxBytes: 2 * 1024 * 1024, maxAtOnce: 16, maxPerHost: 6, patienceMs: 30_000 };
/** A picture, and the form around it. */
const upload: BodyLimit = { maxBytes: maxImageBytes + 64 * 1024, maxAtOnce: 4, maxPerHost: 2, patienceMs: 120_000 };

function limitOf(path: string): BodyLimit {
	const asked = path.replace(/\.data$/, "");
	if (asked === imageUploadPath) return upload;
	return /^\/(?:admin|api)\/blog\//.test(asked) ? desk : usual;
}

/** How long a sender may take. */
export function bodyPatienceMs(path: string): number {
	return limitOf(path).patienceMs;
}

/**
 * Refuses bodies that are larger than their address needs. Nobody knows yet who sends them, so those that are larger than
 * forms are few at the same time: strangers can't fill the memory with them.
 */
export function limitBodies(): EdgeMiddleware {
	const onError = () => refuse("payload_too_large");
	const checks = new Map(
		[usual, desk, upload].map((limit) => [limit, bodyLimit({ maxSize: limit.maxBytes, onError })]),
	);
	const running = new Map<BodyLimit, string[]>();
	return async (c, next) => {
		const limit = limitOf(c.req.path);
		const check = checks.get(limit) ?? next;
		const length = Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY);
		// As they are read: with every method, whether or not something answers to it.
		const mayHaveBody = c.req.method !== "GET" && c.req.method !== "HEAD";
		const isLarge = mayHaveBody && limit !== usual && length > usual.maxBytes;
		if (!isLarge) return check(c, next);
		const { host } = networksOf(c.get("address"));
		const hosts = running.get(limit) ?? [];
		running.set(limit, hosts);
		if (hosts.filter((one) => one === host).length >= limit.maxPerHost)
			return refuse("rate_limited", { headers: { "Retry-After": "5" } });
		if (hosts.length >= limit.maxAtOnce) return refuse("unavailable");
		hosts.push(host);
		try {
			return await check(c, next);
		} finally {
			hosts.splice(hosts.indexOf(host), 1);
		}
	};
}
