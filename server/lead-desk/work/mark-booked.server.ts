import { and, desc, eq } from "drizzle-orm";
import { contactSubmissions, leadChanges } from "#database/schema.ts";
import type { BookingStatus } from "#domain/bookings/booking-state.ts";
import { type LastStatusChange, statusAfterBooking } from "#domain/lead-desk/booked-status.ts";
import { isLeadStatus } from "#domain/lead-desk/lead-status.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { changeLead } from "./change-lead.server.ts";

/** Sets a lead's status after the scheduler reported something. The caller has locked the lead's row. */
export async function markBooked(
	transaction: Transaction,
	leadId: string,
	booking: BookingStatus,
	now: Date,
): Promise<void> {
	const [lead] = await transaction.select().from(contactSubmissions).where(eq(contactSubmissions.id, leadId));
	if (!lead || lead.status === "erased") return;
	const status = statusAfterBooking(lead.status, booking, await lastStatusChange(transaction, leadId));
	if (!status) return;
	await changeLead(transaction, lead, {
		kind: "status",
		set: { status },
		by: { userId: null, name: "" },
		at: now,
		before: { status: lead.status, reason: lead.statusReason, valueCents: lead.valueCents },
		after: { status, reason: lead.statusReason, valueCents: lead.valueCents },
	});
}

async function lastStatusChange(transaction: Transaction, leadId: string): Promise<LastStatusChange | null> {
	const [change] = await transaction
		.select({ name: leadChanges.staffName, before: leadChanges.before })
		.from(leadChanges)
		.where(and(eq(leadChanges.leadId, leadId), eq(leadChanges.kind, "status")))
		.orderBy(desc(leadChanges.revision))
		.limit(1);
	const before = change?.before && "status" in change.before ? change.before.status : null;
	return change && isLeadStatus(before) ? { bySite: change.name === "", before } : null;
}
