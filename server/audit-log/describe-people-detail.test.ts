import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { describePeopleDetail } from "./describe-people-detail.server.ts";

test.each([
	["INVITATION_SENT", "agent", "Agent"],
	["PERSON_REMOVED", "admin", "Admin"],
	["ROLE_CHANGED", "viewer to admin", "From Viewer to Admin"],
	["RECORD_CHANGED", "away", "Away"],
	["RECORD_CHANGED", "active", "Active"],
	["RECORD_CHANGED", "license FL until 2027-06-30", "License (Florida), valid through June 30, 2027"],
	["RECORD_CHANGED", "license FL removed", "License (Florida) removed"],
	["RECORD_CHANGED", "public", "On the public site"],
	["RECORD_CHANGED", "photograph", "Photograph on the public site changed"],
	["RECORD_CHANGED", "no photograph", "Photograph on the public site removed"],
	["RECORD_CHANGED", "profile 7 again", "Public profile: version 7 again"],
	["RECORD_CHANGED", "leave 2026-12-01 to 2026-12-08", "Leave from December 1, 2026 through December 8, 2026"],
	["RECORD_CHANGED", "quiet 21:00 to 07:00", "Quiet hours from 21:00 to 07:00"],
	["RECORD_CHANGED", "not public", "Not on the public site"],
])("%s with “%s” is told as “%s”, and in every language", (action, details, told) => {
	expect(describePeopleDetail(action, details, "en")).toBe(told);
	for (const locale of locales) {
		const words = describePeopleDetail(action, details, locale);
		expect(words).not.toMatch(/[{}]/);
		if (locale !== "en" && !/^[a-z]+$/.test(details)) expect(words).not.toBe(told);
	}
});

test.each([
	["LOGIN_SUCCESS", "agent"],
	["ROLE_CHANGED", "viewer to owner"],
	["RECORD_CHANGED", "of another version"],
])("%s with “%s” is left to others", (action, details) => {
	expect(describePeopleDetail(action, details, "en")).toBeNull();
});
