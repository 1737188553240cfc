import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import type { ConnectionOptions } from "node:tls";
import { Agent, type Dispatcher, request } from "undici";
import { type AllowedTargets, mayConnect } from "./reachable-address.server.ts";

/** A request to post. */
export interface PostCall {
	url: string;
	targets: AllowedTargets;
	headers: Readonly<Record<string, string>>;
	body: string;
}

/** Why nothing was answered. */
export const postFailures = [
	/** This address may not be called, no matter where it leads. */
	"addressRefused",
	/** Its name leads into a private network. */
	"privateAddress",
	"nameUnknown",
	"certificate",
	"connection",
	"timeout",
] as const;
export type PostFailure = (typeof postFailures)[number];

export type PostAnswer =
	| { status: number; retryAfter: string | null; text: string }
	| { failure: PostFailure; code: string | null };

export type PinnedPost = (call: PostCall) => Promise<PostAnswer>;

/** The addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const timeoutMs = 15_000;
/** How much of an answer is read. */
const maxAnswerBytes = 4096;

const resolveBySystem: Resolve = async (hostname) =>
	(await lookup(hostname, { all: true })).map(({ address }) => address);

interface Parts {
	resolve?: Resolve;
	timeoutMs?: number;
	/** The authorities that are trusted, in place of the usual ones. */
	ca?: string;
}

/**
 * Makes the function that posts to an address that an admin chose. It looks up the addresses of the name once, checks all of
 * them, and connects only to those. So it doesn't matter if the name leads elsewhere a moment later. The certificate must
 * belong to the name. A redirect is an answer like any other and is not followed. The proxies of the environment are not
 * used. The time limit covers everything together.
 */
export function pinnedPost(parts: Parts = {}): PinnedPost {
	const resolve = parts.resolve ?? resolveBySystem;
	const limitMs = parts.timeoutMs ?? timeoutMs;
	return async (call) => {
		const url = readCallableUrl(call.url, call.targets);
		if (!url) return { failure: "addressRefused", code: null };
		const signal = AbortSignal.timeout(limitMs);
		const found = await addressesOf(url, resolve, signal);
		if ("failure" in found) return found;
		if (!found.addresses.every((address) => mayConnect(call.targets, address))) {
			return { failure: "privateAddress", code: null };
		}
		const agent = agentFor(found.addresses, limitMs, parts.ca);
		try {
			return await post(call, url, agent, signal);
		} catch (error) {
			return { ...failureOf(error, signal) };
		} finally {
			await agent.destroy();
		}
	};
}

/**
 * The address, if a call with these targets may go there; null if not. The addresses behind its name are checked later.
 */
export function readCallableUrl(text: string, targets: AllowedTargets): URL | null {
	if (!URL.canParse(text)) return null;
	const url = new URL(text);
	if (url.protocol !== "https:" && (url.protocol !== "http:" || targets === "public")) return null;
	if (url.username || url.password || url.hostname === "") return null;
	const literal = bareHost(url);
	if (isIP(literal) !== 0 && !mayConnect(targets, literal)) return null;
	return url;
}

/** Without the brackets of an IPv6 address. */
function bareHost({ hostname }: URL): string {
	return hostname.replace(/^\[|\]$/g, "");
}

async function addressesOf(
	url: URL,
	resolve: Resolve,
	signal: AbortSignal,
): Promise<{ addresses: readonly string[] } | { failure: PostFailure; code: string | null }> {
	const host = bareHost(url);
	if (isIP(host) !== 0) return { addresses: [host] };
	try {
		const addresses = await Promise.race([resolve(host), aborted(signal)]);
		return addresses.length > 0 ? { addresses } : { failure: "nameUnknown", code: null };
	} catch (error) {
		return signal.aborted ? { failure: "timeout", code: null } : { failure: "nameUnknown", code: codeOf(error) };
	}
}

function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
}

function agentFor(addresses: readonly string[], limitMs: number, ca: string | undefined): Agent {
	const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
	const giveAddresses: LookupFunction = (_hostname, { all }, callback) => {
		const [first] = pinned;
		if (all) callback(null, pinned);
		else callback(null, first?.address ?? "", first?.family ?? 4);
	};
	const connect: ConnectionOptions & { lookup: LookupFunction; timeout: number } = {
		lookup: giveAddresses,
		timeout: limitMs,
		rejectUnauthorized: true,
		...(ca && { ca }),
	};
	return new Agent({
		connect,
		allowH2: false,
		connections: 1,
		headersTimeout: limitMs,
		bodyTimeout: limitMs,
		// Answers with more headers are refused.
		maxHeaderSize: 16_384,
	});
}

async function post(
	{ headers, body }: PostCall,
	url: URL,
	dispatcher: Dispatcher,
	signal: AbortSignal,
): Promise<PostAnswer> {
	const answer = await request(url, { method: "POST", headers, body, dispatcher, signal });
	const retryAfter = answer.headers["retry-after"];
	return {
		status: answer.statusCode,
		retryAfter: typeof retryAfter === "string" ? retryAfter : null,
		text: await firstOf(answer.body),
	};
}

/** The beginning of an answer. Only the status counts, so an error after it changes nothing. */
async function firstOf(body: AsyncIterable<Buffer>): Promise<string> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	try {
		for await (const chunk of body) {
			chunks.push(chunk);
			bytes += chunk.length;
			if (bytes >= maxAnswerBytes) break;
		}
	} catch {
		// The part that came is shown.
	}
	// Databases take no null characters.
	return Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString("utf8").replaceAll("\0", "\uFFFD");
}

function failureOf(error: unknown, signal: AbortSignal): { failure: PostFailure; code: string | null } {
	const code = codeOf(error);
	if (signal.aborted || (code && /TIMEOUT|TIMEDOUT/.test(code))) return { failure: "timeout", code: null };
	if (code && /CERT|SIGNATURE|ISSUER|ERR_TLS|ERR_SSL/.test(code)) return { failure: "certificate", code };
	return { failure: "connection", code };
}

function codeOf(error: unknown): string | null {
	const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
	const found = [code, cause?.code].find((one) => typeof one === "string" && /^\w{1,60}$/.test(one));
	return typeof found === "string" ? found : null;
}
