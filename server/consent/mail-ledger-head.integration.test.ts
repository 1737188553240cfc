import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#database/schema.ts";
import { openLedgerBench } from "#tests/support/ledger-bench.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { auditLedger } from "../audit/audit-ledger.server.ts";
import { jobSchedules } from "../job-schedules.server.ts";
import { jobs } from "../jobs.server.ts";
import { fingerprintOf, ledgerKeyOf } from "../ledger/ledger-key.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { consentLedger } from "./consent-ledger.server.ts";

let services: TestServices;
beforeAll(async () => {
	services = await openTestServices("PGlite", { ADMIN_EMAILS: "one@agency.example, two@agency.example" });
});
afterAll(() => services.close());

test("the heads go to the admins every day, with the commands that check them", async () => {
	await jobs["mail-ledger-head"](services, null, "job-1");
	expect(services.sentMails, "while there are no records").toEqual([]);

	const bench = await openLedgerBench(services.database, services.env);
	await bench.store(2);
	await services.ledger.seal();
	await jobs["mail-ledger-head"](services, null, "job-2");
	expect(services.sentMails).toHaveLength(1);
	const [mail] = services.sentMails;
	expect(mail?.to).toBe("one@agency.example, two@agency.example");
	const [, hash = ""] = /consent:verify --head 2:([0-9a-f]{64})/.exec(mail?.text ?? "") ?? [];
	const head = { position: 2, hash };
	expect(mail?.text).toContain(fingerprintOf(ledgerKeyOf(services.env.authSecret).publicKey));
	expect(await verifyLedger(services.database.db, consentLedger, services.env, head)).toMatchObject({
		breaks: [],
		head,
	});
	expect(mail?.text, "while nobody of the staff did anything").not.toContain("audit:verify");

	await services.database.db.insert(auditEntries).values({
		id: randomUUID(),
		action: "LOGIN_SUCCESS",
		tableName: "authentication",
		userId: "admin",
		email: "one@agency.example",
		recordedAt: "2026-11-23T15:00:00.000Z",
	});
	await services.audit.seal();
	await jobs["mail-ledger-head"](services, null, "job-3");
	const [, auditHash = ""] = /audit:verify --head 1:([0-9a-f]{64})/.exec(services.sentMails.at(-1)?.text ?? "") ?? [];
	const auditHead = { position: 1, hash: auditHash };
	expect(await verifyLedger(services.database.db, auditLedger, services.env, auditHead)).toMatchObject({
		breaks: [],
		head: auditHead,
	});
	expect(jobSchedules["mail-ledger-head"]).toMatch(/^\d+ \d+ \* \* \*$/);
});
