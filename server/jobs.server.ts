import { mailEmailChange } from "./account/email-change-mails.server.ts";
import { drawSocialImages } from "./blog/draw-social-images.server.ts";
import { publishDuePosts } from "./blog/publish-due-posts.server.ts";
import { deleteLongUnusedImages } from "./blog/unused-images.server.ts";
import { notifyBooking } from "./bookings/notify-booking.server.ts";
import { mailLedgerHead } from "./consent/mail-ledger-head.server.ts";
import { notifyRevocation } from "./consent/notify-revocation.server.ts";
import { applyDoNotCall, doNotCallSteps } from "./do-not-call/apply-list.server.ts";
import type { EmailDraft } from "./emails/email-draft.server.ts";
import { sendToVisitor } from "./emails/send-to-visitor.server.ts";
import { receiveProbe } from "./health/lead-probe.server.ts";
import { mailAlarms } from "./health/mail-alarms.server.ts";
import { keepHouse } from "./housekeeping/keep-house.server.ts";
import { mailDueReviews } from "./housekeeping/mail-due-reviews.server.ts";
import type { JobName } from "./job-schedules.server.ts";
import { mailAppointment } from "./lead-desk/appointments/mail-appointment.server.ts";
import { remindOfAppointments } from "./lead-desk/appointments/remind-of-appointments.server.ts";
import { goOnUndoing, undoSteps } from "./lead-desk/commands/undo-in-steps.server.ts";
import { mailReply } from "./lead-desk/emails/mail-reply.server.ts";
import { notifyOwner, notifyStaff } from "./lead-desk/emails/notify-staff.server.ts";
import { sendText } from "./lead-desk/emails/send-text.server.ts";
import { importLeads, importSteps } from "./lead-desk/exchange/import-leads.server.ts";
import { alertOverdue } from "./lead-desk/promises/alert-overdue.server.ts";
import { mailOverdue } from "./lead-desk/promises/mail-overdue.server.ts";
import { alertOwners } from "./lead-desk/routing/pass-on-unheard.server.ts";
import { mailLicenseEnd, warnLicenses } from "./lead-desk/routing/warn-licenses.server.ts";
import { beginDigests } from "./lead-desk/today/begin-digests.server.ts";
import { mailDay } from "./lead-desk/today/mail-day.server.ts";
import { warnOfDataRequests } from "./lead-desk/today/open-data-requests.server.ts";
import { mailWebhookTrouble } from "./lead-desk/webhooks/webhook-trouble.server.ts";
import { acknowledgeVisitor } from "./leads/acknowledge-visitor.server.ts";
import { digestMarkedLeads } from "./leads/digest-marked-leads.server.ts";
import { sendGuide } from "./leads/send-guide.server.ts";
import { sendReport } from "./leads/send-report.server.ts";
import { beginLeaves } from "./leave/begin-leaves.server.ts";
import { encodeImage } from "./media/encode-image.server.ts";
import { mailInvitation } from "./people/mail-invitation.server.ts";
import { mailNewAdmin } from "./people/new-admin-mails.server.ts";
import { mailRoleChange } from "./people/people-mails.server.ts";
import type { JobRunner, Queue } from "./platform/job-queue.server.ts";
import { answerDataRequest } from "./privacy/answer-data-request.server.ts";
import {
	mailAppeal,
	mailRefusal,
	reportDataRequest,
	sendConfirmationLink,
} from "./privacy/data-request-emails.server.ts";
import { sendDueReminders } from "./reminders/send-due-reminders.server.ts";
import type { Services } from "./services.server.ts";
import { mailAgencyLicenseEnd, warnAgencyLicenses } from "./settings/warn-agency-licenses.server.ts";
import { mailAccountEvent } from "./staff/account-event.server.ts";
import { mailAccountLink } from "./staff/account-link.server.ts";
import { answerMailRequest } from "./staff/request-account-mail.server.ts";
import { continueSteps } from "./stepped-jobs.server.ts";

/** A job's data names database rows and little else. `id` is the same in every attempt. */
type Job<Data> = (services: Services, data: Data, id: string) => Promise<void>;

const ofLead =
	(handle: Job<string>): Job<{ leadId: string }> =>
	(services, { leadId }, id) =>
		handle(services, leadId, id);
const ofBooking =
	(handle: Job<string>): Job<{ bookingEventId: string }> =>
	(services, { bookingEventId }, id) =>
		handle(services, bookingEventId, id);
const ofRevocation =
	(handle: Job<string>): Job<{ revocationId: string }> =>
	(services, { revocationId }, id) =>
		handle(services, revocationId, id);
const ofDataRequest =
	(handle: Job<string>): Job<{ requestId: string }> =>
	(services, { requestId }, id) =>
		handle(services, requestId, id);
const ofInvitation =
	(handle: Job<string>): Job<{ invitationId: string }> =>
	(services, { invitationId }, id) =>
		handle(services, invitationId, id);
const ofImage =
	(handle: Job<string>): Job<{ imageId: string }> =>
	(services, { imageId }, id) =>
		handle(services, imageId, id);
/** Holds no link. */
const sendAccountEmail: Job<EmailDraft & { kind: "security" }> = async (services, { kind, ...draft }, id) => {
	await sendToVisitor(services, { to: draft.to, kind, id, lead: null }, async () => ({ draft }));
};
const beginAll: Job<unknown> = (services) => beginDigests(services);
const purge: Job<unknown> = (services) => keepHouse(services);
const mailHead: Job<unknown> = (services, _data, id) => mailLedgerHead(services, id);
const mailReviews: Job<unknown> = (services, _data, id) => mailDueReviews(services, id);
const publishDue: Job<unknown> = (services) => publishDuePosts(services);
const drawImages: Job<unknown> = (services) => drawSocialImages(services);
const deleteImages: Job<unknown> = (services) => deleteLongUnusedImages(services);
const remind: Job<unknown> = (services) => sendDueReminders(services);
const remindOfMeetings: Job<unknown> = (services) => remindOfAppointments(services);
const digestMarked: Job<unknown> = (services, _data, id) => digestMarkedLeads(services, id);

const warnOfLicenses: Job<unknown> = async (services) => {
	await warnLicenses(services);
	await warnAgencyLicenses(services);
};
const warnOfRequests: Job<unknown> = (services, _data, id) => warnOfDataRequests(services, id);
const alertOfUnheard: Job<unknown> = (services) => alertOwners(services);
const beginAllLeaves: Job<unknown> = (services) => beginLeaves(services);
const alertOfOverdue: Job<unknown> = (services) => alertOverdue(services);

/** All jobs. */
export const jobs = {
	"notify-staff": ofLead(notifyStaff),
	"notify-owner": ofLead(notifyOwner),
	"acknowledge-visitor": ofLead(acknowledgeVisitor),
	"send-report": ofLead(sendReport),
	"send-guide": ofLead(sendGuide),
	"send-reply": mailReply,
	"send-text": sendText,
	"mail-appointment": mailAppointment,
	"remind-of-appointments": remindOfMeetings,
	"digest-marked-leads": digestMarked,
	"alert-owners": alertOfUnheard,
	"alert-overdue-leads": alertOfOverdue,
	"begin-leaves": beginAllLeaves,
	"mail-overdue-leads": mailOverdue,
	"warn-licenses": warnOfLicenses,
	"mail-license-end": mailLicenseEnd,
	"mail-agency-license-end": mailAgencyLicenseEnd,
	"import-leads": importLeads,
	"undo-command": goOnUndoing,
	"begin-digests": beginAll,
	"mail-day": mailDay,
	"send-due-reminders": remind,
	"notify-booking": ofBooking(notifyBooking),
	"notify-revocation": ofRevocation(notifyRevocation),
	"confirm-data-request": ofDataRequest(sendConfirmationLink),
	"report-data-request": ofDataRequest(reportDataRequest),
	"answer-data-request": ofDataRequest(answerDataRequest),
	"mail-refusal": ofDataRequest(mailRefusal),
	"mail-appeal": ofDataRequest(mailAppeal),
	"warn-of-data-requests": warnOfRequests,
	"send-account-email": sendAccountEmail,
	"mail-account-link": mailAccountLink,
	"mail-email-change": mailEmailChange,
	"answer-mail-request": answerMailRequest,
	"mail-account-event": mailAccountEvent,
	"mail-invitation": ofInvitation(mailInvitation),
	"mail-role-change": mailRoleChange,
	"mail-new-admin": mailNewAdmin,
	"mail-webhook-trouble": mailWebhookTrouble,
	"mail-alarms": mailAlarms,
	"receive-probe": receiveProbe,
	"encode-image": ofImage(encodeImage),
	"apply-do-not-call": applyDoNotCall,
	"publish-due-posts": publishDue,
	"draw-social-images": drawImages,
	"delete-unused-images": deleteImages,
	"mail-ledger-head": mailHead,
	"purge-expired": purge,
	"mail-due-reviews": mailReviews,
} satisfies Record<JobName, Job<never>>;

type JobTable = typeof jobs;
export type JobData = { [N in JobName]: Parameters<JobTable[N]>[1] };

/** Goes on with stepped jobs that have failed for good. Call it when the site starts. */
export async function continueSteppedJobs(services: Pick<Services, "database" | "jobs">): Promise<void> {
	await continueSteps(importSteps, services);
	await continueSteps(undoSteps, services);
	await continueSteps(doNotCallSteps, services);
}

/** Runs one job with these services. While many leads arrive, their answers come first. */
export function jobRunner(services: Services): JobRunner<JobData> {
	const table: { [N in JobName]: Job<JobData[N]> } = jobs;
	return async (name, data, id) => {
		await services.intake.calm();
		try {
			await table[name](services, data, id);
			services.metrics.countJob(name, "completed");
		} catch (error) {
			services.metrics.countJob(name, "failed");
			throw error;
		}
	};
}

/** An interface, so that the types of the table and of `Services` may depend on each other. */
export interface Jobs extends Queue<JobData> {}
