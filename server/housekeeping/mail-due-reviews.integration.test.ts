import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { jobSchedules } from "../job-schedules.server.ts";
import { jobs } from "../jobs.server.ts";

let services: TestServices;
beforeAll(async () => {
	services = await openTestServices("PGlite", { ADMIN_EMAILS: "owner@agency.example" });
});
afterAll(() => services.close());

const run = (id: string) => jobs["mail-due-reviews"](services, null, id);

test("the admins hear of a fact from the day on which its review is due, and not before", async () => {
	services.setNow(new Date("2027-02-21T23:59:00Z"));
	await run("job-1");
	expect(services.sentMails).toEqual([]);

	services.setNow(new Date("2027-02-22T12:25:00Z"));
	await run("job-2");
	expect(services.sentMails).toHaveLength(1);
	const [mail] = services.sentMails;
	expect(mail?.to).toBe("owner@agency.example");
	expect(mail?.subject).toMatch(/^\d+ facts about state law are due for review$/);
	// The days of Kentucky are among those of which nobody is sure.
	expect(mail?.text).toContain("Kentucky: free look, life insurance");
	expect(mail?.text).toContain("Last checked on November 21, 2026, due by February 22, 2027.");
	expect(mail?.text).not.toContain("Texas: free look, annuities");
});

test("when all are due, the email lists some and counts the others", async () => {
	services.setNow(new Date("2028-01-03T12:25:00Z"));
	await run("job-3");
	expect(services.sentMails.at(-1)?.text).toMatch(/And others\s+\d+ more/);
});

test("housekeeping looks every Monday", () => {
	expect(jobSchedules["mail-due-reviews"]).toMatch(/^\d+ \d+ \* \* 1$/);
});
