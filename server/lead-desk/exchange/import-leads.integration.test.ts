import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	auditEntries,
	complaints,
	contactSubmissions,
	conversionEvents,
	doNotCallChecks,
	doNotCallLists,
	leadCommands,
	leadEvents,
	leadImportRows,
	leadImports,
	leadPolicies,
	leadTasks,
	userRoles,
	webhookAttempts,
	webhookDeliveries,
	webhookEndpoints,
} from "#database/schema.ts";
import { mayCall } from "#domain/calling-rules/may-call.ts";
import { dueState } from "#domain/lead-desk/due-state.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { noLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { purgeOldLeads } from "../../housekeeping/purge-old-leads.server.ts";
import { purgeRecords } from "../../housekeeping/purge-records.server.ts";
import { continueSteppedJobs } from "../../jobs.server.ts";
import { rowsOf as rowsIn } from "../../platform/database/client.server.ts";
import { recordRevocation } from "../../suppression/record-revocation.server.ts";
import { leadsPerUndo } from "../commands/import-command.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { goOnUndoing } from "../commands/undo-in-steps.server.ts";
import { listLeads } from "../list/list-leads.server.ts";
import { addNote } from "../work/add-note.server.ts";
import { callFactsOf } from "../work/call-facts.server.ts";
import { postImport } from "./import-action.server.ts";
import { importLeads } from "./import-leads.server.ts";
import { importPage } from "./import-page.server.ts";
import { leftOutRows } from "./left-out-rows.server.ts";
import { previewImport } from "./preview-import.server.ts";
import { storeImport } from "./store-import.server.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe.each(sqlKinds)("the import of leads on %s", (kind) => {
	let services: TestServices;
	let admin: LeadActor;
	let files = 0;
	const here = () => leadWork(services);
	beforeAll(async () => {
		services = await openTestServices(kind);
		admin = { ...(await here().person("Ana Admin", "admin")), ip: "203.0.113.9" };
	}, 60_000);
	afterAll(() => services.close());

	async function upload(text: string | Uint8Array, name = "clients.csv"): Promise<string> {
		const bytes = typeof text === "string" ? utf8(text) : text;
		const result = await storeImport(services, admin, { file: { name, bytes }, locale: "en" });
		if (!result.ok) throw new Error(result.code);
		return result.id;
	}
	async function read(id: string) {
		const [found] = await services.database.db.select().from(leadImports).where(eq(leadImports.id, id));
		if (!found) throw new Error("There is no such import");
		return found;
	}
	const form = (fields: Record<string, string>) => {
		const data = new FormData();
		for (const [name, value] of Object.entries(fields)) data.set(name, value);
		return data;
	};
	/** Runs the jobs one after the other. */
	async function runToEnd(id: string): Promise<void> {
		expect(await postImport(services, admin, id, form({ intent: "run" }))).toEqual({ ok: true, done: "started" });
		while ((await read(id)).state === "running") await importLeads(services, { importId: id });
	}
	const leadsOf = (id: string) =>
		services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.importId, id));
	const recordComplaintAbout = (leadId: string) =>
		services.database.db.insert(complaints).values({
			id: crypto.randomUUID(),
			receivedOn: "2026-11-23",
			channel: "phone",
			name: "Marie",
			email: "",
			phone: "",
			state: "",
			words: "Late",
			product: "",
			insurer: "",
			severity: "low",
			status: "received",
			regulator: "",
			fileNumber: "",
			createdByName: "Ana",
			createdAt: services.clock(),
			leadId,
		});
	/** People nobody has named before. */
	function people(number: number) {
		files += 1;
		return Array.from(
			{ length: number },
			(_, index) =>
				`Person${index},Of${files},p${index}.${files}@example.com,(305) 2${String(files).padStart(2, "0")}-${String(index).padStart(4, "0")}`,
		);
	}
	const header = "First name,Last name,Email,Phone";

	test.each([
		[
			"UTF-8 with its mark, and semicolons",
			utf8("\uFEFFNombre;Apellido;Correo\r\nJosé;Núñez;jose.utf@example.com\r\n"),
		],
		[
			"Windows-1252",
			Uint8Array.from("Nombre;Apellido;Correo\r\nJos\xE9;N\xFA\xF1ez;jose.1252@example.com", (sign) =>
				sign.charCodeAt(0),
			),
		],
		[
			"UTF-16",
			Uint8Array.from(Buffer.from("\uFEFFNombre\tApellido\tCorreo\r\nJosé\tNúñez\tjose.16@example.com\r\n", "utf16le")),
		],
		["a line that names the delimiter", utf8("sep=;\nNombre;Apellido;Correo\nJosé;Núñez;jose.sep@example.com")],
	])("reads %s", async (_, bytes) => {
		const id = await upload(bytes);
		const { first, counts } = await previewImport(services, await read(id));
		expect(counts.import).toBe(1);
		expect(first[0]?.lead).toMatchObject({ firstName: "José", lastName: "Núñez" });
	});

	test("says what is wrong with a file", async () => {
		const store = (text: string | Uint8Array) =>
			storeImport(services, admin, {
				file: { name: "x", bytes: typeof text === "string" ? utf8(text) : text },
				locale: "en",
			});
		expect(await store("")).toEqual({ ok: false, code: "missing" });
		expect(await store("First name,Email\r\n")).toEqual({ ok: false, code: "empty" });
		expect(await store(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toEqual({ ok: false, code: "unreadable" });
		expect(await store(`Name\n${"x\n".repeat(20_001)}`)).toEqual({ ok: false, code: "tooManyRows" });
		const agent = { ...(await here().person("Luis", "agent")), ip: admin.ip };
		await expect(
			storeImport(services, agent, { file: { name: "x", bytes: utf8("a") }, locale: "en" }),
		).rejects.toThrow();
	});

	test("shows what would be imported, what is known, what comes twice and what is wrong, with its line", async () => {
		await here().lead({ firstName: "Known", email: "known@example.com" });
		await services.leadIndex.index();
		const id = await upload(
			`${header},State,Message\nTwo,A,two@example.com,,FL,"Two\nlines"\nAgain,A,TWO@example.com,,,\nKnown,B,known@example.com,,,\nBad,C,not-an-address,,Atlantis,\n`,
		);
		const found = await read(id);
		const { counts, refused } = await previewImport(services, found);
		expect(counts).toMatchObject({ import: 1, repeated: 1, duplicate: 1, refused: 1 });
		expect(refused.map(({ line }) => line)).toEqual([6]);
		const page = await importPage(services, id, "en");
		expect(page?.preview?.refused[0]).toMatchObject({
			line: "Line 6:",
			problems: [expect.stringContaining("Email:"), "State: This isn’t a U.S. state."],
		});
		expect(await leadsOf(id)).toEqual([]);
	});

	test("imports exactly what the preview shows, however far apart rows with the same number are", async () => {
		const { db } = services.database;
		const shared = "(305) 899-0101";
		await here().lead({ firstName: "Known", email: "known.apart@example.com" });
		const binned = await here().lead({ firstName: "Deleted", email: "deleted.apart@example.com" });
		await here().lead({ firstName: "Marked", email: "marked.apart@example.com", spamReasons: ["honeypot_filled"] });
		await services.leadIndex.index();
		await db.update(contactSubmissions).set({ deletedAt: services.clock() }).where(eq(contactSubmissions.id, binned));
		const id = await upload(
			[
				header,
				`Known,A,known.apart@example.com,${shared}`,
				...people(55),
				`New,B,new.apart@example.com,${shared}`,
				`b,NEW,again.apart@example.com,${shared}`,
				"Deleted,C,deleted.apart@example.com,",
				"Marked,D,marked.apart@example.com,",
			].join("\n"),
		);
		const { counts } = await previewImport(services, await read(id));
		expect(counts).toMatchObject({ import: 58, duplicate: 1, repeated: 1, refused: 0 });
		await runToEnd(id);
		expect(await read(id)).toMatchObject({ imported: 58, skipped: 2, refused: 0 });
	});

	test("a number alone makes nobody known: who is left out is listed, with the reason and the lead, before and after the import", async () => {
		const number = "(305) 899-0102";
		const known = await here().lead({
			firstName: "Marie",
			lastName: "Joseph",
			email: "marie.shared@example.com",
			phone: number,
		});
		await services.leadIndex.index();
		const id = await upload(
			[
				header,
				`Jean,Joseph,jean.shared@example.com,${number}`,
				`Paul,Joseph,,${number}`,
				`Joseph,MARIE,other.shared@example.com,305-899-0102`,
				"M,J,Marie.Shared@example.com,",
				...people(55),
				`Jean,Joseph,,${number}`,
				"X,Y,jean.shared@example.com,",
			].join("\n"),
		);
		const open = { id: known, label: "Open lead: Marie Joseph" };
		const address = "Email: We already have a lead with this email address.";
		const numberAndName = "Phone: We have a lead with this number and the same name.";
		expect((await importPage(services, id, "en"))?.preview).toMatchObject({
			lines: [
				"57 new leads",
				"2 rows skipped: we already have these people",
				"2 rows skipped: earlier rows have the same people",
			],
			skipped: [
				{ line: "Line 4:", name: "Joseph MARIE", problems: [numberAndName], known: open },
				{ line: "Line 5:", name: "M J", problems: [address], known: open },
				{ line: "Line 61:", problems: ["Phone: An earlier row has this number and the same name."], known: null },
				{ line: "Line 62:", problems: ["Email: An earlier row has this email address."], known: null },
			],
			hasMore: { skipped: false, refused: false },
		});
		await runToEnd(id);
		expect(await read(id)).toMatchObject({ imported: 57, skipped: 4, refused: 0 });
		expect((await importPage(services, id, "en"))?.result).toMatchObject({ hasLeftOut: true });
		const [, ...leftOut] = ((await leftOutRows(services, id, "en")) ?? "").trim().split("\r\n");
		expect(leftOut).toEqual([
			`Joseph,MARIE,other.shared@example.com,305-899-0102,Not imported,${numberAndName},4`,
			`M,J,Marie.Shared@example.com,,Not imported,${address},5`,
			`Jean,Joseph,,${number},Not imported,Phone: An earlier row has this number and the same name.,61`,
			"X,Y,jean.shared@example.com,,Not imported,Email: An earlier row has this email address.,62",
		]);
	});

	test("an imported lead agreed to nothing, waits for nothing and is no conversion, and its page says where it came from", async () => {
		const id = await upload(`${header}\n${people(1).join("\n")}`, "old crm.csv");
		const before = await services.database.db.select({ count: count() }).from(conversionEvents);
		await runToEnd(id);
		await services.leadIndex.index();
		const [lead] = await leadsOf(id);
		if (!lead) throw new Error("Nothing was imported");
		expect(lead).toMatchObject({ status: "new", promise: null, source: "import", suppressed: false });
		expect(await services.database.db.select({ count: count() }).from(conversionEvents)).toEqual(before);
		const [facts] = await callFactsOf(services.database.db, services.env, [lead], services.clock());
		expect(facts && mayCall(services.clock(), facts)).toMatchObject({
			isOpen: false,
			rules: expect.arrayContaining(["noConsent"]),
		});
		expect(dueState(lead, new Date(lead.contactDueAt.getTime() + 1))).toBe("none");
		expect((await listLeads(services, admin, { ...noLeadFilter, due: "overdue" })).rows).toEqual([]);
		expect(services.sentMails).toEqual([]);
		const page = await importPage(services, id, "en");
		expect(page?.file).toMatchObject({ fileName: "old crm.csv", result: "1 lead imported" });
		expect(await services.database.db.select().from(leadImportRows).where(eq(leadImportRows.importId, id))).toEqual([]);
	});

	test("clients are imported as clients, with their policy, owner and day, and an undo takes all of it", async () => {
		const { db } = services.database;
		const luis = await here().person("Luis Ortega", "agent");
		await here().person("Two Namesakes", "agent");
		await here().person("Two Namesakes", "agent");
		const id = await upload(
			[
				"First name,Phone,State,Product,Owner,Created,Insurer,Policy number,Premium,Mode,Effective date,Value",
				"Client,(305) 877-0101,Fla.,Term,luis ortega,3/1/2024,Sample Mutual,A-1,52.50,Monthly,3/1/2024,630",
				"Open,(305) 877-0102,Puerto Rico,Boat,Two Namesakes,,,,,,,",
			].join("\n"),
		);
		expect((await importPage(services, id, "en"))?.preview).toMatchObject({
			lines: ["2 new leads", "1 of the new leads has a warning"],
			warned: [
				{
					line: "Line 3:",
					problems: [
						"State: This isn’t a U.S. state.",
						"Product: We don’t offer a product with this name.",
						"Owner: No one who works on leads has this name or email address, or two people do.",
					],
				},
			],
		});
		await runToEnd(id);
		const leads = await leadsOf(id);
		const client = leads.find(({ firstName }) => firstName === "Client");
		expect(client).toMatchObject({
			status: "won",
			valueCents: 63_000,
			ownerId: luis.userId,
			state: "FL",
			createdAt: new Date("2024-03-01T17:00:00Z"),
			message: "",
		});
		expect(leads.find(({ firstName }) => firstName === "Open")).toMatchObject({
			status: "new",
			ownerId: null,
			state: null,
			message: "State: Puerto Rico\nProduct: Boat\nOwner: Two Namesakes",
		});
		const ofClient = eq(leadPolicies.leadId, client?.id ?? "");
		expect(await db.select().from(leadPolicies).where(ofClient)).toMatchObject([
			{ carrier: "Sample Mutual", product: "term-life", premiumCents: 5250, effectiveOn: "2024-03-01" },
		]);
		const [review] = await db
			.select()
			.from(leadTasks)
			.where(eq(leadTasks.leadId, client?.id ?? ""));
		expect(client?.nextTaskAt).toEqual(review?.dueAt);
		// It was bought more than 18 months ago, and nobody here saw the win.
		const [facts] = await callFactsOf(db, services.env, client ? [client] : [], services.clock());
		expect(facts).toMatchObject({ purchasedAt: null });
		expect(await leftOutRows(services, id, "en")).toContain('Imported with a warning,"State: This isn’t a U.S. state.');
		await purgeOldLeads(db, services.clock());
		expect((await leadsOf(id)).length, "no old date erases a lead that has just come").toBe(2);
		expect(await postImport(services, admin, id, form({ intent: "undo" }))).toEqual({ ok: true, done: "undone" });
		expect(await leadsOf(id)).toEqual([]);
		expect(await db.$count(leadPolicies, ofClient)).toBe(0);
	});

	test("every row ends as imported, as imported with a warning, as a duplicate or as refused", async () => {
		const random = randomNumbers(seed);
		const some = (...values: string[]) => values[Math.floor(random() * values.length)] ?? "";
		for (let round = 0; round < (isLong ? 10 : 1); round++) {
			const rows = Array.from({ length: 130 }, () =>
				[
					some("Ana", "Bo", "Cleo", ""),
					some("", `r${round}.${Math.floor(random() * 60)}@example.com`, "a@"),
					some("", "305 555", `(305) 866-0${100 + Math.floor(random() * 40)}`),
					some("", "FL", "Puerto Rico"),
					some("", "won", "booked"),
				].join(","),
			).filter((row) => row.replaceAll(",", "") !== "");
			const id = await upload(["First name,Email,Phone,State,Status", ...rows].join("\n"));
			const { counts } = await previewImport(services, await read(id));
			expect(counts.import + counts.duplicate + counts.repeated + counts.refused).toBe(rows.length);
			await runToEnd(id);
			const ended = await read(id);
			expect(ended).toMatchObject({ rows: rows.length, doneRows: rows.length });
			expect(ended).toMatchObject({ imported: counts.import, warned: counts.warned, refused: counts.refused });
			expect(ended.imported + ended.skipped + ended.refused).toBe(rows.length);
			expect((await leadsOf(id)).length).toBe(ended.imported);
			const reported = await services.database.db.$count(leadImportRows, eq(leadImportRows.importId, id));
			expect(reported).toBe(ended.warned + ended.skipped + ended.refused);
		}
	});

	test("people who asked us to stop stay stopped", async () => {
		const stopped = await here().lead({ firstName: "Stop", email: "stopped@example.com" });
		await recordRevocation(services, {
			leadId: stopped,
			email: "stopped@example.com",
			phone: null,
			ipAddress: "203.0.113.9",
			userAgent: "",
			channels: ["email", "calls", "texts"],
			method: "phone",
			locale: "en",
			recordedBy: admin.userId,
		} as never);
		const id = await upload(`${header}\nStop,Again,stopped@example.com,\n`);
		await postImport(
			services,
			admin,
			id,
			form({ intent: "save", "column-0": "firstName", "column-2": "email", duplicates: "link", source: "old-crm" }),
		);
		expect((await previewImport(services, await read(id))).counts).toMatchObject({ import: 1, stopped: 1 });
		await runToEnd(id);
		expect(await leadsOf(id)).toMatchObject([{ suppressed: true, utmSource: "old-crm" }]);
	});

	test("the audit log says who uploaded a file, and who deleted it without importing it", async () => {
		const id = await upload(`${header}\n${people(2).join("\n")}`);
		expect(await postImport(services, admin, id, form({ intent: "discard" }))).toEqual({ ok: true, done: "discarded" });
		await postImport(services, admin, id, form({ intent: "discard" }));
		const entries = services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
		const by = { userId: admin.userId, details: "rows: 2" };
		expect(await entries.orderBy(auditEntries.sequence)).toMatchObject([
			{ action: "IMPORT_UPLOADED", ...by },
			{ action: "IMPORT_DISCARDED", ...by },
		]);
	});

	test("what was chosen is known for the next file with the same columns", async () => {
		const first = await upload("Vorname,Kontakt\nUdo,udo@example.com\n");
		expect((await importPage(services, first, "en"))?.choices?.problem).toBe("noName");
		const chosen = {
			intent: "save",
			"column-0": "firstName",
			"column-1": "email",
			source: "leute",
			status: "contacted",
			locale: "es",
		};
		expect(await postImport(services, admin, first, form(chosen))).toEqual({ ok: true, done: "saved" });
		const next = await upload("vorname;KONTAKT\nUte;ute@example.com\n");
		expect((await read(next)).settings).toMatchObject({
			mapping: ["firstName", "email"],
			source: "leute",
			locale: "es",
		});
		// A page without script shows again what was chosen.
		const changed = { ...chosen, "column-1": "phone", source: "two words" };
		expect(await postImport(services, admin, next, form(changed))).toMatchObject({
			ok: false,
			code: "source",
			typed: { mapping: ["firstName", "phone"], source: "two words", locale: "es" },
		});
		expect(await postImport(services, admin, next, form({ ...chosen, owner: "nobody" }))).toMatchObject({
			ok: false,
			code: "owner",
			typed: { mapping: ["firstName", "email"], source: "leute" },
		});
	});

	test("a process that dies, or two at the same time, import no row twice", async () => {
		const id = await upload(`${header}\n${people(230).join("\n")}`);
		await postImport(services, admin, id, form({ intent: "run" }));
		expect(await postImport(services, admin, id, form({ intent: "run" }))).toEqual({ ok: false, code: "gone" });
		let batches = 0;
		const intake = {
			...services.intake,
			async calm() {
				batches += 1;
				if (batches > 2) throw new Error("The process died");
			},
		};
		await expect(importLeads({ ...services, intake }, { importId: id })).rejects.toThrow("died");
		expect((await leadsOf(id)).length).toBe(100);
		await Promise.all([importLeads(services, { importId: id }), importLeads(services, { importId: id })]);
		expect(await read(id)).toMatchObject({ state: "done", imported: 230, skipped: 0, refused: 0, doneRows: 230 });
		expect((await leadsOf(id)).length).toBe(230);
	});

	describe("an import that doesn’t get to its end", () => {
		/** As far as a job gets before it fails for good. */
		async function stuck(rows: number): Promise<string> {
			const id = await upload(`${header}\n${people(rows).join("\n")}`);
			await postImport(services, admin, id, form({ intent: "run" }));
			let batches = 0;
			const intake = {
				...services.intake,
				async calm() {
					if (++batches > 1) throw new Error("The process died");
				},
			};
			await expect(importLeads({ ...services, intake }, { importId: id })).rejects.toThrow("died");
			return id;
		}
		const rowsOf = (id: string) => services.database.db.$count(leadImportRows, eq(leadImportRows.importId, id));
		const linesOf = async (id: string) => (await importPage(services, id, "en"))?.result.lines;

		test("can be stopped: its leads stay, its rows go, and an undo takes the leads, too", async () => {
			const id = await stuck(60);
			expect(await postImport(services, admin, id, form({ intent: "stop" }))).toEqual({ ok: true, done: "stopped" });
			expect(await linesOf(id)).toEqual(["50 leads imported", "10 rows not processed: the import was stopped"]);
			expect(await rowsOf(id)).toBe(0);
			await importLeads(services, { importId: id });
			expect(await leadsOf(id)).toHaveLength(50);
			expect((await undoCommand(services, admin, id)).ok).toBe(true);
			expect(await leadsOf(id)).toEqual([]);
		});

		test("goes on when the site starts, with one job", async () => {
			const id = await stuck(60);
			const { db } = services.database;
			const isOf = sql`name = 'import-leads' AND data->>'importId' = ${id}`;
			const jobs = async () => rowsIn(await db.execute(sql`SELECT 1 FROM jobs.job WHERE ${isOf}`)).length;
			await db.execute(sql`UPDATE jobs.job SET state = 'failed' WHERE ${isOf}`);
			await continueSteppedJobs(services);
			await continueSteppedJobs(services);
			expect(await jobs()).toBe(2);
			await importLeads(services, { importId: id });
			expect(await linesOf(id)).toEqual(["60 leads imported"]);
		});

		test("ends after a day, and what it imported can be undone, also if the importer’s account is gone", async () => {
			const leaving = { ...(await here().person("Lea Leaving", "admin")), ip: admin.ip };
			const id = await stuck(60);
			const isImport = eq(leadImports.id, id);
			await services.database.db.update(leadImports).set({ staffId: null }).where(isImport);
			const started = services.clock().getTime();
			await purgeRecords(services.database.db, new Date(started + 23 * 3_600_000));
			expect((await read(id)).state).toBe("running");
			await purgeRecords(services.database.db, new Date(started + 25 * 3_600_000));
			expect(await read(id)).toMatchObject({ state: "done", imported: 50 });
			expect(await rowsOf(id)).toBe(0);
			expect((await undoCommand(services, leaving, id)).ok).toBe(true);
			expect(await leadsOf(id)).toEqual([]);
		});

		test("stops if somebody undoes it, and no lead stays", async () => {
			const id = await stuck(120);
			expect((await undoCommand(services, admin, id)).ok).toBe(true);
			await importLeads(services, { importId: id });
			expect(await leadsOf(id)).toEqual([]);
			expect(await rowsOf(id)).toBe(0);
			expect((await read(id)).state).toBe("done");
		});
	});

	test("the rows that were refused can be corrected, and are gone after a day", async () => {
		const id = await upload(`${header}\n=cmd,X,nope,\n${people(1).join("\n")}`);
		await runToEnd(id);
		const text = await leftOutRows(services, id, "en");
		expect(text).toContain("'=cmd,X,nope,");
		expect(text).toContain("Email: ");
		const now = services.clock();
		const tomorrow = new Date(now.getTime() + 25 * 3_600_000);
		const waiting = await upload(`${header}\n${people(1).join("\n")}`);
		await purgeRecords(services.database.db, tomorrow);
		const left = services.database.db.select().from(leadImportRows).where(isNotNull(leadImportRows.importId));
		expect((await left).filter(({ importId }) => [id, waiting].includes(importId))).toEqual([]);
		expect((await read(id)).imported).toBe(1);
		await expect(read(waiting)).rejects.toThrow();
	});

	test("an undo deletes the leads, except those that somebody worked on", async () => {
		const id = await upload(`${header}\n${people(3).join("\n")}`);
		await runToEnd(id);
		const [worked] = await leadsOf(id);
		await addNote(
			here().action(admin, worked?.id ?? "", {
				note: "Called, wants a quote",
				text: "Called, wants a quote",
				id: crypto.randomUUID(),
				once: crypto.randomUUID(),
			}),
		);
		expect((await undoCommand(services, admin, id)).ok).toBe(true);
		expect((await leadsOf(id)).map((lead) => lead.id)).toEqual([worked?.id]);
		const [command] = await services.database.db.select().from(leadCommands).where(eq(leadCommands.id, id));
		expect(command).toMatchObject({ kind: "import", count: 3, restored: 2 });
		expect((await importPage(services, id, "en"))?.result).toMatchObject({
			lines: ["Import undone", "2 leads removed", "1 lead kept: someone has worked on it"],
			hasLeads: true,
		});
		expect((await undoCommand(services, admin, id)).ok).toBe(false);
	});

	test("an undo also takes what other parts of the site hold about the leads, and a complaint keeps its lead", async () => {
		const { db } = services.database;
		const now = services.clock();
		const id = await upload(`${header}\n${people(3).join("\n")}`);
		const columns = { "column-0": "firstName", "column-2": "email", "column-3": "phone" };
		await postImport(services, admin, id, form({ intent: "save", ...columns, source: "crm" }));
		await runToEnd(id);
		const [gone, shared, accused] = await leadsOf(id);
		if (!(gone?.phoneKey && shared?.phoneKey && accused)) throw new Error("Nothing was imported");
		const [endpoint, list] = [crypto.randomUUID(), crypto.randomUUID()];
		await db.insert(webhookEndpoints).values({
			id: endpoint,
			origin: "admin",
			name: "CRM",
			url: "https://crm.example/",
			events: ["lead.created"],
			payload: "full",
			enabled: false,
			createdByName: "Ana",
			createdAt: now,
		});
		await db.insert(webhookDeliveries).values({
			id: endpoint,
			endpointId: endpoint,
			eventId: endpoint,
			type: "lead.created",
			state: "sent",
			leadId: gone.id,
			happenedAt: now,
			createdAt: now,
			body: `{"email":"${gone.email}"}`,
		});
		await db.insert(webhookAttempts).values({
			id: endpoint,
			deliveryId: endpoint,
			attemptedAt: now,
			durationMs: 1,
			status: 200,
			headers: {},
			answer: gone.email,
		});
		await db.insert(doNotCallLists).values({
			id: list,
			kind: "number",
			source: "person",
			name: "",
			checkedOn: "2026-11-23",
			state: "ready",
			addedByName: "Ana",
			addedAt: now,
		});
		const check = { listId: list, checkedOn: "2026-11-23", isListed: false };
		await db
			.insert(doNotCallChecks)
			.values([gone, shared].map(({ phoneKey }) => ({ ...check, phoneKey: phoneKey ?? "" })));
		await here().lead({ firstName: "Same", phone: shared.phone });
		await services.leadIndex.index();
		await recordComplaintAbout(accused.id);

		expect((await undoCommand(services, admin, id)).ok).toBe(true);
		expect((await leadsOf(id)).map((lead) => lead.id)).toEqual([accused.id]);
		expect(await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, endpoint))).toMatchObject([
			{ body: null },
		]);
		expect(await db.select().from(webhookAttempts).where(eq(webhookAttempts.id, endpoint))).toMatchObject([
			{ answer: null },
		]);
		const checks = await db.select().from(doNotCallChecks).where(eq(doNotCallChecks.listId, list));
		expect(checks.map(({ phoneKey }) => phoneKey)).toEqual([shared.phoneKey]);
	});

	test("an undo is for those who may import: an admin who became an agent deletes nothing", async () => {
		const id = await upload(`${header}\n${people(2).join("\n")}`);
		await runToEnd(id);
		expect((await undoCommand(services, { ...admin, role: "agent" }, id)).ok).toBe(false);
		expect(await leadsOf(id)).toHaveLength(2);
		expect((await undoCommand(services, admin, id)).ok).toBe(true);
		expect((await importPage(services, id, "en"))?.result).toMatchObject({
			lines: ["Import undone", "2 leads removed"],
			hasLeads: false,
		});
	});

	test("before the reader proves who they are, the page has nothing from the rows of the file", async () => {
		const id = await upload(`${header}\nSecret,Person,secret.person@example.com,`);
		expect(JSON.stringify(await importPage(services, id, "en", true))).toContain("secret.person");
		expect(JSON.stringify(await importPage(services, id, "en", false))).not.toMatch(/secret/i);
	});

	const isUndoing = async (id: string) => (await importPage(services, id, "en"))?.result.isUndoing === true;
	/** Does something large while visitors send one lead after the other. */
	async function amongVisitors(work: () => Promise<void>): Promise<void> {
		let isOver = false;
		const visitors = async () => {
			while (!isOver) await here().lead({ firstName: "Visitor", email: `${crypto.randomUUID()}@example.com` });
		};
		await Promise.all([visitors(), work().finally(() => (isOver = true))]);
	}
	/** How many of these leads each transaction touched, and how many visitors' leads were stored between them. */
	async function transactionsOf(kind: "created" | "removed", ids: readonly string[]) {
		const events = await services.database.db.select().from(leadEvents).orderBy(leadEvents.transaction, leadEvents.id);
		const asked = new Set(ids);
		const own = events.filter((event) => event.kind === kind && asked.has(event.leadId));
		const sizes = Map.groupBy(own, ({ transaction }) => transaction);
		const others = events.slice(events.indexOf(own[0] as never), events.indexOf(own.at(-1) as never));
		const visitors = others.filter((event) => event.kind === "created" && !asked.has(event.leadId));
		return { most: Math.max(...[...sizes.values()].map((some) => some.length)), visitors: visitors.length };
	}

	test("a large import and its undo take few leads at a time, so that visitors’ leads are stored meanwhile", async () => {
		// The last step of the undo finds nothing.
		const rows = isLong ? 20_000 : 400;
		const id = await upload(`${header}\n${people(rows).join("\n")}`);
		await amongVisitors(() => runToEnd(id));
		const ids = (await leadsOf(id)).map((lead) => lead.id);
		expect(ids).toHaveLength(rows);
		const stored = await transactionsOf("created", ids);
		expect(stored.most).toBe(50);
		expect(stored.visitors).toBeGreaterThan(0);
		await services.leadIndex.index();
		await amongVisitors(async () => {
			await undoCommand(services, admin, id);
			while (await isUndoing(id)) await goOnUndoing(services, { commandId: id });
		});
		expect(await leadsOf(id)).toEqual([]);
		const removed = await transactionsOf("removed", ids);
		expect(removed.most).toBe(leadsPerUndo);
		expect(removed.visitors).toBeGreaterThan(0);
	}, 1_200_000);

	test("an undo that dies goes on where it was, and a second click does nothing", async () => {
		const id = await upload(`${header}\n${people(250).join("\n")}`);
		await runToEnd(id);
		const [worked] = (await leadsOf(id)).sort((one, other) => (one.id < other.id ? 1 : -1));
		await recordComplaintAbout(worked?.id ?? "");
		expect((await undoCommand(services, admin, id)).ok).toBe(true);
		expect(await leadsOf(id)).toHaveLength(150);
		expect((await importPage(services, id, "en"))?.result).toMatchObject({
			isUndoing: true,
			mayUndo: false,
			progress: "Undoing: 100 of 250 leads",
			share: 0.4,
		});
		expect((await undoCommand(services, admin, id)).ok).toBe(false);
		const { db } = services.database;
		const isOf = sql`name = 'undo-command' AND data->>'commandId' = ${id}`;
		await db.execute(sql`UPDATE jobs.job SET state = 'failed' WHERE ${isOf}`);
		await continueSteppedJobs(services);
		await continueSteppedJobs(services);
		expect(rowsIn(await db.execute(sql`SELECT 1 FROM jobs.job WHERE ${isOf}`))).toHaveLength(2);
		await Promise.all([goOnUndoing(services, { commandId: id }), goOnUndoing(services, { commandId: id })]);
		expect((await leadsOf(id)).map((lead) => lead.id)).toEqual([worked?.id]);
		const [command] = await db.select().from(leadCommands).where(eq(leadCommands.id, id));
		expect(command).toMatchObject({ count: 250, restored: 249, undoneById: admin.userId });
		expect(await isUndoing(id)).toBe(false);
	});

	test("an owner who left owns nothing", async () => {
		const leaving = await here().person("Leo Leaving", "agent");
		const id = await upload(`${header}\n${people(1).join("\n")}`);
		await postImport(
			services,
			admin,
			id,
			form({ intent: "save", "column-0": "firstName", "column-2": "email", owner: leaving.userId, source: "crm" }),
		);
		await services.database.db.delete(userRoles).where(and(eq(userRoles.user_id, leaving.userId)));
		await runToEnd(id);
		expect(await leadsOf(id)).toMatchObject([{ ownerId: null }]);
	});
});
