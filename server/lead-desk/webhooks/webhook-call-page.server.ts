import { agency } from "#content/agency.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { webhookPath } from "#domain/webhooks/webhook-address.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { logRead } from "../../staff/log-read.server.ts";
import { changing } from "./change-endpoint.server.ts";
import { describeDelivered, resultText } from "./describe-endpoint.server.ts";
import { endpointName } from "./endpoint-name.server.ts";
import { readCall } from "./read-calls.server.ts";
import { findEndpoint } from "./read-endpoints.server.ts";
import { sendAgain } from "./send-again.server.ts";
import { type PageArgs, webhookReader } from "./webhooks-page.server.ts";

async function openCall(args: PageArgs, ids: { endpoint: string; call: string }) {
	const reader = webhookReader(args);
	const { db } = reader.services.database;
	const endpoint = await findEndpoint(db, readRowId(ids.endpoint));
	const found = endpoint && (await readCall(db, endpoint.id, readRowId(ids.call)));
	if (!endpoint || !found) return null;
	return { ...reader, endpoint, ...found };
}

/** One delivery: what was sent, and what was answered to each attempt. Null if there is no such delivery. */
export async function readCallPage(args: PageArgs, ids: { endpoint: string; call: string }) {
	const opened = await openCall(args, ids);
	if (!opened) return null;
	const { endpoint, call, attempts, locale } = opened;
	// The body may be about a person.
	if (call.leadId) await logRead(args.context, "contact_submissions", { only: call.leadId });
	const copy = copyFor(locale, "webhooks");
	const time = (at: Date) => formatDateTime(locale, at, agency.timeZone);
	return {
		copy,
		endpoint: { name: endpointName(endpoint, locale), path: webhookPath(endpoint.id) },
		call: {
			...describeDelivered(call, locale),
			eventId: call.eventId,
			sequence: call.sequence,
			lead: call.leadId && leadPath(call.leadId),
			next: call.state === "waiting" && call.nextAttemptAt ? time(call.nextAttemptAt) : null,
			body: call.body && readable(call.body),
			mayResend: endpoint.enabled && call.state !== "dropped",
		},
		attempts: attempts.map(({ id, attemptedAt, status, failure, durationMs, headers, answer }) => ({
			id,
			time: time(attemptedAt),
			at: attemptedAt.toISOString(),
			isAccepted: status !== null && status >= 200 && status < 300,
			result: resultText({ status, failure }, locale),
			durationMs,
			headers: Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
			answer,
		})),
		isResent: new URL(args.request.url).searchParams.get("done") === "resent",
	};
}

/** JSON with a line for each field. */
function readable(body: string): string {
	return JSON.stringify(JSON.parse(body), null, 2);
}

/** Queues a delivery again, with the id it has. `closed`: its endpoint is off, or it was dropped. */
export async function resendCall(
	args: PageArgs,
	ids: { endpoint: string; call: string },
): Promise<ActionResult<unknown, "gone" | "closed">> {
	const opened = await openCall(args, ids);
	if (!opened) return { ok: false, code: "gone" };
	const { services, actor, endpoint, call } = opened;
	const isAgain = await changing(services, actor, endpoint.id, "WEBHOOK_RESENT", async (transaction) =>
		(await sendAgain(transaction, call.id, services.clock())) ? true : null,
	);
	services.webhooks.sendSoon();
	return isAgain === null ? { ok: false, code: "closed" } : { ok: true };
}
