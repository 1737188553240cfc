import { callingWindow } from "#domain/calling-window/calling-window.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { type DeliveryResult, delivered, type HeldReason, heldBack } from "#domain/lead-desk/delivery.ts";
import { recordAttempt } from "../deliveries/record-delivery.server.ts";
import { readLead, type StoredLead } from "../leads/read-lead.server.ts";
import type { TextGateway } from "../platform/texts/text-gateway.server.ts";
import type { Services } from "../services.server.ts";
import { stoppedChannels, suppressionsOf } from "../suppression/suppressions.server.ts";

type TextParts = Pick<Services, "clock" | "database" | "env" | "log" | "texts">;

/**
 * Texts a lead through the gateway, if the person agreed to texts, did not stop them, and the law allows one at this hour.
 * Otherwise it is held, and the lead's page shows why. Nothing happens without a gateway.
 */
export async function sendText(
	services: TextParts,
	{ leadId, text }: { leadId: string; text: string },
	jobId: string,
): Promise<void> {
	const { texts, database } = services;
	if (!texts) return;
	const lead = await readLead(database.db, leadId);
	const attempt = { leadId, jobId, channel: "text", kind: "send-text" } as const;
	await recordAttempt(services, attempt, () => send(services, texts, lead, text, jobId));
}

async function send(
	services: TextParts,
	texts: TextGateway,
	lead: StoredLead,
	text: string,
	jobId: string,
): Promise<DeliveryResult> {
	const to = lead.phone && phoneKey(lead.phone);
	if (!to) return heldBack("no_number");
	const reason = await heldReason(services, lead, to);
	if (reason) return heldBack(reason);
	await texts.send({ to, text }, jobId);
	return delivered;
}

async function heldReason(
	{ clock, database, env }: TextParts,
	lead: StoredLead,
	phone: string,
): Promise<HeldReason | null> {
	if (!lead.callsConsent) return "no_consent";
	const [suppressions = []] = await suppressionsOf(database.db, env, [lead]);
	if (stoppedChannels(suppressions).has("texts")) return "suppressed";
	const now = clock();
	return callingWindow(now, { state: lead.state, phone }).from > now ? "outside_hours" : null;
}
