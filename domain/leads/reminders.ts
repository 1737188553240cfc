/** Which reminder a lead got last: none, the one after two days, the one after a week. There are no more. */
export const reminders = [1, 2] as const;
export type Reminder = (typeof reminders)[number];

const dayMs = 24 * 3_600_000;

/**
 * Days since the lead came. A reminder waits for the office to open, at most over a weekend with holidays; after that
 * it is dropped, so that an outage doesn't end with outdated emails.
 */
export const reminderWindows: Readonly<Record<Reminder, { from: number; until: number }>> = {
	1: { from: 2, until: 6 },
	2: { from: 7, until: 12 },
};
/** Between the two. */
export const minDaysBetweenReminders = 3;

export interface RemindedLead {
	createdAt: Date;
	/** 0 for none. */
	lastReminder: number;
	lastReminderAt: Date | null;
}

/** The reminder that is due now, if one is. */
export function dueReminder({ createdAt, lastReminder, lastReminderAt }: RemindedLead, now: Date): Reminder | null {
	const days = (now.getTime() - createdAt.getTime()) / dayMs;
	const due = reminders.find((one) => days >= reminderWindows[one].from && days < reminderWindows[one].until);
	if (!due || due <= lastReminder) return null;
	const isSoon = lastReminderAt !== null && now.getTime() - lastReminderAt.getTime() < minDaysBetweenReminders * dayMs;
	return isSoon ? null : due;
}
