import { expect, test } from "vitest";
import { retention, retentionDays } from "./retention.ts";

test("nothing is deleted before the months and years that the privacy page names are over", () => {
	expect(retentionDays).toEqual({
		leads: 1827,
		consentRecords: 1827,
		visits: 396,
		profiles: 90,
		bookings: 396,
		cookieConsents: 731,
		complaints: 1827,
		doNotCallChecks: 1827,
		deletedLeads: 30,
		webhookCalls: 30,
		dataRequests: 731,
		unconfirmedDataRequests: 7,
		securityLog: 396,
		unusedAccounts: 396,
		invitations: 30,
		publications: 1461,
		versions: 30,
		unusedImages: 30,
		outbox: 30,
		damagedFiles: 30,
	});
});

test("a lead is kept as long as its proof of consent must be, so that the proof has its circumstances", () => {
	expect(retention.leadYears).toBe(retention.consentRecordYears);
});
