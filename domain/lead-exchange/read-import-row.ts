import * as v from "valibot";
import {
	type FieldErrorCode,
	isFieldErrorCode,
	lines,
	nameField,
	optionalEmailField,
	optionalNameField,
	optionalPhoneField,
} from "../leads/lead-fields.ts";
import { isLocale, type Locale, localeNames, locales } from "../locale/locales.ts";
import { recognizeState } from "../location/recognize-state.ts";
import { type ProductSlug, productSlugs } from "../products/products.ts";
import { foldedName, type ImportField, type ImportMapping } from "./import-columns.ts";
import { unguardedCell } from "./safe-cell.ts";

/** A lead as a row of a file says it. */
export interface ImportedRow {
	firstName: string;
	lastName: string;
	email: string | null;
	phone: string | null;
	state: string | null;
	locale: Locale;
	product: ProductSlug | null;
	message: string;
}

export type ImportErrorCode = FieldErrorCode | "state_unknown" | "language_unknown" | "product_unknown" | SkipCode;

/** Why a row is skipped: a lead (`known`) or an earlier row has its address, or its number and name. */
export type SkipCode = "known_address" | "known_number" | "earlier_address" | "earlier_number";

/** Why a row isn't imported, and which of its fields is the reason. */
export interface RowProblem {
	field: ImportField;
	code: ImportErrorCode;
}

export type ReadRow = { ok: true; row: ImportedRow } | { ok: false; problems: RowProblem[] };

/** More than any field may have, so longer values are refused without reading the rest. */
const longEnough = 10_001;

/** The same checks as those of our forms. */
const schema = v.object({
	firstName: nameField,
	lastName: optionalNameField,
	email: optionalEmailField,
	phone: optionalPhoneField,
	message: v.optional(lines(5000), ""),
});

/**
 * Reads one row.
 * @param locale of people whose row names no language
 */
export function readImportRow(cells: readonly string[], mapping: ImportMapping, locale: Locale): ReadRow {
	const typed: Partial<Record<ImportField, string>> = {};
	for (const [index, field] of mapping.entries()) {
		if (field)
			typed[field] = unguardedCell(cells[index] ?? "")
				.trim()
				.slice(0, longEnough);
	}
	const named = typed.fullName === undefined ? typed : { ...typed, ...splitName(typed.fullName) };
	const { success, output, issues } = v.safeParse(schema, named);
	const problems: RowProblem[] = (issues ?? []).map((issue) => ({
		field: fieldOf(issue.path?.[0]?.key as ImportField, mapping),
		code: isFieldErrorCode(issue.message) ? issue.message : "required",
	}));
	if (!typed.email && !typed.phone) {
		problems.push({ field: mapping.includes("phone") ? "phone" : "email", code: "phone_or_email" });
	}
	const state = typed.state ? recognizeState(typed.state) : null;
	if (state === undefined) problems.push({ field: "state", code: "state_unknown" });
	const language = typed.language ? readLanguage(typed.language) : locale;
	if (!language) problems.push({ field: "language", code: "language_unknown" });
	const product = typed.product ? readProduct(typed.product) : null;
	if (product === undefined) problems.push({ field: "product", code: "product_unknown" });
	if (!success || problems.length > 0 || !language) return { ok: false, problems };
	const { firstName, lastName, email, phone, message } = output;
	return {
		ok: true,
		row: {
			firstName,
			lastName,
			message,
			locale: language,
			state: state ?? null,
			product: product ?? null,
			email: email || null,
			phone: phone || null,
		},
	};
}

/** "Pérez, Ana" and "Ana Pérez". */
function splitName(text: string): { firstName: string; lastName: string } {
	const [last = "", first] = text.split(",").map((part) => part.trim());
	if (first) return { firstName: first, lastName: last };
	const [firstName = "", ...rest] = text.split(/\s+/);
	return { firstName, lastName: rest.join(" ") };
}

/** An error in a part of a full name belongs to the column of the full name. */
function fieldOf(field: ImportField, mapping: ImportMapping): ImportField {
	return mapping.includes(field) || !mapping.includes("fullName") ? field : "fullName";
}

const languageNames = new Map<string, Locale>([
	...locales.map((locale): [string, Locale] => [foldedName(localeNames[locale]), locale]),
	...(
		[
			["en", "english eng ingles angle"],
			["es", "spanish spa espanol espanhol panyol"],
			["pt", "portuguese por portugues pòtigè potige brazilian"],
			["ht", "creole haitian kreyol crioulo criollo hat"],
		] as const
	).flatMap(([locale, names]) => names.split(" ").map((name): [string, Locale] => [foldedName(name), locale])),
]);

function readLanguage(text: string): Locale | null {
	const name = foldedName(text);
	const code = name.slice(0, 2);
	if (/^[a-z]{2}( [a-z]{2})?$/.test(name) && isLocale(code)) return code;
	return languageNames.get(name) ?? languageNames.get(name.split(" ").at(-1) ?? "") ?? null;
}

const productNames = new Map<string, ProductSlug>([
	...productSlugs.map((slug): [string, ProductSlug] => [foldedName(slug), slug]),
	...(
		[
			["term-life", "term|term life insurance|seguro de vida a termino|temporal|seguro de vida temporario"],
			["whole-life", "whole|whole life insurance|permanent|vida entera|seguro de vida entera|vida inteira"],
			["final-expense", "burial|burial insurance|final expenses|gastos finales|despesas finais|funeral"],
			["iul", "indexed universal life|indexed universal life iul|universal life"],
			["fia", "annuity|fixed indexed annuity|fixed indexed annuity fia|anualidad|anuidade"],
			["ibc", "infinite banking|infinite banking concept|infinite banking concept ibc"],
			["debt-action", "debt action plan|debt|deudas|dividas"],
		] as const
	).flatMap(([slug, names]) => names.split("|").map((name): [string, ProductSlug] => [name, slug])),
]);

function readProduct(text: string): ProductSlug | undefined {
	return productNames.get(foldedName(text));
}
