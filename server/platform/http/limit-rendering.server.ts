import { type AddressLimit, addressUses, networksOf } from "../networks.server.ts";
import { type Edge, type EdgeMiddleware, isApiPath, type RequestLimits } from "./edge.server.ts";
import { refuse } from "./refusal.server.ts";
import { refuseExcess } from "./refuse-excess.server.ts";
import { isIntake } from "./shed-load.server.ts";
import type { StandardPages } from "./standard-pages.server.ts";

/** One browser has six connections; a data request may join them. */
const maxAtOncePerHost = 8;

/**
 * The limit for all hosts together. Rendering one page takes some ten milliseconds of the only thread, so the next
 * request, such as a lead, waits for at most this many. Few pages are rendered at all.
 */
const maxPagesAtOnce = 12;

/** More than wait for their password to be checked (`hash-turns.server.ts`): the others are answered right away. */
const maxSignInsAtOnce = 48;

/**
 * Limits what one host and its network may have rendered or answered by the router, which costs a hundred times what a
 * page from memory does. Leads have stricter limits of their own, which count only what is accepted; these count all.
 */
export function limitRendering(
	{ limiter, limits }: Pick<Edge, "limiter" | "limits">,
	pages: StandardPages,
): EdgeMiddleware {
	const running = new Map<string, number>();
	/** Sign-ins, which take long because of the password, don't use the slots of pages. */
	const places = { page: 0, signIn: 0, call: 0 };
	const maxAtOnce = { page: maxPagesAtOnce, signIn: maxSignInsAtOnce, call: Number.POSITIVE_INFINITY };
	return async (c, next) => {
		const { method, path } = c.req;
		const address = c.get("address");
		const { host } = networksOf(address);
		const atOnce = running.get(host) ?? 0;
		const isLead = isIntake(method, path);
		const isCall = isApiPath(path);
		const isSignIn = method === "POST" && /^\/(?:api\/)?(?:auth|account)/.test(path);
		const kind = isSignIn ? "signIn" : isCall ? "call" : "page";
		const refusal = () => {
			if (!isLead && atOnce >= maxAtOncePerHost) return refuse("rate_limited", { headers: { "Retry-After": "5" } });
			const excess = refuseExcess(limiter, addressUses(limitOf(limits, isLead, isCall), address));
			if (excess) return excess;
			return !isLead && places[kind] >= maxAtOnce[kind] ? refuse("unavailable") : undefined;
		};
		const refused = refusal();
		if (refused) return isCall ? refused : pages.respond(c, "busy", refused);
		if (isLead) return next();
		running.set(host, atOnce + 1);
		places[kind]++;
		try {
			await next();
		} finally {
			places[kind]--;
			const left = (running.get(host) ?? 1) - 1;
			if (left > 0) running.set(host, left);
			else running.delete(host);
		}
	};
}

function limitOf(limits: RequestLimits, isLead: boolean, isCall: boolean): AddressLimit {
	if (isLead) return isCall ? limits.intake : limits.posts;
	return isCall ? limits.calls : limits.pages;
}
