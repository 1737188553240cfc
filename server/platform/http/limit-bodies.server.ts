import { bodyLimit } from "hono/body-limit";
import { imageUploadPath, maxImageBytes } from "#domain/blog/image-upload.ts";
import { areaListPath, maxListBytes, resultsPath } from "#domain/do-not-call/register-address.ts";
import { maxResultsBytes } from "#domain/do-not-call/service-results.ts";
import { maxImportBytes } from "#domain/lead-exchange/lead-import.ts";
import { networksOf } from "../networks.server.ts";
import type { Edge, EdgeMiddleware } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";

interface BodyLimit {
	maxBytes: number;
	/** How many that are larger than usual may be in memory at the same time: of all hosts, and of one. */
	maxAtOnce: number;
	maxPerHost: number;
	/** For the whole body to arrive. */
	patienceMs: number;
	/** Whether the page reads it piece by piece. */
	isStreamed?: true;
}

/** A form has a few kilobytes, so this is enough for the slowest phone. */
export const usualPatienceMs = 15_000;

/** Of a form, and of everything that a stranger sends. */
const usual: BodyLimit = { maxBytes: 64 * 1024, maxAtOnce: 0, maxPerHost: 0, patienceMs: usualPatienceMs };
/** A long article, with every letter written as three signs. */
const desk: BodyLimit = { maxBytes: 2 * 1024 * 1024, maxAtOnce: 16, maxPerHost: 6, patienceMs: 30_000 };
/** A picture, and the form around it. */
const upload: BodyLimit = { maxBytes: maxImageBytes + 64 * 1024, maxAtOnce: 4, maxPerHost: 2, patienceMs: 120_000 };
/** A do-not-call list with millions of numbers. */
const list: BodyLimit = {
	...{ maxBytes: maxListBytes, maxAtOnce: 2, maxPerHost: 1, patienceMs: 120_000 },
	isStreamed: true,
};
/** A do-not-call service's answer. */
const results: BodyLimit = {
	...{ maxBytes: maxResultsBytes + 64 * 1024, maxAtOnce: 2, maxPerHost: 1, patienceMs: 60_000 },
};

/** A file of leads and a little more, so that the page can say that the file is too large. */
const table: BodyLimit = { maxBytes: 2 * maxImportBytes, maxAtOnce: 2, maxPerHost: 1, patienceMs: 120_000 };

function limitOf(path: string): BodyLimit {
	const asked = path.replace(/\.data$/, "");
	if (asked === imageUploadPath) return upload;
	if (asked === areaListPath) return list;
	if (asked === resultsPath) return results;
	if (asked === "/admin/leads/import") return table;
	return /^\/(?:admin|api)\/blog\//.test(asked) ? desk : usual;
}

/**
 * Refuses bodies that are larger than their address needs. Those that are larger than forms come from somebody who has
 * signed in: strangers take no place of theirs. They are few at the same time all the same, because nobody knows yet
 * whether the session still holds, and whose it is.
 */
export function limitBodies({ bringsSession }: Pick<Edge, "bringsSession">): EdgeMiddleware {
	const onError = () => refuse("payload_too_large");
	const checks = new Map(
		[usual, desk, upload, list, results, table].map((limit) => [
			limit,
			bodyLimit({ maxSize: limit.maxBytes, onError }),
		]),
	);
	const running = new Map<BodyLimit, string[]>();
	return async (c, next) => {
		const ofAddress = limitOf(c.req.path);
		const limit = ofAddress !== usual && bringsSession(c.req.raw.headers) ? ofAddress : usual;
		c.set("bodyPatienceMs", limit.patienceMs);
		if (limit.isStreamed) c.set("streamsBody", true);
		const check = checks.get(limit) ?? next;
		const length = Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY);
		// As they are read: with every method, whether or not something answers to it.
		const mayHaveBody = c.req.method !== "GET" && c.req.method !== "HEAD";
		const isLarge = mayHaveBody && length > usual.maxBytes;
		if (isLarge && limit !== ofAddress && length <= ofAddress.maxBytes) return refuse("unauthorized");
		if (!isLarge || limit === usual) return check(c, next);
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
