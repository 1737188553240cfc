import { readdirSync } from "node:fs";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	dataRequests,
	doNotCallChecks,
	doNotCallLists,
	leadImportRows,
	leadImports,
	verifications,
} from "#database/schema.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { applyDoNotCall } from "../do-not-call/apply-list.server.ts";
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
		const mailer = createMailer(services.env, () => received, {
			name: "Agency",
			address: "a@example.com",
			replyTo: "b@example.com",
		});
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
		for (const text of ["New:\nlee@example.com", "ashlee@example.com"]) {
			await services.jobs.send("send-text", { leadId: crypto.randomUUID(), text });
		}
		for (const email of ["lee@example.com", "ashlee@example.com"]) {
			const expiresAt = new Date("2026-12-01T00:00:00Z");
			await db.insert(verifications).values({ id: email, identifier: `confirm:${email}`, value: "-", expiresAt });
		}
		const [request] = await db
			.insert(dataRequests)
			.values({
				kind: "deletion",
				state: "running",
				locale: "en",
				name: "Lee",
				email: "Lee@example.com",
				details: "",
				receivedAt: received,
				dueAt: received,
			})
			.returning({ id: dataRequests.id });
		await answerDataRequest(services, request?.id ?? "", "answer");
		expect(readdirSync(outboxFolder(services.env.dataDir)).sort()).toEqual(["other-text.eml", "other-to.eml"]);
		const texts = sql<{ text: string }>`SELECT data->>'text' AS text FROM jobs.job WHERE name = 'send-text'`;
		expect(rowsOf(await db.execute<{ text: string }>(texts))).toEqual([{ text: "ashlee@example.com" }]);
		expect((await db.select().from(verifications)).map((row) => row.id)).toEqual(["ashlee@example.com"]);
	});

	test("a deletion takes the person’s rows out of uploaded files, by the address and the confirmed number, and no others", async () => {
		const { db } = services.database;
		const number = "(239) 555-0177";
		const rows = [
			["Lea", "LEA@example.com", ""],
			["Andrea", "andrea@example.com", ""],
			["Lea", "", "239.555.0177"],
			["Leo", "leo@example.com", number],
			["Bo", "bo@example.com", "or lea@example.com"],
		];
		const importId = crypto.randomUUID();
		await db.insert(leadImports).values({
			id: importId,
			staffName: "Ana",
			fileName: "-",
			header: ["Name", "Email", "Phone"],
			headerHash: "-",
			settings: {} as never,
			rows: rows.length,
			createdAt: received,
		});
		await db.insert(leadImportRows).values(rows.map((cells, row) => ({ importId, row, line: row, cells })));
		const shared = intakeEntry({ lead: { email: "leo@example.com", phone: "239-555-0178" } });
		const own = intakeEntry({ lead: { email: "lea@example.com", phone: "239-555-0178" } });
		const alone = intakeEntry({ lead: { email: "lea@example.com", phone: "239-555-0179" } });
		await leadStore(services).store([shared, own, alone]);
		await services.leadIndex.index();
		const list = { kind: "results", source: "service", name: "-", checkedOn: "2026-11-20" } as const;
		const [draft, waiting] = [crypto.randomUUID(), crypto.randomUUID()];
		const added = { addedByName: "Ana", addedAt: received };
		const keys = ["+12395550177", "+12395550178", "+12395550179", "+12395550180"];
		await db.insert(doNotCallLists).values([
			{
				...list,
				...added,
				id: draft,
				state: "draft",
				content: "Phone,Email,DNC\n2395550178,,Y\n2395550179,,Y\n2395550180,lea@example.com,N\n2395550180,,N",
			},
			{ ...list, ...added, id: waiting, state: "waiting", content: keys.map((key) => `${key} 1`).join("\n") },
		]);
		await db
			.insert(doNotCallChecks)
			.values({ listId: draft, checkedOn: "2026-11-20", phoneKey: "+12395550177", isListed: true });
		const [request] = await db
			.insert(dataRequests)
			.values({
				kind: "deletion",
				state: "running",
				locale: "en",
				name: "Lea",
				email: "Lea@example.com",
				details: "",
				phone: number,
				phoneConfirmed: true,
				receivedAt: received,
				dueAt: received,
			})
			.returning({ id: dataRequests.id });
		await answerDataRequest(services, request?.id ?? "", "uploads");
		const left = await db
			.select({ cells: leadImportRows.cells })
			.from(leadImportRows)
			.where(eq(leadImportRows.importId, importId))
			.orderBy(asc(leadImportRows.row));
		expect(left.map(({ cells }) => cells[0])).toEqual(["Andrea", "Leo", "Bo"]);
		const [file] = await db.select().from(doNotCallLists).where(eq(doNotCallLists.id, draft));
		expect(file?.content?.split("\n").filter(Boolean)).toEqual(["Phone,Email,DNC", "2395550178,,Y", "2395550180,,N"]);
		await applyDoNotCall(services, { listId: waiting });
		const checks = await db.select().from(doNotCallChecks).orderBy(asc(doNotCallChecks.phoneKey));
		expect(checks.map(({ phoneKey }) => phoneKey)).toEqual(["+12395550178", "+12395550180"]);
	});
});
