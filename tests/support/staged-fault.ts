import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { consentRecords, contactSubmissions } from "#database/schema.ts";
import { type Database, rowsOf } from "#server/platform/database/client.server.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { reportFault, secondsToRecover } from "./fault-report.ts";
import { databaseOpened, readPagesDuring, sendLeads } from "./lead-senders.ts";
import { freePort } from "./postgres-server.ts";
import { runScript, type ServedSite, serveSite } from "./served-site.ts";

const captchaSecret = "a staged fault, the captcha secret";
/** Leads before and after each fault. */
const around = 12;

interface StagedSite extends Pick<ServedSite, "origin"> {
	/** Ends the process in order, and serves a built checkout on the same data. */
	deploy(checkout: string): Promise<void>;
}

interface StagedFault {
	/** How the report names it. */
	fault: string;
	databaseUrl: string;
	/** Whether the data folder takes leads while the database doesn't. */
	isDurable: boolean;
	variables?: Record<string, string>;
	/** The site's time, where it isn't the machine's. */
	now?: () => number;
	/** The built checkout that runs first; this one by default. */
	checkout?: string;
	/** Begins the fault, and resolves when it is over. */
	stage(site: StagedSite, confirmed: Map<string, string>): Promise<void>;
	/** The server that has the leads in the end; by default that of the site. */
	finalUrl?: () => string;
	/** What else must be true when every lead is stored, while the site still runs. */
	settled?(confirmed: ReadonlyMap<string, string>): Promise<void>;
}

/**
 * Serves the built site on a PostgreSQL database, sends it leads, and stages a fault meanwhile. Every lead that was confirmed
 * must be there once in the end, staff must have been told of it once unless it is marked as possible spam, the ledger must
 * be whole, and the process must have answered pages all the time.
 * @returns the statuses of leads that were answered during the fault, and the reasons for which leads are marked
 */
export async function stageFault(staged: StagedFault): Promise<{ statuses: number[]; marked: Set<string> }> {
	const { fault, databaseUrl, isDurable, now, finalUrl = () => databaseUrl } = staged;
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-fault-"));
	const variables = {
		PORT: String(await freePort()),
		DATA_DIR: dataDir,
		DATABASE_URL: databaseUrl,
		DATA_DIR_IS_DURABLE: String(isDurable),
		AUTH_SECRET: "a staged fault, the auth secret",
		CAPTCHA_SECRET: captchaSecret,
		TRUSTED_PROXIES: "1",
		LOG_LEVEL: "silent",
		...staged.variables,
	};
	let site = await serveSite(variables, staged.checkout);
	const { origin } = site;
	const stagedSite: StagedSite = {
		origin,
		async deploy(checkout) {
			await site.stop();
			expect(site.exitCode).toBe(0);
			site = await serveSite(variables, checkout);
		},
	};
	try {
		await databaseOpened(origin);
		const sending = sendLeads({ origin, captchaSecret, senders: 4, pauseMs: 150, now });
		const { confirmed, statuses } = sending;
		await sending.until(around);
		const before = statuses.length;
		const pages = await readPagesDuring(origin, staged.stage(stagedSite, confirmed));
		const during = statuses.slice(before);
		const recovery = secondsToRecover(origin);
		await recovery;
		await sending.until(confirmed.size + around);
		await sending.stop();
		expect(new Set(pages)).toEqual(new Set([200]));
		expect(site.exitCode).toBeNull();

		const database = openPostgres(finalUrl());
		try {
			const { db } = database;
			const count = confirmed.size;
			// Those in the journal are stored once the site has found the database again.
			await expect.poll(() => db.$count(contactSubmissions), { timeout: 60_000 }).toBe(count);
			const stored = await db.select().from(contactSubmissions);
			const told = stored.filter(({ spamReasons }) => spamReasons.length === 0).length;
			await expect.poll(() => noticesOf(db), { timeout: 180_000, interval: 1000 }).toEqual({ leads: told, sent: told });
			await staged.settled?.(confirmed);
			await site.stop();
			expect(site.exitCode).toBe(0);

			expect(stored).toHaveLength(count);
			expect(new Map(stored.map(({ submissionId, id }) => [submissionId, id]))).toEqual(confirmed);
			const consents = await db.select().from(consentRecords);
			expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual([...confirmed.values()].sort());
			const verified = await runScript("scripts/verify-ledger.ts", { ...variables, DATABASE_URL: finalUrl() });
			expect(verified.output).toContain(`${count} consent records`);
			expect(verified.code).toBe(0);
			await reportFault({ fault, confirmed, stored, sealed: count, notices: told, pages, recoveries: [recovery] });
			return { statuses: during, marked: new Set(stored.flatMap(({ spamReasons }) => spamReasons)) };
		} finally {
			await database.close();
		}
	} finally {
		await site.kill();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** Of how many leads staff were told by email, and in how many emails. */
async function noticesOf(db: Database): Promise<{ leads: number; sent: number }> {
	// Nobody waits until a job counts as lost, nor for the pauses between two attempts.
	await db.execute(sql`
		UPDATE jobs.job SET state = 'retry', start_after = now()
		WHERE state = 'active' AND started_on < now() - interval '30 seconds'
	`);
	await db.execute(sql`UPDATE jobs.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`);
	await db.execute(sql`
		UPDATE webhook_deliveries SET next_attempt_at = now()
		WHERE state = 'waiting' AND next_attempt_at > now() AND last_attempt_at < now() - interval '20 seconds'
	`);
	const [row] = rowsOf(
		await db.execute<{ leads: number; sent: number }>(sql`
			SELECT count(DISTINCT lead_id)::int AS leads, count(*)::int AS sent
			FROM lead_deliveries WHERE kind = 'notify-staff' AND outcome = 'sent'
		`),
	);
	return row ?? { leads: 0, sent: 0 };
}
