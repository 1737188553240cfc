import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { DatabaseClient } from "#server/platform/database/client.server.ts";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { readEnv } from "#server/platform/env.server.ts";
import { createLog } from "#server/platform/log.server.ts";
import type { Attachment, Mail } from "#server/platform/mail/mailer.server.ts";
import { openReception } from "#server/reception.server.ts";
import { openServices, type Services, type Substitutes } from "#server/services.server.ts";
import { createPreparedPostgres, preparedContent } from "./prepared-database.ts";
import { isLong } from "./sample.ts";
import { oneOfThisTurn } from "./turns.ts";

export const databaseKinds = ["PGlite", "PostgreSQL"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * Where tests of rules, mails and HTTP run, which don't depend on the database: `npm test` runs them on the quicker kind,
 * `npm run test:long` on both. Tests of triggers, locks, jobs and work at the same time run on both in any case.
 */
export const ruleKinds: readonly DatabaseKind[] = isLong ? databaseKinds : ["PostgreSQL"];

/** Where long tests of SQL run that only one session sends. Both databases are PostgreSQL, so runs take them by turns. */
export const sqlKinds = oneOfThisTurn(databaseKinds);

export interface SentMail extends Mail {
	attachments: Attachment[];
}

export interface TestServices extends Services {
	sentMails: SentMail[];
	sentTexts: { to: string; text: string }[];
	/** Sets the clock, which is fixed otherwise. */
	setNow(now: Date): void;
}

/** Drawing a PDF holds up a test's thread for seconds, and a job whose call comes too late waits half a minute. */
const patientDeadlines = { connectMs: 20_000, waitMs: 20_000, statementMs: 20_000, callMs: 20_000 };

/** A database with all tables and no rows. */
export async function openTestDatabase(kind: DatabaseKind): Promise<DatabaseClient> {
	return kind === "PGlite"
		? await openEmbeddedDatabase(undefined, { content: await preparedContent() })
		: openPostgres(await createPreparedPostgres(inject("postgresUrl")), { deadlines: patientDeadlines });
}

/**
 * The services of production with an empty database, a fixed clock and mails stored in memory.
 * @param on the database of another process, in place of an empty one
 * @param substitutes other parts to replace
 */
export async function openTestServices(
	kind: DatabaseKind,
	variables: Record<string, string> = {},
	on?: DatabaseClient,
	substitutes: Pick<Substitutes, "post" | "dns"> = {},
): Promise<TestServices> {
	let now = new Date("2026-11-23T15:00:00Z");
	const sentMails: SentMail[] = [];
	const sentTexts: TestServices["sentTexts"] = [];
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-test-"));
	const env = readEnv({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...variables });
	const database = on ?? (await openTestDatabase(kind));
	const reception = await openReception(env, { clock: () => now, log: createLog("silent"), database });
	const services = await openServices(reception, {
		database,
		mailer: {
			async send(mail, _id, attachments = []) {
				sentMails.push({ ...mail, attachments });
				return { to: "server", answer: "250 OK" };
			},
		},
		texts: {
			async send(message) {
				sentTexts.push(message);
			},
		},
		jobPollingSeconds: 0.5,
		...substitutes,
	});
	const { close } = services;
	return Object.assign(services, {
		sentMails,
		sentTexts,
		setNow(next: Date) {
			now = next;
		},
		async close() {
			await close();
			await reception.intake.close();
			rmSync(dataDir, { recursive: true, force: true });
		},
	});
}
