import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, blogPublications, userRoles, users } from "#database/schema.ts";
import { leadActor } from "#tests/support/actors.ts";
import { type LedgerBench, openLedgerBench } from "#tests/support/ledger-bench.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { auditState } from "./audit-state.server.ts";
import { verifyOnRequest } from "./verify-on-request.server.ts";

const admin = leadActor({ userId: "owner" });

describe.each(ruleKinds)("verifying the audit log on %s", (kind) => {
	let services: TestServices;
	let bench: LedgerBench;
	beforeAll(async () => {
		services = await openTestServices(kind);
		const { db } = services.database;
		bench = await openLedgerBench(services.database, services.env);
		await db.insert(users).values({ id: "owner", name: "", email: "owner@sunfield.example" });
		await db.insert(userRoles).values({ user_id: "owner", role: "admin" });
		for (let added = 0; added < 3; added++) await bench.audit();
	});
	afterAll(() => services.close());

	const state = async () => {
		await services.audit.seal();
		return auditState(services, "en");
	};

	test("says that it was not done yet", async () => {
		const { text, since, head, isBroken } = await state();
		expect({ text, since, isBroken }).toEqual({
			text: "This log hasn’t been verified on this page yet.",
			since: null,
			isBroken: false,
		});
		expect(head).toMatch(/^3:[0-9a-f]{64}$/);
	});

	test("is refused to others", async () => {
		expect(verifyOnRequest(services, { ...admin, role: "agent" })).toBeNull();
	});

	test("is done once for several who ask at the same time, and becomes an entry", async () => {
		const asked = [verifyOnRequest(services, admin), verifyOnRequest(services, admin)];
		expect(asked[0]).toBe(asked[1]);
		await Promise.all(asked);
		const verified = "Verified on November 23, 2026, 10:00 AM by owner@sunfield.example";
		const found = { text: `${verified}: complete and unchanged up to entry 3.`, isBroken: false };
		expect(await state()).toMatchObject({ ...found, since: "1 entry has been added since then." });
		await bench.audit();
		expect(await state()).toMatchObject({ ...found, since: "2 entries have been added since then." });
	});

	test("finds an entry that was changed", async () => {
		await bench.tamper("UPDATE audit_entries SET user_id = 'somebody' WHERE sequence = 2");
		await verifyOnRequest(services, admin);
		const { isBroken, text } = await state();
		expect(isBroken).toBe(true);
		expect(text).toContain("checked up to entry 5 and found 1 break.");
	});

	test("finds an entry that somebody put into the register of publications", async () => {
		await services.database.db.insert(blogPublications).values({
			id: randomUUID(),
			articleId: randomUUID(),
			locale: "en",
			slug: "fees",
			title: "Fees",
			version: 1,
			versionHash: "",
			rendering: "",
			claims: [],
			hash: "",
			publishedAt: new Date(),
			approvedAt: new Date(),
			writtenByName: "Ana",
			approvedByName: "Ben",
		});
		await verifyOnRequest(services, admin);
		const { isBroken, text } = await state();
		expect(isBroken).toBe(true);
		expect(text).toMatch(/found 3 breaks\. 2 of them are in the .*advertising register/);
	});

	test("is no entry if it fails", async () => {
		const before = await services.database.db.$count(auditEntries);
		const audit = { ...services.audit, seal: () => Promise.reject(new Error("no disk")) };
		await verifyOnRequest({ ...services, audit }, admin);
		expect(await services.database.db.$count(auditEntries)).toBe(before);
	});

	test("is refused when it was done too often", async () => {
		const answers: boolean[] = [];
		for (let asked = 0; asked < 12; asked++) {
			const verifying = verifyOnRequest(services, admin);
			answers.push(verifying !== null);
			await verifying;
		}
		expect(answers.at(0)).toBe(true);
		expect(answers.at(-1)).toBe(false);
	});
});
