import fc from "fast-check";
import { expect, test } from "vitest";
import { findDelimiter, withoutSepLine } from "./find-delimiter.ts";
import { guessMapping, type ImportField, importFields, mappingProblem } from "./import-columns.ts";
import { tableHeader } from "./lead-table.ts";
import { knowingKeys, personKeys } from "./person-keys.ts";
import { readImportDate } from "./read-import-date.ts";
import { areWarnings, readImportRow } from "./read-import-row.ts";

test.each([
	[
		["First Name", "Last Name", "E-mail", "Mobile Phone", "State"],
		["firstName", "lastName", "email", "phone", "state"],
	],
	[
		["Nombre", "Apellidos", "Correo electrónico", "Teléfono"],
		["firstName", "lastName", "email", "phone"],
	],
	[
		["Nome completo", "E-mail", "Celular", "Produto"],
		["fullName", "email", "phone", "product"],
	],
	[
		["Non", "Siyati", "Imèl", "Nimewo telefòn"],
		["firstName", "lastName", "email", "phone"],
	],
	[
		["Nombre", "Teléfono", "Color"],
		["fullName", "phone", null],
	],
	[
		["Email", "E-mail"],
		["email", null],
	],
])("guesses what %j are about", (header, fields) => {
	expect(guessMapping(header)).toEqual(fields);
});

test("an exported table can be imported as it is", () => {
	const mapping = guessMapping(tableHeader);
	expect(mappingProblem(mapping)).toBeNull();
	for (const field of importFields) if (field !== "fullName") expect(mapping).toContain(field);
});

test("a mapping needs a name, and a phone number or an email address", () => {
	expect(mappingProblem(["email"])).toBe("noName");
	expect(mappingProblem(["fullName", "state"])).toBe("noContact");
	expect(mappingProblem(["firstName", "email", "email"])).toBe("twice");
});

const defaults = { locale: "es", status: "new", today: "2026-11-29" } as const;

test("a row is read with the checks of our forms", () => {
	const mapping = ["fullName", "email", "phone", "state", "language", "product"] as const;
	const read = (...cells: string[]) => readImportRow(cells, { ...defaults, mapping });
	expect(read("Pérez, Ana", "ana@example.com", "'+1 305 555 0123", "Fla.", "Portuguese", "Term Life")).toEqual({
		ok: true,
		problems: [],
		row: {
			firstName: "Ana",
			lastName: "Pérez",
			email: "ana@example.com",
			phone: "+1 305 555 0123",
			state: "FL",
			locale: "pt",
			product: "term-life",
			message: "",
			receivedOn: null,
			owner: null,
			status: "new",
			valueCents: null,
			referredBy: null,
			policy: null,
		},
	});
	expect(read("Ana", "", "305 555 0123")).toMatchObject({ ok: true, row: { locale: "es", email: null, state: null } });
	expect(read("", "ana@", "123", "Atlantis")).toEqual({
		ok: false,
		problems: [
			{ field: "fullName", code: "required" },
			{ field: "email", code: "email_invalid" },
			{ field: "phone", code: "phone_min" },
			{ field: "state", code: "state_unknown" },
		],
	});
	expect(read("Ana", "", "")).toEqual({ ok: false, problems: [{ field: "phone", code: "phone_or_email" }] });
});

test("what can't be read is a warning, and the message keeps it under the name of its column", () => {
	const mapping = ["firstName", "email", "phone", "state", "language", "product", "message", "received"] as const;
	const header = ["Name", "Mail", "Cell", "State", "Speaks", "Plan", "Notes", "Created"];
	const cells = ["Ana", "ana@", "305 555 0123", "Puerto Rico", "Klingon", "Boat", "Call at night", "31/12/2025"];
	const read = readImportRow(cells, { ...defaults, mapping, header });
	expect(read).toMatchObject({
		ok: true,
		problems: [
			{ field: "email", code: "email_left_out" },
			{ field: "state", code: "state_unknown" },
			{ field: "language", code: "language_unknown" },
			{ field: "product", code: "product_unknown" },
			{ field: "received", code: "unread" },
		],
		row: { email: null, state: null, locale: "es", product: null, receivedOn: null },
	});
	expect(read.ok && read.row.message).toBe(
		"Call at night\nMail: ana@\nState: Puerto Rico\nSpeaks: Klingon\nPlan: Boat\nCreated: 31/12/2025",
	);
	expect(read.ok && areWarnings(read.problems)).toBe(true);
});

test("a row with an insurer and an effective date is a client with a policy", () => {
	const fields = {
		firstName: "Ana",
		phone: "305 555 0123",
		product: "Term",
		value: "$630",
		carrier: "Sample Mutual",
		policyNumber: "A-1",
		premium: "52.50",
		premiumEvery: "Monthly",
		effectiveOn: "6/1/26",
		referredBy: "Luis Pérez",
	};
	const readOf = (changes: Partial<Record<ImportField, string>>) => {
		const row = { ...fields, ...changes };
		return readImportRow(Object.values(row), { ...defaults, mapping: Object.keys(row) as ImportField[] });
	};
	expect(readOf({})).toMatchObject({
		ok: true,
		problems: [],
		row: {
			status: "won",
			valueCents: 63_000,
			referredBy: "Luis Pérez",
			policy: {
				carrier: "Sample Mutual",
				policyNumber: "A-1",
				product: "term-life",
				premiumCents: 5250,
				premiumEvery: "month",
				effectiveOn: "2026-06-01",
				endedOn: null,
			},
		},
	});
	expect(readOf({ premium: "some", endedOn: "2025-01-01" })).toMatchObject({
		problems: [
			{ field: "premium", code: "unread" },
			{ field: "endedOn", code: "unread" },
		],
		row: { policy: { premiumCents: null, endedOn: null } },
	});
	expect(readOf({ effectiveOn: "" })).toMatchObject({
		row: { status: "new", policy: null, valueCents: null },
		problems: expect.arrayContaining([
			{ field: "carrier", code: "policy_incomplete" },
			{ field: "value", code: "value_not_won" },
		]),
	});
	expect(readOf({ status: "Closed Lost" })).toMatchObject({ row: { status: "lost", policy: { policyNumber: "A-1" } } });
});

test("nothing that a row says is lost: it is imported with a warning that keeps the text, or refused with a reason", () => {
	const cell = fc.oneof(
		fc.constantFrom("", "Ana", "a@example.com", "305 555 0123", "Fla.", "Puerto Rico", "Term", "won", "booked"),
		fc.constantFrom("1/2/26", "2026-06-01", "2030-01-01", "52.50", "monthly", "Kreyòl", "some"),
	);
	fc.assert(
		fc.property(fc.array(cell, { minLength: importFields.length, maxLength: importFields.length }), (cells) => {
			const header = importFields.map((field) => `Column ${field}`);
			const read = readImportRow(cells, { ...defaults, mapping: importFields, header });
			expect(areWarnings(read.problems)).toBe(read.ok);
			if (!read.ok) {
				expect(read.problems.length).toBeGreaterThan(0);
				return;
			}
			for (const { field } of read.problems) {
				const text = cells[importFields.indexOf(field)];
				expect(read.row.message.split("\n")).toContain(`Column ${field}: ${text}`);
			}
			const warned = new Set(read.problems.map(({ field }) => field));
			const { row } = read;
			const kept: Partial<Record<ImportField, unknown>> = {
				email: row.email,
				phone: row.phone,
				state: row.state,
				product: row.product,
				received: row.receivedOn,
				owner: row.owner,
				value: row.valueCents,
				referredBy: row.referredBy,
				carrier: row.policy?.carrier,
				policyNumber: row.policy?.policyNumber,
				effectiveOn: row.policy?.effectiveOn,
				endedOn: row.policy?.endedOn,
				premium: row.policy?.premiumCents,
			};
			for (const [field, value] of Object.entries(kept)) {
				if (cells[importFields.indexOf(field as ImportField)] !== "" && !warned.has(field as ImportField)) {
					expect(value ?? null, field).not.toBeNull();
				}
			}
		}),
	);
});

test.each([
	["2026-06-01", "2026-06-01"],
	["2026-06-01T15:00:00.000Z", "2026-06-01"],
	["6/1/2026", "2026-06-01"],
	["06/01/26", "2026-06-01"],
	["6/1/99 10:30 AM", "1999-06-01"],
	["31/12/2025", undefined],
	["2026-02-30", undefined],
	["yesterday", undefined],
])("the day of %j is %j", (text, day) => {
	expect(readImportDate(text, defaults.today)).toBe(day);
});

test("what separates the cells is found", () => {
	expect(findDelimiter('"Name; first",Email,Phone\n')).toBe(",");
	expect(findDelimiter("Nombre;Correo;Teléfono\r\nAna, Pérez;a@b.co;1")).toBe(";");
	expect(findDelimiter("Name\tEmail")).toBe("\t");
	expect(findDelimiter("Email")).toBe(",");
	expect(withoutSepLine("sep=;\r\nA;B")).toEqual({ text: "A;B", named: ";" });
	expect(withoutSepLine("A;B")).toEqual({ text: "A;B", named: null });
});

test.each([
	["the same address", { firstName: "Jo" }, true],
	["the same number and name", { firstName: "JOSEPH", lastName: "Marie", emailKey: "other@example.com" }, true],
	["the same number under another name", { firstName: "Jean", emailKey: "other@example.com" }, false],
	["another number", { emailKey: null, phoneKey: "+13055550199" }, false],
])("a person is known or not: %s", (_, changes, isKnown) => {
	const marie = { firstName: "Marie", lastName: "Joseph", emailKey: "marie@example.com", phoneKey: "+13055550101" };
	const known = new Set(personKeys(marie).map(({ key }) => key));
	expect(knowingKeys({ ...marie, ...changes }).some(({ key }) => known.has(key))).toBe(isKnown);
});

test("a lead without a name knows whoever has its number", () => {
	const row = { firstName: "Marie", lastName: "", emailKey: null, phoneKey: "+13055550101" };
	const known = personKeys({ ...row, firstName: "" }).map(({ key }) => key);
	expect(knowingKeys(row).map(({ key }) => key)).toEqual(expect.arrayContaining(known));
});
