import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { webhookDeliveryPath, webhookPath } from "#domain/webhooks/webhook-address.ts";
import { testEvent, type WebhookType } from "#domain/webhooks/webhook-event.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { WebhookDelivery } from "./claim-deliveries.server.ts";
import { endpointName } from "./endpoint-name.server.ts";
import type { CallResult } from "./read-calls.server.ts";
import { countTroubles, type EndpointHealth } from "./read-endpoints.server.ts";

const eventNames = {
	"lead.created": "created",
	"lead.updated": "updated",
	"lead.deleted": "deleted",
	"webhook.test": "test",
} as const satisfies Record<WebhookType, string>;

/** The name of an event that an endpoint subscribes to. */
export function eventName(type: WebhookType, locale: Locale): string {
	return translator(locale, "webhooks")(`events.${eventNames[type]}`);
}

/** An endpoint in words: what it is, and whether it works. */
export function describeEndpoint({ endpoint, waiting, dead, last }: EndpointHealth, locale: Locale) {
	const { health, reasons, payloads } = copyFor(locale, "webhooks");
	const t = translator(locale, "webhooks.filled");
	const state = !endpoint.enabled ? "off" : !last ? "unused" : last.isAccepted ? "well" : "failing";
	return {
		id: endpoint.id,
		path: webhookPath(endpoint.id),
		name: endpointName(endpoint, locale),
		url: endpoint.url,
		isConfigured: endpoint.origin === "configuration",
		isOn: endpoint.enabled,
		isUnset: endpoint.disabledReason === "unset",
		events: endpoint.events,
		payload: endpoint.payload,
		eventNames: endpoint.events.map((event) => eventName(event, locale)),
		payloadName: payloads[endpoint.payload],
		health: { isGood: state === "well" || state === "unused", text: health[state] },
		reason: endpoint.disabledReason && reasons[endpoint.disabledReason],
		lastCall: last && t("lastCall", { time: formatDateTime(locale, last.at, agency.timeZone) }),
		failed: last && !last.isAccepted ? resultText(last, locale) : null,
		waiting: waiting > 0 ? t("waiting", { count: waiting }) : null,
		dead: dead > 0 ? t("dead", { count: dead }) : null,
	};
}

/** The notice on Today for admins about endpoints that fail. Null if all endpoints work. */
export async function describeTroubles(db: Database, locale: Locale): Promise<string | null> {
	const count = await countTroubles(db);
	return count > 0 ? translator(locale, "webhooks.filled")("troubles", { count }) : null;
}

/** How an attempt ended: what was answered, or why nothing was. */
export function resultText({ status, failure }: CallResult, locale: Locale): string {
	if (status !== null) return `HTTP ${status}`;
	const failures: Readonly<Record<string, string>> = copyFor(locale, "webhooks").failures;
	return failures[failure ?? ""] ?? failure ?? "";
}

/** A row of the log. */
export function describeDelivered(call: WebhookDelivery, locale: Locale) {
	const { states } = copyFor(locale, "webhooks");
	const time = formatDateTime(locale, call.createdAt, agency.timeZone);
	// Nobody tries a test again, so it isn't given up.
	const state = call.type === testEvent && call.state === "dead" ? "testFailed" : call.state;
	return {
		id: call.id,
		path: webhookDeliveryPath(call.endpointId, call.id),
		label: translator(locale, "webhooks.filled")("openCall", { time }),
		event: eventName(call.type, locale),
		type: call.type,
		time,
		at: call.createdAt.toISOString(),
		state: { isGood: call.state === "sent" || call.state === "waiting", text: states[state] },
	};
}
