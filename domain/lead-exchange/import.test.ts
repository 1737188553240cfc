import { expect, test } from "vitest";
import { findDelimiter, withoutSepLine } from "./find-delimiter.ts";
import { guessMapping, mappingProblem } from "./import-columns.ts";
import { tableHeader } from "./lead-table.ts";
import { knowingKeys, personKeys } from "./person-keys.ts";
import { readImportRow } from "./read-import-row.ts";

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
	for (const field of ["firstName", "lastName", "email", "phone", "state", "language", "product", "message"] as const) {
		expect(mapping).toContain(field);
	}
});

test("a mapping needs a name, and a phone number or an email address", () => {
	expect(mappingProblem(["email"])).toBe("noName");
	expect(mappingProblem(["fullName", "state"])).toBe("noContact");
	expect(mappingProblem(["firstName", "email", "email"])).toBe("twice");
});

test("a row is read with the checks of our forms", () => {
	const mapping = ["fullName", "email", "phone", "state", "language", "product"] as const;
	const read = (...cells: string[]) => readImportRow(cells, mapping, "es");
	expect(read("Pérez, Ana", "ana@example.com", "'+1 305 555 0123", "florida", "Portuguese", "Term Life")).toEqual({
		ok: true,
		row: {
			firstName: "Ana",
			lastName: "Pérez",
			email: "ana@example.com",
			phone: "+1 305 555 0123",
			state: "FL",
			locale: "pt",
			product: "term-life",
			message: "",
		},
	});
	expect(read("Ana", "", "305 555 0123")).toMatchObject({ ok: true, row: { locale: "es", email: null, state: null } });
	expect(read("", "ana@", "123", "Atlantis", "Klingon", "Boat")).toEqual({
		ok: false,
		problems: [
			{ field: "fullName", code: "required" },
			{ field: "email", code: "email_invalid" },
			{ field: "phone", code: "phone_min" },
			{ field: "state", code: "state_unknown" },
			{ field: "language", code: "language_unknown" },
			{ field: "product", code: "product_unknown" },
		],
	});
	expect(read("Ana", "", "")).toEqual({ ok: false, problems: [{ field: "phone", code: "phone_or_email" }] });
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
