import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, contactSubmissions } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { type LeadFilter, noLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { unguardedCell } from "#domain/lead-exchange/safe-cell.ts";
import { fillLeads } from "#tests/support/fill-leads.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import "#tests/support/seeded-properties.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { listLeads } from "../list/list-leads.server.ts";
import { exportFile } from "./export-file.server.ts";
import { exportLeads } from "./export-leads.server.ts";

type Row = Record<string, string>;

/** Cells that a spreadsheet would compute. */
const formula = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * The cells as a spreadsheet sees them that takes another sign for the end of a cell. It refuses nothing: a quote that is
 * never closed, as the last message of the file may leave one, ends with the file.
 */
function spreadsheetCells(text: string, delimiter: string): string[] {
	const cells = [""];
	let isQuoted = false;
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		const isDouble = isQuoted && sign === '"' && text.charAt(at + 1) === '"';
		if (isDouble) at++;
		if (sign === '"' && !isDouble && (isQuoted || cells.at(-1) === "")) isQuoted = !isQuoted;
		else if (!isQuoted && (sign === delimiter || sign === "\n")) cells.push("");
		else cells[cells.length - 1] += sign;
	}
	return cells;
}

describe.each(ruleKinds)("the export of leads on %s", (kind) => {
	let services: TestServices;
	let admin: LeadActor;
	const here = () => leadWork(services);
	beforeAll(async () => {
		services = await openTestServices(kind);
		await fillLeads(services.database.db, 2000, new Date(services.clock().getTime() - 86_400_000));
		admin = { ...(await here().person("Ana Admin", "admin")), ip: "203.0.113.9" };
	}, 120_000);
	afterAll(() => services.close());

	async function textOf(format: "csv" | "json", filter: Partial<LeadFilter>) {
		const response = await exportFile(services, admin, { format, filter: { ...noLeadFilter, ...filter } });
		// `text()` would take off the mark of the encoding.
		return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
	}
	const table = (text: string): Row[] => parse(text, { bom: true, columns: true });

	test.each<[string, Partial<LeadFilter>]>([
		["everything", {}],
		["a status", { status: "won" }],
		["a state and days", { state: "FL", from: "2026-09-01", to: "2026-10-15" }],
		["the order of deadlines", { sort: "due" }],
		["a search", { text: "maria" }],
		["quarantine", { spam: true }],
	])("has exactly what the list has: %s", async (_, filter) => {
		const { rows } = await listLeads(services, admin, { ...noLeadFilter, ...filter }, 5000);
		expect(rows.length).toBeGreaterThan(0);
		const ids = rows.map(({ id }) => id);
		expect(table(await textOf("csv", filter)).map((row) => row["Lead ID"])).toEqual(ids);
		expect(JSON.parse(await textOf("json", filter)).leads.map(({ id }: { id: string }) => id)).toEqual(ids);
	});

	test("is logged with format, number and filter before its first byte, without what was typed", async () => {
		const filter = { ...noLeadFilter, status: "won" as const, text: "maria" };
		const { count, pieces } = await exportLeads(services, admin, { format: "csv", filter });
		const { db } = services.database;
		const [entry] = await db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "LEADS_EXPORTED"))
			.orderBy(desc(auditEntries.sequence))
			.limit(1);
		expect(entry).toMatchObject({ userId: admin.userId, details: `csv: ${count} status=won&text=*` });
		await pieces.return(undefined);
	});

	test("leaves out what was erased since, and nothing about a browser leaves", async () => {
		const email = "export@example.com";
		const leadId = await here().lead({ firstName: "Zora", email, ipAddress: "198.51.100.77", userAgent: "Agent/1.0" });
		const text = await textOf("json", {});
		const lead = JSON.parse(text).leads.find(({ id }: { id: string }) => id === leadId);
		expect(lead).toMatchObject({ firstName: "Zora", email, status: "new", askedToStop: false });
		expect(text).not.toContain("198.51.100.77");
		expect(text).not.toContain("Agent/1.0");
		const { pieces } = await exportLeads(services, admin, { format: "csv", filter: noLeadFilter });
		await services.database.db
			.update(contactSubmissions)
			.set({ erasedAt: services.clock(), status: "erased" })
			.where(eq(contactSubmissions.id, leadId));
		expect((await Array.fromAsync(pieces)).join("")).not.toContain(leadId);
	});

	test("reads only as fast as the reader takes it, and stops when the reader is gone", async () => {
		const filter = noLeadFilter;
		const response = await exportFile(services, admin, { format: "csv", filter });
		const reader = response.body?.getReader();
		const first = await reader?.read();
		expect(new TextDecoder().decode(first?.value)).toContain("Lead ID");
		await reader?.cancel();
		const { pieces } = await exportLeads(services, admin, { format: "csv", filter });
		await pieces.next();
		await pieces.return(undefined);
		expect(await pieces.next()).toMatchObject({ done: true });
	});

	test("no cell is computed, whatever a spreadsheet takes for the end of a cell, and nothing is lost", async () => {
		const part = fc.constantFrom(
			"=",
			"+",
			"-",
			"@",
			"'",
			'"',
			";",
			",",
			"|",
			"\t",
			"\n",
			" ",
			"1",
			"=cmd|' /C calc'!A0",
			"＝",
		);
		const messages = fc.sample(fc.string({ unit: part, minLength: 10, maxLength: 40 }), 30);
		const name = `Hostile${randomUUID().slice(0, 8)}`;
		const texts = new Map<string, string>();
		for (const message of messages)
			texts.set(await here().lead({ firstName: name, lastName: "=1+1", message }), message);
		await services.leadIndex.index();
		const text = await textOf("csv", { text: name });
		const rows = table(text);
		expect(rows).toHaveLength(messages.length);
		for (const row of rows) expect(unguardedCell(row.Message ?? "")).toBe(texts.get(row["Lead ID"] ?? ""));
		for (const delimiter of [",", ";", "\t", "|"]) {
			const computed = spreadsheetCells(text, delimiter).filter((cell) => formula.test(cell.replace(/^'(?=.)/s, "a")));
			expect(computed, `separated by ${JSON.stringify(delimiter)}`).toEqual([]);
		}
	});

	test("a table begins with the mark of its encoding, and phone numbers can be read", async () => {
		await here().lead({ firstName: "Josefina", lastName: "Núñez", phone: "+1 305 555 0199" });
		await services.leadIndex.index();
		const text = await textOf("csv", { text: "josefina" });
		expect(text.startsWith("\uFEFFLead ID,")).toBe(true);
		expect(text.endsWith("\r\n")).toBe(true);
		expect(table(text)).toMatchObject([{ "Last name": "Núñez", Phone: "(305) 555-0199" }]);
	});

	test("nobody but an admin exports", async () => {
		const agent = { ...(await here().person("Luis", "agent")), ip: "203.0.113.9" };
		await expect(exportLeads(services, agent, { format: "csv", filter: noLeadFilter })).rejects.toThrow();
	});
});
