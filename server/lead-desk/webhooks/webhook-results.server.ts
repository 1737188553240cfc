import { eq, inArray } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { webhookDeliveries, webhookEndpoints } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { WebhookResult } from "#domain/webhooks/webhook-result.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { eventName } from "./describe-endpoint.server.ts";
import { endpointName } from "./endpoint-name.server.ts";

/**
 * The results of webhook calls among all messages about a lead, by the job's id. A call whose log or endpoint is
 * deleted has none.
 */
export async function readWebhookResults(
	db: Database,
	sent: readonly { kind: string; jobId: string }[],
): Promise<Map<string, WebhookResult>> {
	const ids = sent.flatMap(({ kind, jobId }) => (kind === "deliver-lead-webhook" ? (readRowId(jobId) ?? []) : []));
	if (ids.length === 0) return new Map();
	const { id, type, state, createdAt, endpointId } = webhookDeliveries;
	const { origin, name } = webhookEndpoints;
	const calls = await db
		.select({ id, type, state, createdAt, origin, name })
		.from(webhookDeliveries)
		.innerJoin(webhookEndpoints, eq(webhookEndpoints.id, endpointId))
		.where(inArray(id, [...new Set(ids)]));
	return new Map(calls.map(({ id, createdAt, ...call }) => [id, { ...call, since: createdAt.toISOString() }]));
}

/** Describes a call: which endpoint got what, and the outcome. The page of the call has the codes of its attempts. */
export function describeWebhook(outcome: "sent" | "failed" | "held", result: WebhookResult | null, locale: Locale) {
	const t = translator(locale, "leadReplies");
	const words = translator(locale, "webhooks.filled");
	const what = result
		? words("told", { endpoint: endpointName(result, locale), event: eventName(result.type, locale) })
		: t("deliveries.kinds.deliver-lead-webhook");
	return { what, outcomeText: outcomeWords(outcome, result, locale), detail: null };
}

function outcomeWords(outcome: "sent" | "failed" | "held", result: WebhookResult | null, locale: Locale): string {
	const states = translator(locale, "webhooks");
	if (outcome === "sent") return states("states.sent");
	if (!result) return translator(locale, "leadReplies")(`deliveries.outcomes.${outcome}`);
	if (result.state !== "waiting") return states(`states.${result.state}`);
	const time = formatDateTime(locale, new Date(result.since), agency.timeZone);
	return translator(locale, "webhooks.filled")("stillTrying", { time });
}
