import type { JobName } from "../job-schedules.server.ts";

/** What jobs are about, in words of the people who decide what becomes of them: `health.kinds`. */
const kinds = {
	"notify-staff": "staffEmail",
	"notify-owner": "staffEmail",
	"acknowledge-visitor": "leadEmail",
	"send-report": "leadEmail",
	"send-guide": "leadEmail",
	"send-reply": "leadEmail",
	"send-text": "text",
	"mail-appointment": "leadEmail",
	"remind-of-appointments": "schedule",
	"digest-marked-leads": "schedule",
	"alert-owners": "schedule",
	"alert-overdue-leads": "schedule",
	"begin-leaves": "schedule",
	"mail-overdue-leads": "staffEmail",
	"warn-licenses": "schedule",
	"mail-license-end": "staffEmail",
	"mail-agency-license-end": "staffEmail",
	"import-leads": "import",
	"undo-command": "undo",
	"begin-digests": "schedule",
	"mail-day": "staffEmail",
	"send-due-reminders": "schedule",
	"notify-booking": "staffEmail",
	"notify-revocation": "staffEmail",
	"confirm-data-request": "privacy",
	"report-data-request": "privacy",
	"answer-data-request": "privacy",
	"mail-refusal": "privacy",
	"mail-appeal": "privacy",
	"warn-of-data-requests": "schedule",
	"send-account-email": "account",
	"mail-account-link": "account",
	"mail-email-change": "account",
	"answer-mail-request": "account",
	"mail-account-event": "account",
	"mail-invitation": "account",
	"mail-role-change": "account",
	"mail-new-admin": "account",
	"mail-webhook-trouble": "staffEmail",
	"mail-alarms": "staffEmail",
	"receive-probe": "schedule",
	"encode-image": "picture",
	"apply-do-not-call": "doNotCall",
	"publish-due-posts": "schedule",
	"draw-social-images": "schedule",
	"delete-unused-images": "schedule",
	"mail-ledger-head": "schedule",
	"purge-expired": "schedule",
	"mail-due-reviews": "schedule",
} as const satisfies Record<JobName, string>;

type JobKind = (typeof kinds)[JobName];

/** Null for a job of another version of the site, which nobody runs any more. */
export function kindOfJob(name: string): JobKind | null {
	return Object.hasOwn(kinds, name) ? kinds[name as JobName] : null;
}
