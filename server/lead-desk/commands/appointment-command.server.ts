import { eq } from "drizzle-orm";
import { leadAppointments, leadChanges } from "#database/schema.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import { findAppointment, mailBoth, noteChange, type StoredAppointment } from "../appointments/appointments.server.ts";
import { refreshBooking } from "../appointments/refresh-booking.server.ts";
import { findLead } from "../work/find-lead.server.ts";
import { lockLead } from "../work/lead-action.server.ts";
import { deriveContacts } from "../work/lead-contacts.server.ts";
import type { CommandKind } from "./command-kinds.server.ts";

async function changesOf(transaction: Transaction, commandId: string) {
	const rows = await transaction
		.select()
		.from(leadChanges)
		.where(eq(leadChanges.commandId, commandId))
		.orderBy(leadChanges.changedAt);
	return rows.map(({ leadId, before, after }) => ({
		leadId,
		before: before as StoredAppointment | null,
		after: after as StoredAppointment,
	}));
}

/** An appointment that was set, moved or closed. The person is told if it is undone. */
export const appointmentCommand: CommandKind = {
	undo: async (transaction, by, { id: commandId }, now) => {
		const [change] = await changesOf(transaction, commandId);
		if (!change) return 0;
		const { leadId, before, after } = change;
		await lockLead(transaction, leadId);
		const lead = await findLead(transaction, by, leadId);
		const current = await findAppointment(transaction, after.appointmentId);
		// Somebody has changed it since.
		if (!lead || !current || current.state !== after.state || current.sequence !== after.sequence) return 0;
		// Nobody is told of a time that is over: the person would come at the later one.
		const isOver = before?.state === "planned" && new Date(before.startsAt) < now;
		if (isOver && before.startsAt !== after.startsAt) return 0;
		const sequence = before?.sequence === after.sequence ? after.sequence : after.sequence + 1;
		const former = before
			? { startsAt: new Date(before.startsAt), minutes: before.minutes, way: before.way, place: before.place }
			: {};
		const [restored] = await transaction
			.update(leadAppointments)
			.set({ ...former, state: before?.state ?? "withdrawn", sequence, changedAt: now, remindedAt: null })
			.where(eq(leadAppointments.id, current.id))
			.returning();
		if (!restored) return 0;
		await noteChange(transaction, { lead, before: current, after: restored, by, at: now, commandId });
		await refreshBooking(transaction, leadId, now);
		if (!before) await deriveContacts(transaction, leadId, current.createdAt);
		return 1;
	},
	undone: async (services, transaction, { id }) => {
		const { before, after } = (await changesOf(transaction, id)).at(-1) ?? {};
		const [appointment, former] = [await findAppointment(transaction, after?.appointmentId ?? null), before?.sequence];
		if (!appointment || former === undefined) return;
		await mailBoth(services, transaction, { ...appointment, sequence: former }, appointment);
	},
	describe: ({ restored }, { locale }) => {
		const t = translator(locale, "commands");
		const result = restored === null ? "changed" : restored > 0 ? "restored" : "stays";
		return { what: "", result: t(`appointments.${result}`), left: null };
	},
	auditName: () => "appointment",
};
