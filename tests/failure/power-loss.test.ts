import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { consentRecords, contactSubmissions } from "#database/schema.ts";
import { receiveLead } from "#server/leads/receive-lead.server.ts";
import { type OpenSite, openSite } from "#server/open-site.server.ts";
import { databaseFiles } from "#server/platform/database/folder-names.server.ts";
import { readEnv } from "#server/platform/env.server.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { reportFault } from "#tests/support/fault-report.ts";
import { createPowerCutFiles } from "#tests/support/power-cut-files.ts";
import { quickCaptchaToken } from "#tests/support/quick-captcha.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { runScript } from "#tests/support/served-site.ts";
import { prepareStartedFolder } from "#tests/support/site.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-power-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const secrets = { AUTH_SECRET: "power loss, the auth secret", CAPTCHA_SECRET: "power loss, the captcha secret" };
const senders = 6;
const maxLeadsBeforeCut = 40;
let folders = 0;
const newFolder = () => join(root, String(++folders));

async function startedFolder(): Promise<string> {
	const folder = newFolder();
	await prepareStartedFolder(folder);
	return folder;
}

type Disk = ReturnType<typeof createPowerCutFiles>;

function openOn(dataDir: string, disk?: Disk): Promise<OpenSite> {
	const env = readEnv({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...secrets });
	return openSite(env, disk && { journalFiles: disk.files });
}

/**
 * Accepts leads until the power fails. The live folder of the database is lost with everything that was not synced; only
 * the database's own copies are left, if it has made any.
 * @param confirmed gets the id that each submission was answered with
 * @returns the data folder as the next start finds it
 */
async function sendUntilPowerCut(dataDir: string, disk: Disk, moment: number, confirmed: Map<string, string>) {
	const site = await openOn(dataDir, disk);
	const after = newFolder();
	let answered = 0;
	let isCut = false;

	function cutPower() {
		isCut = true;
		disk.cutPower(join(dataDir, "journal", "main"));
		const { live, partialCopy } = databaseFiles(dataDir);
		const lost = new Set([partialCopy, live, join(dataDir, "lock.sqlite"), join(dataDir, "lock.sqlite-journal")]);
		cpSync(dataDir, after, { recursive: true, filter: (path) => !lost.has(path) });
		if (existsSync(partialCopy)) leaveHalfWritten(databaseFiles(after).partialCopy);
	}

	async function sender() {
		while (!isCut) {
			const visitor = { ip: `10.0.${answered}.${confirmed.size % 250}`, userAgent: "Test browser" };
			const recaptchaToken = await quickCaptchaToken(secrets.CAPTCHA_SECRET, visitor.ip);
			const submission = contactSubmission({ recaptchaToken });
			const result = await receiveLead(site.reception, submission, visitor);
			if (isCut) return;
			if (!result.ok) throw new Error(`A lead was refused: ${result.code}`);
			confirmed.set(String(submission.submission_id), result.id);
			answered += 1;
			if (answered === moment) cutPower();
		}
	}

	await Promise.all(Array.from({ length: senders }, sender));
	await site.close().catch(() => {});
	return after;
}

/** The database still writes its copy while the other files are copied, so half a copy represents it. */
function leaveHalfWritten(folder: string): void {
	mkdirSync(folder);
	writeFileSync(join(folder, "PG_VERSION"), "1");
}

async function readStored(dataDir: string) {
	const site = await openOn(dataDir);
	try {
		const { db } = (await site.services.ready).database;
		await site.reception.intake.drained();
		const leads = await db.select().from(contactSubmissions);
		const consents = await db.select().from(consentRecords);
		return { leads, consents };
	} finally {
		await site.close();
	}
}

const cuts = isLong ? 50 : 2;

test(`after each of ${cuts} power cuts every confirmed lead is stored once (seed ${seed})`, {
	timeout: 900_000,
}, async () => {
	const random = randomNumbers(seed);
	const confirmed = new Map<string, string>();
	let dataDir = await startedFolder();
	for (let cut = 1; cut <= cuts; cut++) {
		const moment = 1 + Math.floor(random() * maxLeadsBeforeCut);
		dataDir = await sendUntilPowerCut(dataDir, createPowerCutFiles(), moment, confirmed);
		// Some starts are cut short before the replay has ended.
		if (random() < 0.5) continue;
		const { leads } = await readStored(dataDir);
		const stored = new Map(leads.map(({ submissionId, id }) => [submissionId, id]));
		for (const [submissionId, id] of confirmed) expect(stored.get(submissionId), `cut ${cut}`).toBe(id);
	}

	const openedAt = performance.now();
	const { leads, consents } = await readStored(dataDir);
	const recovered = Promise.resolve([(performance.now() - openedAt) / 1000]);
	const stored = new Map(leads.map(({ submissionId, id }) => [submissionId, id]));
	expect([...confirmed].filter(([submissionId, id]) => stored.get(submissionId) !== id)).toEqual([]);
	expect(consents.map((consent) => consent.contact_submission_id).sort()).toEqual(leads.map(({ id }) => id).sort());
	const verified = await runScript("scripts/verify-ledger.ts", { DATA_DIR: dataDir, ...secrets });
	expect(verified.output).toContain(`${leads.length} consent records`);
	expect(verified.code).toBe(0);
	const fault = `Power cut, ${cuts} times (PGlite)`;
	await reportFault({ fault, confirmed, stored: leads, sealed: leads.length, pages: null, recoveries: [recovered] });
});

test("if syncs do nothing, the same power cut loses leads", { timeout: 120_000 }, async () => {
	const confirmed = new Map<string, string>();
	const disk = createPowerCutFiles({ syncs: false });
	const dataDir = await sendUntilPowerCut(await startedFolder(), disk, 20, confirmed);
	const { leads } = await readStored(dataDir);
	const ids = new Set(leads.map(({ id }) => id));
	expect([...confirmed.values()].filter((id) => !ids.has(id)).length).toBeGreaterThan(0);
});
