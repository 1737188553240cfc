import { getTableColumns, type Table } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import * as schema from "#database/schema.ts";
import {
	consentFields,
	encryptedConsentFields,
	encryptedRevocationFields,
	revocationFields,
} from "#domain/consent/consent-certificate.ts";
import { unsealedConsent } from "../consent/consent-ledger.server.ts";
import { evidenceColumns } from "../evidence/evidence-lead.server.ts";
import { consentColumns } from "../evidence/read-request.server.ts";
import { exportedColumns } from "../lead-desk/exchange/export-leads.server.ts";
import { notImported } from "../lead-desk/exchange/import-leads.server.ts";
import { furtherFields, notSent, payloadFields } from "../lead-desk/webhooks/webhook-payload.server.ts";
import { chosenOf } from "../platform/database/column-choices.ts";
import { unsealedRevocation } from "../suppression/revocation-kind.server.ts";
import { copiedColumns } from "./copied-columns.ts";
import { kept, nothing } from "./erase-leads.server.ts";
import { emptyRequest, keptOfRequest } from "./erase-person.server.ts";

const columnsOf = (table: Table) => Object.keys(getTableColumns(table)).sort();
const tables: Readonly<Record<keyof typeof copiedColumns, Table>> = schema;
const fullConsent = [...columnsOf(schema.consentRecords), ...encryptedConsentFields].sort();
/** What the rows of a table hold outside of its columns. */
const encryptedFields: Readonly<Record<string, readonly string[]>> = {
	consentRecords: encryptedConsentFields,
	revocations: encryptedRevocationFields,
};
const leads = columnsOf(schema.contactSubmissions);
const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
/** Fields of a call besides columns: the consent is read from its record. */
const fromConsent = ["callsConsent", "marketingConsent"];

describe("every column has been decided about", () => {
	test.each([
		["an erased lead", leads, [...Object.keys(nothing), ...Object.keys(kept)]],
		["the export", leads, Object.keys(exportedColumns)],
		["the evidence pack", leads, Object.keys(evidenceColumns)],
		[
			"a privacy request after a deletion",
			columnsOf(schema.dataRequests),
			[...Object.keys(emptyRequest), ...Object.keys(keptOfRequest)],
		],
		["the pack's consent record", fullConsent, Object.keys(consentColumns)],
		["a sealed consent record", fullConsent, [...consentFields, ...Object.keys(unsealedConsent)]],
		[
			"a sealed request to stop",
			[...columnsOf(schema.revocations), ...encryptedRevocationFields.map(camelCase)].sort(),
			[...revocationFields.map(camelCase), ...Object.keys(unsealedRevocation)],
		],
		[
			"a webhook's call",
			[...leads, ...fromConsent].sort(),
			[...Object.values(payloadFields), ...Object.values(furtherFields), ...Object.keys(notSent)],
		],
	])("for %s", (_, columns, decided) => {
		expect([...decided].sort()).toEqual(columns);
	});

	test.each(Object.entries(copiedColumns))("for the copy of a person's data, in %s", (name, choices) => {
		const encrypted = encryptedFields[name] ?? [];
		expect(Object.keys(choices).sort()).toEqual(
			[...columnsOf(tables[name as keyof typeof copiedColumns]), ...encrypted].sort(),
		);
	});

	test("for an import, which names no column that isn't there", () => {
		expect(leads).toEqual(expect.arrayContaining(Object.keys(notImported)));
	});
});

test("only what was chosen goes along", () => {
	expect(chosenOf({ a: 1, b: 2, c: null }, { a: true, b: "why not", c: true })).toEqual({ a: 1, c: null });
});
