import { mayKeep, offlinePageFor, ruleFor } from "./cache-rules.ts";
import type { Copies } from "./worker-caches.ts";

interface RequestToAnswer {
	request: Request;
	/** The response that the browser requested while the worker was starting. */
	preloadResponse: Promise<Response | undefined>;
	waitUntil(work: Promise<unknown>): void;
}

/** A proxy answered in place of the server. */
const gatewayErrors = [502, 504];

/** The answer of the service worker; undefined leaves the request to the browser. */
export function answer(event: RequestToAnswer, kept: Copies): Promise<Response> | undefined {
	const { request } = event;
	const rule = ruleFor(request, location.origin);
	if (rule === "network") return undefined;
	const { pathname } = new URL(request.url);
	return rule === "asset" ? answerAsset() : answerPage();

	async function answerAsset(): Promise<Response> {
		const known = await kept.find(pathname);
		if (known) return known;
		const response = await fetch(request);
		if (mayKeep(response)) event.waitUntil(kept.keep(pathname, response.clone()));
		return response;
	}

	async function answerPage(): Promise<Response> {
		const response = await fromServer();
		if (response && !gatewayErrors.includes(response.status)) {
			if (rule === "page" && mayKeep(response)) event.waitUntil(kept.keep(pathname, response.clone()));
			return response;
		}
		const paths = request.mode === "navigate" ? [pathname, offlinePageFor(pathname)] : [pathname];
		for (const path of paths) {
			const known = await kept.find(path);
			if (known) return known;
		}
		return response ?? Response.error();
	}

	async function fromServer(): Promise<Response | undefined> {
		try {
			return (await event.preloadResponse) ?? (await fetch(request));
		} catch {
			return undefined;
		}
	}
}
