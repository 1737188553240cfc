import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadAppointments, leadChanges } from "#database/schema.ts";
import { appointmentRefusal, readAppointmentForm, readEnding } from "#domain/lead-desk/appointment.ts";
import type { LeadDone } from "#domain/lead-desk/lead-done.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { recordCommand } from "../commands/record-command.server.ts";
import { formId } from "../work/form-id.server.ts";
import { type LeadAction, type LeadTurn, onLead, type WorkResult } from "../work/lead-action.server.ts";
import { refreshBooking } from "./refresh-booking.server.ts";

type Appointment = typeof leadAppointments.$inferSelect;
/** What a change of an appointment stores, before and after. */
export type StoredAppointment = Pick<Appointment, "minutes" | "way" | "place" | "state" | "sequence"> & {
	appointmentId: string;
	startsAt: string;
};

export type AppointmentAction = LeadAction & { services: Pick<Services, "clock" | "database" | "jobs"> };

/** Sets an appointment and emails both. A form that is sent twice sets one. */
export function setAppointment(action: AppointmentAction): Promise<WorkResult> {
	const form = readAppointmentForm(action.fields, action.services.clock(), agency.timeZone);
	return onLead(action, async (turn) => {
		if (!form.ok) return { ok: false, code: "invalid", errors: form.errors };
		const { transaction, lead, now } = turn;
		const asked = formId(action.fields);
		const known = await findAppointment(transaction, asked);
		if (known?.leadId === lead.id && known.startsAt.getTime() === form.plan.startsAt.getTime()) {
			return { ok: true, done: "appointment-set" };
		}
		const row = { ...form.plan, leadId: lead.id, state: "planned" as const, createdById: action.by.userId };
		const [after] = await transaction
			.insert(leadAppointments)
			.values({ id: known ? randomUUID() : asked, ...row, createdAt: now, changedAt: now })
			.returning();
		return settle(action, turn, { before: null, after, done: "appointment-set" });
	});
}

/** Moves an appointment to another time, place or way, and emails both. */
export function moveAppointment(action: AppointmentAction): Promise<WorkResult> {
	const form = readAppointmentForm(action.fields, action.services.clock(), agency.timeZone);
	return changeAppointment(action, "moved", (before) => {
		if (!form.ok) return { ok: false, code: "invalid", errors: form.errors };
		return { ok: true, set: { ...form.plan, sequence: before.sequence + 1, remindedAt: null } };
	});
}

/** Says how an appointment went, or cancels it. Only a cancellation is emailed. */
export async function closeAppointment(action: AppointmentAction): Promise<WorkResult> {
	const state = readEnding(action.fields.state);
	if (!state) return { ok: false, code: "invalid", errors: {} };
	return changeAppointment(action, state, ({ sequence }) => {
		return { ok: true, set: { state, sequence: state === "canceled" ? sequence + 1 : sequence } };
	});
}

async function changeAppointment(
	action: AppointmentAction,
	change: Parameters<typeof appointmentRefusal>[1],
	decide: (before: Appointment) => { ok: true; set: Partial<Appointment> } | Extract<WorkResult, { ok: false }>,
): Promise<WorkResult> {
	return onLead(action, async (turn) => {
		const { transaction, lead, now } = turn;
		const before = await findAppointment(transaction, readRowId(action.fields.appointment));
		if (!before || before.leadId !== lead.id) return { ok: false, code: "gone" };
		// Somebody else was faster. The form names the times that the appointment had been moved.
		const { sequence = String(before.sequence) } = action.fields;
		if (before.state !== "planned" || sequence !== String(before.sequence)) return { ok: false, code: "conflict" };
		const refusal = appointmentRefusal({ ...before, isSchedulers: before.invitee !== null }, change, now);
		if (refusal) return { ok: false, code: refusal };
		const decided = decide(before);
		if (!decided.ok) return decided;
		const [after] = await transaction
			.update(leadAppointments)
			.set({ ...decided.set, changedAt: now })
			.where(eq(leadAppointments.id, before.id))
			.returning();
		const done = change === "moved" ? "appointment-moved" : "appointment-closed";
		return settle(action, turn, { before, after, done });
	});
}

/** What follows from every change by staff. The log says nothing of the place. */
async function settle(
	{ services, by }: AppointmentAction,
	{ transaction, lead, now, log }: LeadTurn,
	{ before, after, done }: { before: Appointment | null; after: Appointment | undefined; done: LeadDone },
): Promise<WorkResult> {
	if (!after) return { ok: false, code: "gone" };
	const command = randomUUID();
	await recordCommand(transaction, { id: command, kind: "appointment", by, data: {}, count: 1, at: now });
	await noteChange(transaction, { lead, before, after, by, at: now, commandId: command });
	await refreshBooking(transaction, lead.id, now);
	await mailBoth(services, transaction, before, after);
	await log("APPOINTMENT_CHANGED");
	return { ok: true, done, command };
}

/** The entry of the timeline. An appointment is no value of the lead, so forms that are open stay current. */
export async function noteChange(
	transaction: Transaction,
	{
		lead,
		before,
		after,
		by,
		at,
		commandId,
	}: {
		lead: { id: string; revision: number };
		before: Appointment | null;
		after: Appointment;
		by: { userId: string; name: string };
		at: Date;
		commandId: string;
	},
): Promise<void> {
	await transaction.insert(leadChanges).values({
		id: randomUUID(),
		leadId: lead.id,
		staffId: by.userId,
		staffName: by.name,
		kind: "appointment",
		before: before && stored(before),
		after: stored(after),
		revision: lead.revision,
		commandId,
		changedAt: at,
	});
}

/** Emails the person and the agent, if their calendars have to change. */
export async function mailBoth(
	{ jobs }: Pick<Services, "jobs">,
	transaction: Transaction,
	before: Appointment | null,
	{ id, leadId, sequence, invitee }: Appointment,
): Promise<void> {
	// The scheduler tells both of what it books.
	if (invitee || before?.sequence === sequence) return;
	const data = { leadId, appointmentId: id, sequence };
	await jobs.enqueue(transaction, "mail-appointment", { ...data, to: "person" });
	await jobs.enqueue(transaction, "mail-appointment", { ...data, to: "agent" });
}

export async function findAppointment(transaction: Transaction, id: string | null): Promise<Appointment | undefined> {
	if (!id) return undefined;
	const [found] = await transaction.select().from(leadAppointments).where(eq(leadAppointments.id, id));
	return found;
}

function stored({ id, startsAt, minutes, way, place, state, sequence }: Appointment): StoredAppointment {
	return { appointmentId: id, startsAt: startsAt.toISOString(), minutes, way, place, state, sequence };
}
