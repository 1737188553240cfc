import { officeSchedule } from "#content/office-schedule.ts";
import { dueReminder, type Reminder } from "#domain/leads/reminders.ts";
import { isOpen } from "#domain/office-hours/office-hours.ts";
import { EmailCeilingError, sendToVisitor, type VisitorEmailParts } from "../emails/send-to-visitor.server.ts";
import { derivedId } from "../leads/lead-ids.server.ts";
import { refusalOf } from "../leads/lead-sales.server.ts";
import { readLead } from "../leads/read-lead.server.ts";
import { claimReminder, findRemindable, settleReminder } from "./remindable-leads.server.ts";
import { reminderEmail } from "./reminder-email.server.ts";

/**
 * Reminds people of the estimate that they asked for, twice at most. Only while the office is open, so that somebody
 * answers a reply. A reminder is claimed before it is sent and noted after, so neither a second process nor a retry
 * repeats it.
 */
export async function sendDueReminders(services: VisitorEmailParts): Promise<void> {
	const { database, clock, log } = services;
	if (!isOpen(clock(), officeSchedule)) return;
	let failure: unknown;
	for (const lead of await findRemindable(database.db, clock())) {
		// Many emails take a while: the office may close in the meantime, and a claim starts at its own moment.
		const now = clock();
		if (!isOpen(now, officeSchedule)) break;
		const reminder = dueReminder(lead, now);
		if (!reminder || !(await claimReminder(database.db, lead.id, reminder, now))) continue;
		try {
			await send(services, lead.id, reminder);
			await settleReminder(database.db, lead.id, reminder, clock());
		} catch (error) {
			if (error instanceof EmailCeilingError) {
				await settleReminder(database.db, lead.id, null, now);
				log.info("so many emails go out that reminders wait for the next run");
				break;
			}
			log.warn({ leadId: lead.id, error }, "a reminder could not be sent; it is tried again");
			await settleReminder(database.db, lead.id, null, now);
			failure = error;
		}
	}
	if (failure) throw failure;
}

async function send(services: VisitorEmailParts, leadId: string, reminder: Reminder): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	const { email, product } = lead;
	if (!email || !product || product === "recruiting" || refusalOf(lead)) return;
	const draft = reminderEmail(services, { ...lead, email, product }, reminder);
	if (!draft) return;
	const id = derivedId(leadId, `reminder-${reminder}`);
	await sendToVisitor(services, { to: email, kind: "reminder", id, lead }, async () => ({ draft }));
}
