import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { contactSubmissions, leadAppointments } from "#database/schema.ts";
import { reminderGapHours, reminderHours } from "#domain/lead-desk/appointment.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import { agreedToEmails } from "../../reminders/remindable-leads.server.ts";
import type { Services } from "../../services.server.ts";

const hourMs = 3_600_000;
/** The next run takes the others. */
const maxPerRun = 200;

/**
 * Emails a reminder to people whose appointment is tomorrow, once for each time that it has. Only where they agreed to emails
 * about their request. The scheduler reminds people of what it booked.
 */
export async function remindOfAppointments({
	database,
	jobs,
	clock,
}: Pick<Services, "database" | "jobs" | "clock">): Promise<void> {
	const now = clock();
	const { id, startsAt, changedAt, state, invitee, remindedAt, leadId, sequence } = leadAppointments;
	await database.db.transaction(async (transaction) => {
		const due = await transaction
			.select({ id, leadId, sequence, startsAt, changedAt })
			.from(leadAppointments)
			.innerJoin(contactSubmissions, eq(contactSubmissions.id, leadId))
			.where(
				and(
					eq(state, "planned"),
					isNull(invitee),
					isNull(remindedAt),
					gt(startsAt, now),
					lte(startsAt, new Date(now.getTime() + reminderHours * hourMs)),
					isNotNull(contactSubmissions.email),
					leadIsThere,
					exists(agreedToEmails(transaction)),
					lt(changedAt, sql`${startsAt} - make_interval(hours => ${reminderHours + reminderGapHours})`),
				),
			)
			.limit(maxPerRun)
			.for("update", { of: leadAppointments, skipLocked: true });
		if (due.length === 0) return;
		const ids = due.map((one) => one.id);
		await transaction.update(leadAppointments).set({ remindedAt: now }).where(inArray(id, ids));
		await jobs.enqueueAll(
			transaction,
			due.map((one) => ({
				name: "mail-appointment" as const,
				data: { leadId: one.leadId, appointmentId: one.id, sequence: one.sequence, to: "reminder" as const },
			})),
		);
	});
}
