import { launchRecords } from "#content/launch-records.ts";
import type { CallRule } from "#domain/calling-rules/call-rule.ts";
import { mayCall } from "#domain/calling-rules/may-call.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { type DeliveryResult, delivered, type HeldReason, heldBack } from "#domain/lead-desk/delivery.ts";
import { recordAttempt } from "../../deliveries/record-delivery.server.ts";
import { readLead, type StoredLead } from "../../leads/read-lead.server.ts";
import type { TextGateway } from "../../platform/texts/text-gateway.server.ts";
import type { Services } from "../../services.server.ts";
import { channelsToCheck, stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";
import { callFactsOf } from "../work/call-facts.server.ts";

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
	// Every recipient must be able to stop texts with one word.
	if (lead.deletedAt !== null || !launchRecords.stopWords) return heldBack("not_allowed");
	const to = lead.phone && phoneKey(lead.phone);
	if (!to) return heldBack("no_number");
	const reason = await heldReason(services, lead);
	if (reason) return heldBack(reason);
	await texts.send({ to, text }, jobId);
	return delivered;
}

/** A text is a call to the law: what closes calls holds it, but of requests to stop, those about texts count. */
async function heldReason({ clock, database, env }: TextParts, lead: StoredLead): Promise<HeldReason | null> {
	const now = clock();
	const [facts] = await callFactsOf(database.db, env, [lead], now);
	const [suppressions = []] = await suppressionsOf(database.db, env, [lead]);
	if (!facts) throw new Error("A lead has no facts");
	const answer = mayCall(now, {
		...facts,
		areCallsStopped: stoppedChannels(suppressions).has("texts"),
		areCallsToCheck: channelsToCheck(suppressions).has("texts"),
	});
	return answer.isOpen ? null : reasons[answer.rule];
}

const reasons: Readonly<Record<CallRule, HeldReason>> = {
	noPhone: "no_number",
	wrongNumber: "no_number",
	revoked: "suppressed",
	checkFirst: "suppressed",
	doNotCall: "suppressed",
	noConsent: "no_consent",
	personsHours: "outside_hours",
	erased: "not_allowed",
	refusedSale: "not_allowed",
	quarantined: "not_allowed",
	inquiryTooOld: "not_allowed",
	doNotCallCheckOld: "not_allowed",
	tooManyAttempts: "not_allowed",
};
