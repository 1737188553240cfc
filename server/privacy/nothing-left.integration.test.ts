import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import {
	bookingEvents,
	dataRequests,
	emailChanges,
	invitations,
	users,
	visitorEvents,
	visitorProfiles,
} from "#database/schema.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { leadActor } from "#tests/support/actors.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { createPreparedPostgres, prepareDataFolder } from "#tests/support/prepared-database.ts";
import { readOutbox } from "#tests/support/read-mail.ts";
import { ruleKinds } from "#tests/support/test-services.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { type OpenSite, openSite } from "../open-site.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { readEnv } from "../platform/env.server.ts";
import { createLog } from "../platform/log.server.ts";
import type { Services } from "../services.server.ts";
import { confirmDataRequest } from "./confirm-data-request.server.ts";
import { decideDataRequest } from "./decide-data-request.server.ts";
import { submitDataRequest } from "./submit-data-request.server.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const person = {
	firstName: "Quetzalia",
	lastName: "Vandersloot",
	email: "quetzalia.v@example.com",
	phone: "(941) 555-0187",
};
/** Words that are also in a consent record, which is encrypted. The same number came in two spellings. */
const inEvidence = [person.firstName, person.lastName, person.email, person.phone, "9415550187"];
/** Words that nothing may hold after a deletion. */
const inNothing = ["zyzzogeton", "xylotheque", "wapentake", "vexillology"];

describe.each(ruleKinds)("after a deletion, with %s", (kind) => {
	const dataDir = mkdtempSync(join(tmpdir(), "sunfield-erasure-"));
	let variables: Record<string, string>;
	let site: OpenSite;
	let services: Services;

	async function open() {
		const env = readEnv(variables);
		site = await openSite(env, { log: createLog("silent"), jobPollingSeconds: 0.5 });
		services = await site.services.ready;
	}
	beforeAll(async () => {
		const DATABASE_URL = kind === "PostgreSQL" ? await createPreparedPostgres(inject("postgresUrl")) : "";
		if (!DATABASE_URL) await prepareDataFolder(dataDir);
		variables = { NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent", DATABASE_URL };
		await open();
	});
	afterAll(async () => {
		await site.close();
		rmSync(dataDir, { recursive: true, force: true });
	});

	const filesWith = (words: readonly string[]) =>
		readdirSync(dataDir, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.filter((path) => {
				const bytes = readFileSync(path);
				return words.some((word) => bytes.includes(word));
			})
			.map((path) => relative(dataDir, path))
			.sort();

	const journalSegments = () =>
		readdirSync(join(dataDir, "journal"), { recursive: true }).filter((name) =>
			/\.(journal|damaged)$/.test(String(name)),
		);

	/** Every table as text, as a dump holds it. @returns the tables that hold one of the words */
	async function tablesWith(words: readonly string[]): Promise<string[]> {
		const { db } = services.database;
		const tables = rowsOf(
			await db.execute<{ name: string }>(sql`
				SELECT format('%I.%I', nspname, relname) AS name
				FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
				WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema')`),
		);
		const found: string[] = [];
		for (const { name } of tables) {
			const rows = rowsOf(await db.execute<{ text: string }>(sql.raw(`SELECT t::text AS text FROM ${name} AS t`)));
			if (rows.some(({ text }) => words.some((word) => text.includes(word)))) found.push(name);
		}
		return found.sort();
	}

	const outbox = () => readOutbox(join(dataDir, "outbox"));
	async function receive(lead: Partial<Lead>): Promise<string> {
		const entry = intakeEntry({ lead });
		expect(await services.intake.accept(entry)).toEqual({ ok: true, id: entry.id });
		expect(await services.intake.whenStored(entry.id, 30_000)).toBe(true);
		return entry.id;
	}

	test("no file and no table holds anything but the sealed evidence", async () => {
		const { db } = services.database;
		const sessionId = randomUUID();
		const id = await receive({ ...person, sessionId, message: "My word is zyzzogeton." });
		// Without an address, and the same number in another spelling.
		await receive({ ...person, kind: "chat", email: null, phone: "+1 9415550187", message: "xylotheque" });
		await receive({ email: "other@example.com", phone: "305-555-0166" });
		await db.insert(bookingEvents).values({
			event_key: "booking",
			kind: "invitee.created",
			contact_submission_id: id,
			matched_by: "email",
			email: person.email,
			name: "Quetzalia Vandersloot",
			payload: { answer: "wapentake" },
			occurred_at: new Date(),
		});
		await db.insert(visitorProfiles).values({ session_id: sessionId, persona: "D", confidence: 1 });
		await db.insert(visitorEvents).values({
			id: randomUUID(),
			session_id: sessionId,
			name: "page_view",
			page: "/en",
			locale: "en",
			properties: { note: "vexillology" },
			created_at: new Date(),
		});
		await db.insert(users).values({ id: "visitor", name: "", email: person.email, emailVerified: true });
		await db.insert(users).values({ id: "boss", name: "", email: "boss@example.com", emailVerified: true });
		const inAWeek = new Date(Date.now() + 7 * 86_400_000);
		await db.insert(invitations).values({
			id: "invited",
			email: person.email,
			name: "vexillology",
			role: "agent",
			language: "en",
			invitedBy: "boss",
			sentAt: new Date(),
			expiresAt: inAWeek,
		});
		await db.insert(emailChanges).values({
			userId: "boss",
			newEmail: person.email,
			step: "confirm",
			tokenHash: "-",
			language: "en",
			expiresAt: inAWeek,
		});
		await services.jobs.send("send-text", { leadId: randomUUID(), text: person.email });
		await expect
			.poll(() => outbox().filter(({ text }) => text.includes("zyzzogeton")).length, { timeout: 60_000 })
			.toBe(1);
		if (kind === "PGlite") expect(journalSegments()).not.toEqual([]);
		// Puts them into both copies of the database too.
		await services.database.scrub();
		expect((await tablesWith(inEvidence)).length).toBeGreaterThan(3);
		if (kind === "PGlite") expect(filesWith(inEvidence).some((path) => path.startsWith("postgres-copy-"))).toBe(true);

		const form = new FormData();
		for (const [name, value] of Object.entries({
			kind: "deletion",
			name: "Quetzalia V.",
			email: "Quetzalia.V@Example.com",
			phone: person.phone,
		})) {
			form.set(name, value);
		}
		expect(await submitDataRequest(services, form, { ip: "203.0.113.9", locale: "en" })).toEqual({ ok: true });
		const link = () => outbox().flatMap(({ text }) => /\?request=([\w.-]+)/.exec(text)?.[1] ?? [])[0];
		await expect.poll(link, { timeout: 60_000 }).toBeDefined();
		const confirmed = await confirmDataRequest(services, link() ?? "");
		expect(confirmed).toMatchObject({ state: "confirmed", kind: "deletion" });
		const { db: database } = services.database;
		const [request] = await database.select().from(dataRequests);
		await decideDataRequest(services, leadActor({ userId: "staff" }), { id: request?.id ?? "", phoneConfirmed: true });
		const jobDone = async () =>
			rowsOf(
				await services.database.db.execute<{ state: string }>(
					sql`SELECT state FROM jobs.job WHERE name = 'answer-data-request'`,
				),
			).map(({ state }) => state);
		await expect.poll(jobDone, { timeout: 120_000, interval: 500 }).toEqual(["completed"]);

		expect(await tablesWith(inNothing)).toEqual([]);
		expect(await tablesWith(inEvidence)).toEqual([]);
		expect(await tablesWith(["other@example.com"])).toContain("public.contact_submissions");
		expect(filesWith(inNothing)).toEqual([]);
		expect(filesWith(inEvidence)).toEqual([]);
		// Its entries are encrypted, so their bytes tell nothing.
		expect(journalSegments()).toEqual([]);
		const report = await verifyLedger(services.database.db, consentLedger, services.env);
		expect(report.breaks).toEqual([]);
		expect(report.records.consent).toBe(3);

		await site.close();
		expect(filesWith(inNothing)).toEqual([]);
		await open();
		expect(filesWith(inEvidence)).toEqual([]);
		expect(await services.database.db.select().from(users).where(eq(users.id, "visitor"))).toEqual([]);
	});
});
