import { createHmac } from "node:crypto";
import type { Services } from "../services.server.ts";
import { readLead } from "./read-lead.server.ts";

/**
 * Hands a lead to the owner's customer system, signed as standardwebhooks.com says: `webhook-id` is the same in every
 * attempt, so that a receiver can drop a second delivery.
 * @throws when the receiver does not answer 2xx, so that the job is tried again
 */
export async function deliverLeadWebhook(
	{ database, env, clock }: Pick<Services, "database" | "env" | "clock">,
	leadId: string,
	jobId: string,
): Promise<void> {
	if (!env.leadWebhook) return;
	const lead = await readLead(database.db, leadId);
	const body = JSON.stringify({
		type: "lead.created",
		timestamp: lead.created_at.toISOString(),
		data: {
			id: lead.id,
			service: lead.service,
			purpose: lead.purpose,
			first_name: lead.first_name,
			last_name: lead.last_name,
			email: lead.email,
			phone: lead.phone,
			message: lead.message,
			product: lead.product,
			state: lead.state,
			unserved: lead.unserved,
			details: lead.details,
			locale: lead.locale,
			page_source: lead.page_source,
			utm_source: lead.utm_source,
			utm_medium: lead.utm_medium,
			utm_campaign: lead.utm_campaign,
			marketing_consent: lead.marketingConsent,
			spam_reasons: lead.spam_reasons,
		},
	});
	const seconds = String(Math.floor(clock().getTime() / 1000));
	const signature = createHmac("sha256", env.leadWebhook.secret).update(`${jobId}.${seconds}.${body}`).digest("base64");
	const response = await fetch(env.leadWebhook.url, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"webhook-id": jobId,
			"webhook-timestamp": seconds,
			"webhook-signature": `v1,${signature}`,
		},
		body,
		redirect: "error",
		signal: AbortSignal.timeout(15_000),
	});
	await response.body?.cancel();
	if (!response.ok) throw new Error(`The lead webhook answered ${response.status}`);
}
