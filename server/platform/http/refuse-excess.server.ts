import type { DatabaseClient } from "../database/client.server.ts";
import { type RateLimit, withinLimit } from "../rate-limit.server.ts";
import { refuse } from "./refusal.server.ts";

/**
 * Counts one more use of each limit.
 * @param uses each limit with the subject whose uses are counted
 * @returns a refusal if any limit is exceeded
 */
export async function refuseExcess(
	{ database, clock }: { database: Pick<DatabaseClient, "db">; clock: () => Date },
	uses: readonly (readonly [limit: RateLimit, subject: string])[],
): Promise<Response | undefined> {
	for (const [limit, subject] of uses) {
		if (!(await withinLimit(database.db, limit, subject, clock()))) {
			return refuse("rate_limited", { headers: { "Retry-After": String(limit.windowMinutes * 60) } });
		}
	}
}
