import { eq, inArray } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { endpointName } from "./endpoint-name.server.ts";

/** Which endpoint was told what, for the list of everything that was sent about a lead. By the delivery's id. */
export async function describeCalls(
	db: Database,
	sent: readonly { kind: string; jobId: string }[],
	locale: Locale,
): Promise<Map<string, string>> {
	const ids = sent.flatMap(({ kind, jobId }) => (kind === "deliver-lead-webhook" ? (readRowId(jobId) ?? []) : []));
	if (ids.length === 0) return new Map();
	const { id, type, endpointId } = webhookDeliveries;
	const { origin, name } = webhookEndpoints;
	const calls = await db
		.select({ id, type, origin, name })
		.from(webhookDeliveries)
		.innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
		.where(inArray(id, [...new Set(ids)]));
	return new Map(calls.map((call) => [call.id, `${endpointName(call, locale)} (${call.type})`]));
}
