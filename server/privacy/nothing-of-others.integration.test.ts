import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataRequests, verifications } from "#database/schema.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { createMailer } from "../platform/mail/mailer.server.ts";
import { outboxFolder } from "../platform/mail/outbox-files.server.ts";
import { answerDataRequest } from "./answer-data-request.server.ts";

const received = new Date("2026-11-23T15:00:00Z");

describe.each(databaseKinds)("on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	test("a deletion leaves the emails, jobs and tokens of people with a longer address or the same words", async () => {
		const { db } = services.database;
		const mailer = createMailer(services.env, () => received, { from: "a@example.com", replyTo: "b@example.com" });
		const mail = { subject: "-", html: "<p>-</p>", language: "en" };
		const entry = intakeEntry({
			lead: {
				email: "lee@example.com",
				phone: "(239) 555-0133",
				firstName: "Sunfield",
				lastName: "Financial",
			},
		});
		await leadStore(services).store([entry]);
		const mails = {
			"theirs-to": { to: "Lee@example.com", text: "-" },
			"theirs-text": { to: "staff@example.com", text: "Write to lee@example.com." },
			"theirs-lead": { to: "staff@example.com", text: "-", leadIds: [entry.id] },
			"other-to": { to: "ashlee@example.com", text: "Sunfield Financial" },
			"other-text": { to: "staff@example.com", text: "ash.lee@example.com, (239) 555-0133" },
		};
		for (const [name, one] of Object.entries(mails)) await mailer.send({ ...mail, ...one }, name);
		const job = (text: string) => ({ to: "staff@example.com", subject: "-", html: "", text, language: "en" });
		for (const text of ["New:\nlee@example.com", "ashlee@example.com"]) {
			await services.jobs.send("send-mail", job(text));
		}
		for (const email of ["lee@example.com", "ashlee@example.com"]) {
			const expiresAt = new Date("2026-12-01T00:00:00Z");
			await db.insert(verifications).values({ id: email, identifier: `confirm:${email}`, value: "-", expiresAt });
		}
		const [request] = await db
			.insert(dataRequests)
			.values({
				...{ kind: "deletion", state: "running", locale: "en", name: "Lee", email: "Lee@example.com", details: "" },
				...{ receivedAt: received, dueAt: received },
			})
			.returning({ id: dataRequests.id });
		await answerDataRequest(services, request?.id ?? "", "answer");
		expect(readdirSync(outboxFolder(services.env.dataDir)).sort()).toEqual(["other-text.eml", "other-to.eml"]);
		const texts = sql<{ text: string }>`SELECT data->>'text' AS text FROM jobs.job WHERE name = 'send-mail'`;
		expect(rowsOf(await db.execute<{ text: string }>(texts))).toEqual([{ text: "ashlee@example.com" }]);
		expect((await db.select().from(verifications)).map((row) => row.id)).toEqual(["ashlee@example.com"]);
	});
});
