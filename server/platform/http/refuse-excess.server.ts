import type { Limiter, Use } from "../limiter.server.ts";
import { refuse } from "./refusal.server.ts";

/**
 * Counts all uses, or none if any is beyond its limit. Name an address before a session, which the caller chooses.
 * @returns a refusal if any limit is exceeded
 */
export function refuseExcess(limiter: Pick<Limiter, "takeAll">, uses: readonly Use[]): Response | undefined {
	const exceeded = limiter.takeAll(uses);
	if (!exceeded) return undefined;
	return refuse("rate_limited", { headers: { "Retry-After": String(exceeded.windowMinutes * 60) } });
}
