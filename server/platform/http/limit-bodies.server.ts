import { bodyLimit } from "hono/body-limit";
import { imageUploadPath, maxImageBytes } from "#domain/blog/image-upload.ts";
import { areaListPath, maxListBytes, resultsPath } from "#domain/do-not-call/register-address.ts";
import { maxResultsBytes } from "#domain/do-not-call/service-results.ts";
import { maxImportBytes } from "#domain/lead-exchange/lead-import.ts";
import { maxEvidenceBytes } from "#domain/settings/evidence-upload.ts";
import { evidenceSections } from "#domain/settings/form-rules.ts";
import { ratesPath, sectionPath, settingsPath } from "#domain/settings/settings-address.ts";
import { networksOf } from "../networks.server.ts";
import type { Edge, EdgeMiddleware } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";

interface BodyLimit {
	maxBytes: number;
	/**
	 * How many larger bodies may be in memory at the same time: for everybody together, and for one host or account.
	 */
	maxAtOnce: number;
	maxPerSender: number;
	/** For the whole body to arrive. */
	patienceMs: number;
	/** True if the page reads it piece by piece. */
	isStreamed?: true;
}

/** The holder of a slot for large bodies. */
interface Place {
	account: string;
	host: string;
}

/** A form has a few kilobytes, so this is enough for the slowest phone. */
export const usualPatienceMs = 15_000;

/** The limits for forms and for everything that strangers send. */
const usual: BodyLimit = { maxBytes: 64 * 1024, maxAtOnce: 0, maxPerSender: 0, patienceMs: usualPatienceMs };
/** A long article, with every letter written as three signs. */
const desk: BodyLimit = { maxBytes: 2 * 1024 * 1024, maxAtOnce: 16, maxPerSender: 6, patienceMs: 30_000 };
/** A picture, and the form around it. */
const upload: BodyLimit = { maxBytes: maxImageBytes + 64 * 1024, maxAtOnce: 4, maxPerSender: 2, patienceMs: 120_000 };
/** A do-not-call list with millions of numbers. */
const list: BodyLimit = {
	maxBytes: maxListBytes,
	maxAtOnce: 2,
	maxPerSender: 1,
	patienceMs: 120_000,
	isStreamed: true,
};
/** A do-not-call service's answer. */
const results: BodyLimit = {
	maxBytes: maxResultsBytes + 64 * 1024,
	maxAtOnce: 2,
	maxPerSender: 1,
	patienceMs: 60_000,
};

/** A file of leads and a little more, so that the page can say that the file is too large. */
const table: BodyLimit = { maxBytes: 2 * maxImportBytes, maxAtOnce: 2, maxPerSender: 1, patienceMs: 120_000 };

/** A document or a logo, and a little more, so that the page can say that it is too large. */
const evidence: BodyLimit = { maxBytes: 2 * maxEvidenceBytes, maxAtOnce: 2, maxPerSender: 1, patienceMs: 120_000 };

const limits = [usual, desk, upload, list, results, table, evidence];

/** The longest time that a connection may take. */
export const longestPatienceMs = Math.max(...limits.map(({ patienceMs }) => patienceMs));

function limitOf(path: string): BodyLimit {
	const asked = path.replace(/\.data$/, "");
	if (asked === imageUploadPath) return upload;
	if (asked === areaListPath) return list;
	if (asked === resultsPath) return results;
	if (asked === "/admin/leads/import") return table;
	if (evidenceSections.some((section) => asked === sectionPath(section))) return evidence;
	if (asked === sectionPath("brand")) return evidence;
	// A portrait.
	if (/^\/admin\/people\/\w+$/.test(asked)) return upload;
	// A file of rates, or of all settings.
	if (asked === ratesPath || asked === settingsPath) return desk;
	return /^\/(?:admin|api)\/blog\//.test(asked) ? desk : usual;
}

/** A body of unknown length is read here as a whole, so it has to arrive in time. */
function checkOf({ maxBytes, patienceMs }: BodyLimit): EdgeMiddleware {
	const check = bodyLimit({ maxSize: maxBytes, onError: () => refuse("payload_too_large") });
	return async (c, next) => {
		const tooLate = Promise.withResolvers<Response>();
		let isTooLate = false;
		const timer = setTimeout(() => {
			isTooLate = true;
			tooLate.resolve(refuse("request_timeout", { headers: { Connection: "close" } }));
		}, patienceMs);
		const goOn = async () => {
			clearTimeout(timer);
			if (!isTooLate) await next();
		};
		try {
			return await Promise.race([check(c, goOn), tooLate.promise]);
		} catch (error) {
			// What fails later in the request is answered before it gets here. So it is a sender who went away.
			if (error instanceof Error) return refuse("bad_request", { headers: { Connection: "close" } });
			throw error;
		} finally {
			clearTimeout(timer);
		}
	};
}

/**
 * Refuses bodies that are larger than their address needs. Only staff whose session holds may send one that is larger than
 * a form: it takes one of a few places, so the database is asked first who the sender is. An account has no more places
 * than a host, wherever it comes from, so that one person leaves places to the others.
 * @param waitMs a test waits less
 */
export function limitBodies({ largeBodySender }: Pick<Edge, "largeBodySender">, waitMs?: number): EdgeMiddleware {
	const checks = new Map(limits.map((limit) => [limit, checkOf({ ...limit, patienceMs: waitMs ?? limit.patienceMs })]));
	const running = new Map<BodyLimit, Place[]>();
	return async (c, next) => {
		const limit = limitOf(c.req.path);
		const length = Number(c.req.header("content-length") ?? Number.POSITIVE_INFINITY);
		// Bodies are read with every method, even if nothing answers to it.
		const mayHaveBody = c.req.method !== "GET" && c.req.method !== "HEAD";
		// Node.js holds a body to its length. The check of the library would make a stream of it, which costs more than a lead.
		if (!mayHaveBody || length <= usual.maxBytes) return next();
		const checkUsual = checks.get(usual) ?? next;
		if (limit === usual) return checkUsual(c, next);
		if (Number.isFinite(length) && length > limit.maxBytes) return refuse("payload_too_large");
		const sender = await largeBodySender(c.req.raw.headers);
		// A body of unknown length may be as small as a form. Then the page itself says who may open it.
		if (!sender.ok) return Number.isFinite(length) ? refuse(sender.code) : checkUsual(c, next);
		c.set("bodyPatienceMs", limit.patienceMs);
		if (limit.isStreamed) c.set("streamsBody", true);
		const place: Place = { account: sender.account, host: networksOf(c.get("address")).host };
		const places = running.get(limit) ?? [];
		running.set(limit, places);
		const taken = (by: keyof Place) => places.filter((other) => other[by] === place[by]).length;
		if (Math.max(taken("host"), taken("account")) >= limit.maxPerSender)
			return refuse("rate_limited", { headers: { "Retry-After": "5" } });
		if (places.length >= limit.maxAtOnce) return refuse("unavailable");
		places.push(place);
		try {
			return await (checks.get(limit) ?? next)(c, next);
		} finally {
			places.splice(places.indexOf(place), 1);
		}
	};
}
