import { afterEach, describe, expect, inject, test } from "vitest";
import { agency } from "#content/agency.ts";
import { captchaAction } from "#domain/leads/captcha-action.ts";
import { wait } from "#tests/support/lead-senders.ts";
import { type Mood, startHttpService, startMailServer } from "#tests/support/other-services.ts";
import { isLong, stagesFaults } from "#tests/support/sample.ts";
import { createStartedPostgres } from "#tests/support/site.ts";
import { stageFault } from "#tests/support/staged-fault.ts";

const moodMs = isLong ? 30_000 : 6000;

describe.runIf(stagesFaults)("services of others hang, then answer garbage", () => {
	let services: { mood: Mood; close(): void }[] = [];
	afterEach(() => {
		for (const service of services) service.close();
	});

	async function beIll(): Promise<void> {
		for (const mood of ["hangs", "garbage"] as const) {
			for (const service of services) service.mood = mood;
			await wait(moodMs);
		}
		for (const service of services) service.mood = "well";
	}

	test("the mail server and the receiver of a webhook: leads don't notice", { timeout: 400_000 }, async () => {
		const mail = await startMailServer();
		const receiver = await startHttpService({});
		services = [mail, receiver];
		const { statuses } = await stageFault({
			fault: `The mail server and a webhook's receiver hang for ${moodMs / 1000} s, and answer garbage for as long`,
			databaseUrl: await createStartedPostgres(inject("postgresUrl")),
			isDurable: false,
			variables: { SMTP_URL: mail.url, LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: "of the receiver" },
			stage: beIll,
			async settled(confirmed) {
				const ids = [...confirmed.values()].sort();
				const notices = mail.mails.filter(({ to }) => to.includes(agency.leadInbox));
				expect(notices.map(({ leadIds }) => leadIds).sort()).toEqual(ids);
				const told = () => receiver.bodies.map((body) => (JSON.parse(body) as { data: { id: string } }).data.id);
				await expect.poll(() => [...new Set(told())].sort(), { timeout: 120_000 }).toEqual(ids);
			},
		});
		expect(new Set(statuses)).toEqual(new Set([200]));
	});

	test("the service that checks captchas: leads are taken, and marked", { timeout: 400_000 }, async () => {
		const captcha = await startHttpService({ success: true, score: 0.9, action: captchaAction }, "<html>Sorry");
		services = [captcha];
		const { statuses, marked } = await stageFault({
			fault: `The captcha's service hangs for ${moodMs / 1000} s, and answers garbage for as long`,
			databaseUrl: await createStartedPostgres(inject("postgresUrl")),
			isDurable: false,
			variables: { RECAPTCHA_SITE_KEY: "key", RECAPTCHA_SECRET_KEY: "secret", RECAPTCHA_VERIFY_URL: captcha.url },
			stage: beIll,
		});
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect(statuses.length).toBeGreaterThan(0);
		expect(marked).toEqual(new Set(["captcha_unavailable"]));
	});
});
