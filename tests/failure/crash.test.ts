import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, test } from "vitest";
import { consentRecords, contactSubmissions, conversionEvents } from "#database/schema.ts";
import { rowsOf } from "#server/platform/database/client.server.ts";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { reportFault, secondsToRecover } from "#tests/support/fault-report.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { captchaToken, postLead } from "#tests/support/send-lead.ts";
import { runScript, type ServedSite, serveSite } from "#tests/support/served-site.ts";
import { createStartedPostgres, prepareStartedFolder } from "#tests/support/site.ts";
import { oneOfThisTurn } from "#tests/support/turns.ts";

const inFlight = 8;

const kinds = [
	isLong ? { kind: "PGlite", messages: 200, crashes: 6 } : { kind: "PGlite", messages: 60, crashes: 2 },
	isLong ? { kind: "PostgreSQL", messages: 60, crashes: 3 } : { kind: "PostgreSQL", messages: 40, crashes: 2 },
];

describe.each(oneOfThisTurn(kinds))(
	"on $kind, a server that is killed $crashes times during $messages leads",
	({ kind, messages, crashes }) => {
		const dataDir = mkdtempSync(join(tmpdir(), "sunfield-crash-"));
		afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

		test(`loses no confirmed lead and stores none twice (seed ${seed})`, { timeout: 600_000 }, async () => {
			const databaseUrl = kind === "PostgreSQL" ? await createStartedPostgres(inject("postgresUrl")) : "";
			if (!databaseUrl) await prepareStartedFolder(dataDir);
			const variables = {
				PORT: String(await freePort()),
				DATA_DIR: dataDir,
				DATABASE_URL: databaseUrl,
				TRUSTED_PROXIES: "1",
			};
			const random = randomNumbers(seed);
			const waiting = Array.from({ length: messages }, () => contactSubmission());
			const confirmed = new Map<string, string>();
			const recoveries: Promise<number[]>[] = [];

			let site: ServedSite = await serveSite(variables);
			/** Pending during a restart, so that senders wait. */
			let serving = Promise.resolve();
			let finished = false;
			let interrupted = 0;

			async function sender() {
				for (let message = waiting.shift(); message; message = waiting.shift()) {
					while (!confirmed.has(String(message.submission_id))) {
						await serving;
						try {
							const recaptchaToken = await captchaToken(site.origin);
							const response = await postLead(site.origin, { ...message, recaptchaToken });
							const { id } = (await response.json()) as { id?: string };
							if (id) confirmed.set(String(message.submission_id), id);
							else if (response.status < 500) throw new Refused(`A lead was refused with ${response.status}`);
						} catch (error) {
							if (error instanceof Refused) throw error;
							// The sender does not know whether the lead is stored, so it sends it again.
							interrupted += 1;
							await new Promise((resolve) => setTimeout(resolve, 20));
						}
					}
				}
			}

			async function killer() {
				for (let crash = 1; crash <= crashes; crash++) {
					const moment = (messages * (crash - 0.7 + 0.4 * random())) / (crashes + 1);
					while (confirmed.size < moment && !finished) await new Promise((resolve) => setTimeout(resolve, 5));
					await new Promise((resolve) => setTimeout(resolve, random() * 60));
					serving = site.kill().then(async () => {
						const killedAt = performance.now();
						site = await serveSite(variables);
						recoveries.push(secondsToRecover(site.origin, killedAt));
					});
					await serving;
				}
			}

			await Promise.all([
				Promise.all(Array.from({ length: inFlight }, sender)).finally(() => {
					finished = true;
				}),
				killer(),
			]);
			await site.stop();
			expect(confirmed.size).toBe(messages);
			expect(interrupted, "requests that a crash interrupted").toBeGreaterThan(0);

			let stored: (typeof contactSubmissions.$inferSelect)[] = [];
			const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbeddedDatabase(dataDir);
			try {
				const { db } = database;
				const leads = await db.select().from(contactSubmissions);
				expect(leads).toHaveLength(messages);
				stored = leads;
				expect(new Map(leads.map((lead) => [lead.submissionId, lead.id]))).toEqual(confirmed);
				const ids = leads.map(({ id }) => id).sort();
				const consents = await db.select().from(consentRecords);
				expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual(ids);
				expect(await db.$count(conversionEvents)).toBe(messages);
				const jobs = rowsOf(
					await db.execute<{ lead: string; name: string }>(
						sql`SELECT DISTINCT data->>'leadId' AS lead, name FROM jobs.job WHERE data ? 'leadId'`,
					),
				);
				for (const name of ["notify-staff", "acknowledge-visitor"]) {
					expect(jobs.flatMap((job) => (job.name === name ? [job.lead] : [])).sort()).toEqual(ids);
				}
			} finally {
				await database.close();
			}

			const verified = await runScript("scripts/verify-ledger.ts", variables);
			expect(verified.output).toContain(`${messages} consent records`);
			expect(verified.code).toBe(0);
			const fault = `kill -9 of the server, ${crashes} times (${kind})`;
			await reportFault({ fault, confirmed, stored, sealed: messages, pages: null, recoveries });
		});
	},
);

class Refused extends Error {}
