import { importFileHours } from "./lead-exchange/lead-import.ts";
import { confirmationDays } from "./privacy/request-clock.ts";

/**
 * The retention period of each kind of personal data. The privacy and cookie pages name these periods, and housekeeping
 * deletes older data.
 */
export const retention = {
	/** Leads are kept this long after their last activity: as long as the proof of consent that belongs to them. */
	leadYears: 5,
	/** Visitors' actions: steps and page views. */
	visitMonths: 13,
	/** Estimates of the style that suits a visitor. */
	profileDays: 90,
	/** Appointments booked at the scheduler, counted from their time. */
	bookingMonths: 13,
	/** Responses to the cookie notice. */
	cookieConsentYears: 2,
	/**
	 * Proof of consent to be contacted, which 16 CFR 310.5 requires, and for longer as long as there is a lead that it belongs to.
	 * Then the keys of the records are destroyed.
	 */
	consentRecordYears: 5,
	/**
	 * Complaints, from the day they are closed. s. 626.9541(1)(j), F.S., requires a record of all since the last examination and
	 * names no number of years.
	 */
	complaintYears: 5,
	/** Checks of numbers against do-not-call lists, for as long as 16 CFR 310.5 requires a record. */
	doNotCallCheckYears: 5,
	/** Requests about personal data, which 11 CCR 7101 wants on record for 24 months. */
	dataRequestMonths: 24,
	/** Events of accounts, and refusals. */
	securityLogMonths: 13,
	/** Accounts without access to the dashboard, from their last sign-in. */
	unusedAccountMonths: 13,
	/** Files of leads that wait to be imported, and their rows that were refused. */
	importFileHours,
	/** Invitations that nobody accepted, from the day their link ends. */
	invitationDays: 30,
	/**
	 * The blog's publications and approvals, and the wordings of pages, emails and PDFs, from the day they were last shown.
	 * Testimonials with their permissions, from the day they were withdrawn.
	 */
	publicationYears: 4,
	/** Calls to other systems, with what was sent and answered. */
	webhookCallDays: 30,
	/** Versions of articles that nothing refers to, from the day they were set aside. */
	versionDays: 30,
	/** The newest versions of each text stay even so. */
	versionCount: 50,
	/** Images of articles, from the day no text names them anymore. */
	unusedImageDays: 30,
	/** Leads and saved views that staff deleted, so that they can be restored. */
	deletedLeadDays: 30,
	/** Counts of requests and emails, so that nobody sends too many. */
	countHours: 25,
	/** Emails as files, if there is no mail server. */
	outboxDays: 30,
	/** Damaged files of the database and the journal, which somebody may want to look at. */
	damagedFileDays: 30,
	/** Work in the queue, such as an email that could not be sent. The queue deletes it. */
	jobDays: 14,
} as const;

/** The same in days, rounded up so that nothing is deleted early. */
export const retentionDays = {
	leads: daysOfMonths(12 * retention.leadYears),
	consentRecords: daysOfMonths(12 * retention.consentRecordYears),
	visits: daysOfMonths(retention.visitMonths),
	profiles: retention.profileDays,
	bookings: daysOfMonths(retention.bookingMonths),
	cookieConsents: daysOfMonths(12 * retention.cookieConsentYears),
	complaints: daysOfMonths(12 * retention.complaintYears),
	doNotCallChecks: daysOfMonths(12 * retention.doNotCallCheckYears),
	dataRequests: daysOfMonths(retention.dataRequestMonths),
	unconfirmedDataRequests: confirmationDays,
	securityLog: daysOfMonths(retention.securityLogMonths),
	unusedAccounts: daysOfMonths(retention.unusedAccountMonths),
	invitations: retention.invitationDays,
	publications: daysOfMonths(12 * retention.publicationYears),
	versions: retention.versionDays,
	webhookCalls: retention.webhookCallDays,
	unusedImages: retention.unusedImageDays,
	deletedLeads: retention.deletedLeadDays,
	outbox: retention.outboxDays,
	damagedFiles: retention.damagedFileDays,
};

function daysOfMonths(months: number): number {
	return Math.ceil((months * 365.25) / 12);
}
