import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sentVisitorEmails } from "#database/schema.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { jobRunner } from "../jobs.server.ts";
import { submitNoScriptLead } from "../leads/submit-no-script-lead.server.ts";
import { releaseFromQuarantine } from "./judge-quarantine.server.ts";

const monday = new Date("2026-11-23T15:00:00Z");
const friday = new Date("2026-11-27T15:00:00Z");

describe.each(databaseKinds)("what is sent about a lead, on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		await services.jobs.work(jobRunner(services));
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		services.setNow(monday);
		services.sentMails.length = 0;
		await services.database.db.delete(sentVisitorEmails);
	});
	const mailTo = (address: string) =>
		vi.waitFor(
			() => {
				const mail = services.sentMails.find(({ to }) => to === address);
				if (!mail) throw new Error(`No email to ${address}`);
				return mail;
			},
			{ timeout: 20_000 },
		);

	async function sendMarked(email: string): Promise<string> {
		const form = new FormData();
		const fields = contactSubmission({ email });
		for (const name of ["first_name", "last_name", "email", "phone", "message"]) form.set(name, String(fields[name]));
		form.set("company_website", "https://spam.example");
		const visitor = { ip: "203.0.113.9", userAgent: "Test browser", referrer: null, cookies: null, state: null };
		const result = await submitNoScriptLead(services, "contact", form, { ...visitor, page: "/en", locale: "en" });
		if (!result.ok) throw new Error("Refused");
		await services.intake.whenStored(result.id, 20_000);
		return result.id;
	}

	test("a released lead gets once what was held back, without times that have passed", async () => {
		const id = await sendMarked("real@example.com");
		expect(services.sentMails).toEqual([]);
		services.setNow(friday);
		const admin = { role: "admin", userId: "owner", ip: "203.0.113.9" } as const;
		await Promise.all([releaseFromQuarantine(services, admin, id), releaseFromQuarantine(services, admin, id)]);
		expect((await mailTo("leads@sunfield.example")).leadIds).toEqual([id]);
		const mail = await mailTo("real@example.com");
		expect(mail.text).toContain("A licensed agent will review your request and get back to you.");
		expect(mail.text).not.toMatch(/by (?:Monday|Tuesday)/);
		expect(services.sentMails).toHaveLength(2);
	});
});
