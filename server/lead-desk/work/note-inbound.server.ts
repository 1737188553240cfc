import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, asc, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadChanges } from "#database/schema.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { type Inbound, inboundWays, readInbound, talkedWays } from "#domain/lead-desk/inbound.ts";
import { fullName } from "#domain/leads/lead.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { insertConsentRecords } from "../../consent/insert-consent-records.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { StoredBulk } from "../commands/bulk-command.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { changeLead } from "./change-lead.server.ts";
import { formId } from "./form-id.server.ts";
import { isNumberCorrected, type LeadAction, type LeadTurn, onLead, type WorkResult } from "./lead-action.server.ts";
import { noteContact } from "./lead-contacts.server.ts";

/** Writes down that a person called, wrote or came in. */
export async function logInbound(action: LeadAction & { userAgent: string }): Promise<WorkResult> {
	const { by, fields, services, userAgent } = action;
	const read = readInbound(fields, inboundWays, zonedTime(services.clock(), agency.timeZone).date);
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	const { inbound } = read;
	return onLead(action, async (turn) => {
		if (inbound.agreed && !(turn.lead.phone && phoneKey(turn.lead.phone))) return { ok: false, code: "noPhone" };
		if (inbound.agreed && (await isNumberCorrected(turn, action))) return { ok: false, code: "conflict" };
		const asked = formId(fields);
		const known = await findInbound(turn.transaction, asked);
		if (known && isDeepStrictEqual(known, { leadId: turn.lead.id, ...inbound }))
			return { ok: true, done: "inbound-logged", command: asked };
		// Somebody went back to the form and wrote something else.
		const command = known ? randomUUID() : asked;
		await noteInbound(turn, { by, inbound, command, userAgent });
		await turn.log("LEAD_INBOUND_LOGGED");
		return { ok: true, done: "inbound-logged", command };
	});
}

/** What a form that was sent before has written down. */
async function findInbound(transaction: Transaction, command: string): Promise<(Inbound & { leadId: string }) | null> {
	const { leadId, kind, commandId, after, revision } = leadChanges;
	const [first] = await transaction
		.select({ leadId, after })
		.from(leadChanges)
		.where(and(eq(commandId, command), eq(kind, "inbound")))
		.orderBy(asc(revision))
		.limit(1);
	if (!first) return null;
	const { way, on, words, agreed = false } = first.after as Inbound;
	return { leadId: first.leadId, way, on, words, agreed };
}

/**
 * Stores what the person told us, as a change that can be undone. What they agreed to is also in the consent ledger, in a
 * record that says that staff wrote it down. An undo can't take it from there, but then it opens no call.
 * @returns the command that undoes it; null if the form was sent before
 */
export async function noteInbound(
	{ transaction, lead, now }: Pick<LeadTurn, "transaction" | "lead" | "now">,
	{
		by,
		inbound,
		command,
		userAgent,
	}: Pick<LeadAction, "by"> & {
		inbound: Inbound;
		command: string;
		userAgent: string;
	},
): Promise<string | null> {
	const data: StoredBulk = { name: "inbound", skipped: 0 };
	const isNew = await recordCommand(transaction, { id: command, kind: "inbound", by, data, count: 1, at: now });
	if (!isNew) return null;
	const talked = talkedWays.some((way) => way === inbound.way);
	const moves = talked && lead.status === "new";
	const status = moves ? ({ status: "contacted" } as const) : {};
	const agreed = inbound.agreed ? { agreed: true, phone: lead.phone } : {};
	const { way, on, words } = inbound;
	await changeLead(transaction, lead, {
		kind: "inbound",
		set: status,
		by,
		at: now,
		before: moves ? { status: "new" } : {},
		after: { way, on, words, ...agreed, ...status },
		commandId: command,
	});
	if (talked) await noteContact(transaction, lead.id, now);
	if (inbound.agreed) {
		await insertConsentRecords(transaction, [
			{
				id: randomUUID(),
				contactSubmissionId: lead.id,
				text: `Told to ${by.name} on ${on} (${way}), who wrote it down: “${words}”`,
				textPublished: false,
				locale: lead.locale,
				page: "",
				boxes: { calls: true, marketing: false, request: false, spoken: true },
				name: fullName(lead),
				email: lead.email ?? "",
				phone: lead.phone ?? "",
				recordedAt: now.toISOString(),
				ipAddress: by.ip,
				userAgent,
			},
		]);
	}
	return command;
}
