/** How long records are kept. The privacy and cookie pages name these periods, and housekeeping deletes what is older. */
export const retention = {
	/** What visitors did: steps and page views. */
	visitMonths: 13,
	/** Estimates of the style that suits a visitor. */
	profileDays: 90,
	/** Appointments booked at the scheduler, counted from their time. */
	bookingMonths: 13,
	/** Responses to the cookie notice. */
	cookieConsentYears: 2,
	/** Proof of consent to be contacted, which 16 CFR 310.5 requires. Nothing deletes it. */
	consentRecordYears: 5,
} as const;

/** The same in days, rounded up so that nothing is deleted early. */
export const retentionDays = {
	visits: daysOfMonths(retention.visitMonths),
	profiles: retention.profileDays,
	bookings: daysOfMonths(retention.bookingMonths),
	cookieConsents: daysOfMonths(12 * retention.cookieConsentYears),
};

function daysOfMonths(months: number): number {
	return Math.ceil((months * 365.25) / 12);
}
