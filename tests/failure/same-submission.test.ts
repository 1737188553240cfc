import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { captchaToken, postLead } from "#tests/support/send-lead.ts";
import { type Site, startSite } from "#tests/support/site.ts";

describe.each(["PGlite", "PostgreSQL"])("over HTTP on %s", (kind) => {
	let site: Site;
	beforeAll(async () => {
		site = await startSite(kind === "PostgreSQL" ? inject("postgresUrl") : undefined);
	}, 60_000);
	afterAll(() => site.stop());

	test("a submission that is sent ten times at once becomes one lead with one id", async () => {
		const message = contactSubmission();
		const tokens = await Promise.all(Array.from({ length: 10 }, () => captchaToken(site.origin)));
		const responses = await Promise.all(
			tokens.map(async (recaptchaToken) => {
				const response = await postLead(site.origin, { ...message, recaptchaToken });
				return { status: response.status, body: await response.json() };
			}),
		);
		const leads = (await site.ask("leads")).filter((lead) => lead.submissionId === message.submission_id);
		expect(leads).toHaveLength(1);
		expect(responses).toEqual(Array.from({ length: 10 }, () => ({ status: 200, body: { id: leads[0]?.id } })));
	});
});
