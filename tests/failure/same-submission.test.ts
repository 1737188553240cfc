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

	test("the same submission sent ten times at once is one lead with one id", async () => {
		const message = contactSubmission();
		const tokens = await Promise.all(Array.from({ length: 10 }, () => captchaToken(site.origin)));
		const answers = await Promise.all(
			tokens.map(async (recaptchaToken) => {
				const answer = await postLead(site.origin, { ...message, recaptchaToken });
				return { status: answer.status, body: await answer.json() };
			}),
		);
		const leads = (await site.ask("leads")).filter((lead) => lead.submissionId === message.submission_id);
		expect(leads).toHaveLength(1);
		expect(answers).toEqual(Array.from({ length: 10 }, () => ({ status: 200, body: { id: leads[0]?.id } })));
	});
});
