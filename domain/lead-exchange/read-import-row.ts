import * as v from "valibot";
import type { LeadStatus } from "../lead-desk/lead-status.ts";
import { type PolicyFacts, type PremiumPeriod, premiumPeriods, readPolicy } from "../lead-desk/policy.ts";
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
import { parseNumber } from "../questions/parse-number.ts";
import { foldedName, type ImportField, type ImportMapping } from "./import-columns.ts";
import { readImportDate } from "./read-import-date.ts";
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
	/** What the row says, then what could not be read: nothing of a row is lost. */
	message: string;
	/** The day of its arrival. Null for today. */
	receivedOn: string | null;
	/** A name or an address. Null for the owner of the whole file. */
	owner: string | null;
	status: LeadStatus;
	valueCents: number | null;
	referredBy: string | null;
	policy: PolicyFacts | null;
}

/** Why a row isn't imported, or why a field of an imported row is empty. */
export type ImportErrorCode = FieldErrorCode | ImportWarningCode | SkipCode;

/** What could not be read is left empty. The row is imported, and the text is kept. */
export const importWarnings = [
	"state_unknown",
	"language_unknown",
	"product_unknown",
	"email_left_out",
	"phone_left_out",
	"unread",
	"day_future",
	"owner_unknown",
	"status_unknown",
	"value_not_won",
	"policy_incomplete",
] as const;
export type ImportWarningCode = (typeof importWarnings)[number];

/** Why a row is skipped: a lead (`known`) or an earlier row has its address, or its number and name. */
export type SkipCode = "known_address" | "known_number" | "earlier_address" | "earlier_number";

/** Something about a field of a row that isn't as it should be. */
export interface RowProblem {
	field: ImportField;
	code: ImportErrorCode;
}

/** True if a row with these problems is imported. */
export function areWarnings(problems: readonly RowProblem[]): boolean {
	return problems.every(({ code }) => importWarnings.some((warning) => warning === code));
}

/** `problems` of a row that is read are warnings. */
export type ReadRow = { ok: true; row: ImportedRow; problems: RowProblem[] } | { ok: false; problems: RowProblem[] };

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

type Typed = Partial<Record<ImportField, string>>;

/** What rows have that don't say otherwise. */
interface RowDefaults {
	locale: Locale;
	status: LeadStatus;
	/** By the agency's calendar. */
	today: string;
}

/**
 * Reads one row. Only a row without a name or a way to reach the person is refused. Anything else that can't be read is a
 * warning: the field is empty, and the message keeps the text under the name of its column.
 */
export function readImportRow(
	cells: readonly string[],
	{ mapping, header = [], ...defaults }: RowDefaults & { mapping: ImportMapping; header?: readonly string[] },
): ReadRow {
	const typed: Typed = {};
	for (const [index, field] of mapping.entries()) {
		if (field)
			typed[field] = unguardedCell(cells[index] ?? "")
				.trim()
				.slice(0, longEnough);
	}
	const warnings: RowProblem[] = [];
	const named = { ...typed, ...(typed.fullName !== undefined && splitName(typed.fullName)) };
	// One of two ways to reach the person is enough.
	if (named.phone && named.email) {
		const [goodEmail, goodPhone] = [v.is(optionalEmailField, named.email), v.is(optionalPhoneField, named.phone)];
		if (goodPhone && !goodEmail) warnings.push({ field: "email", code: "email_left_out" });
		if (goodEmail && !goodPhone) warnings.push({ field: "phone", code: "phone_left_out" });
		if (goodPhone !== goodEmail) named[goodPhone ? "email" : "phone"] = "";
	}
	const { success, output, issues } = v.safeParse(schema, named);
	const problems: RowProblem[] = (issues ?? []).map((issue) => ({
		field: fieldOf(issue.path?.[0]?.key as ImportField, mapping),
		code: isFieldErrorCode(issue.message) ? issue.message : "required",
	}));
	if (!typed.email && !typed.phone) {
		problems.push({ field: mapping.includes("phone") ? "phone" : "email", code: "phone_or_email" });
	}
	const rest = readRest(typed, defaults);
	warnings.push(...rest.warnings);
	if (!success || problems.length > 0) return { ok: false, problems: [...problems, ...warnings] };
	const { firstName, lastName, email, phone, message } = output;
	const kept = warnings.map(({ field }) => `${header[mapping.indexOf(field)] || field}: ${typed[field]}`);
	const { row } = rest;
	return {
		ok: true,
		problems: warnings,
		row: {
			firstName,
			lastName,
			...row,
			message: [message, ...new Set(kept)].filter(Boolean).join("\n"),
			email: email || null,
			phone: phone || null,
		},
	};
}

type Rest = Omit<ImportedRow, "firstName" | "lastName" | "email" | "phone" | "message">;
type Reader = <Value>(
	field: ImportField,
	code: ImportWarningCode,
	read: (text: string) => Value | null | undefined,
) => Value | null;
type Warn = (field: ImportField, code: ImportWarningCode) => void;

/** Reads everything that a row can do without. */
function readRest(typed: Typed, { locale, status: ofFile, today }: RowDefaults): { row: Rest; warnings: RowProblem[] } {
	const warnings: RowProblem[] = [];
	const warn: Warn = (field, code) => {
		if (!warnings.some((warning) => warning.field === field)) warnings.push({ field, code });
	};
	const read: Reader = (field, code, reader) => {
		const text = typed[field];
		const value = text ? (reader(text) ?? null) : null;
		if (text && value === null) warn(field, code);
		return value;
	};
	const state = read("state", "state_unknown", recognizeState);
	const language = read("language", "language_unknown", readLanguage);
	const product = read("product", "product_unknown", readProduct);
	const received = read("received", "unread", (text) => readImportDate(text, today));
	if (received && received > today) warn("received", "day_future");
	const policy = readPolicyOf(typed, { product, today, read, warn });
	const status = read("status", "status_unknown", readStatus) ?? (policy ? "won" : ofFile);
	const valueCents = read("value", "unread", readCents);
	if (valueCents !== null && status !== "won") warn("value", "value_not_won");
	return {
		warnings,
		row: {
			state,
			locale: language ?? locale,
			product,
			receivedOn: received && received <= today ? received : null,
			owner: typed.owner || null,
			status,
			valueCents: status === "won" ? valueCents : null,
			referredBy: read("referredBy", "unread", (text) => (v.is(nameField, text) ? text : null)),
			policy,
		},
	};
}

/** A policy needs an insurer and an effective date. What else is wrong with it is left out. */
function readPolicyOf(
	typed: Typed,
	{ product, today, read, warn }: { product: ProductSlug | null; today: string; read: Reader; warn: Warn },
): PolicyFacts | null {
	const given = policyFields.filter((field) => typed[field]);
	if (given.length === 0) return null;
	const day = (text: string) => readImportDate(text, today);
	const { carrier, policyNumber, premium } = typed;
	const fields = {
		carrier,
		policyNumber,
		product: read("policyProduct", "product_unknown", readProduct) ?? product,
		premium,
		premiumEvery: read("premiumEvery", "unread", readPeriod) ?? premiumPeriods[0],
		effectiveOn: read("effectiveOn", "unread", day),
		endedOn: read("endedOn", "unread", day),
	};
	for (let rest: Record<string, unknown> = fields; ; ) {
		const result = readPolicy(rest, today);
		if (result.ok) return result.policy;
		const wrong = given.filter((field) => result.errors[field] && rest[field]);
		for (const field of wrong) warn(field, "unread");
		if (wrong.length === 0) break;
		rest = { ...rest, ...Object.fromEntries(wrong.map((field) => [field, ""])) };
	}
	for (const field of given) warn(field, "policy_incomplete");
	return null;
}

const policyFields = [
	"carrier",
	"policyNumber",
	"policyProduct",
	"premium",
	"premiumEvery",
	"effectiveOn",
	"endedOn",
] as const satisfies readonly ImportField[];

function readCents(text: string): number | undefined {
	const dollars = parseNumber(text);
	return dollars === undefined || dollars < 0 || dollars > 10_000_000 ? undefined : Math.round(dollars * 100);
}

const periods = new Map<string, PremiumPeriod>(
	(
		[
			["month", "month|monthly|every month|mensual|mensualmente|mes|mensal|mwa|chak mwa"],
			["year", "year|yearly|every year|annual|annually|anual|anualmente|ano|ane|chak ane"],
		] as const
	).flatMap(([period, names]) => names.split("|").map((name): [string, PremiumPeriod] => [name, period])),
);

function readPeriod(text: string): PremiumPeriod | undefined {
	return periods.get(foldedName(text));
}

/** A booked lead has an appointment, and no file has one. */
const statusNames = new Map<string, LeadStatus>(
	(
		[
			["new", "new|open|not contacted|nuevo|novo|nouvo"],
			["contacted", "contacted|in contact|working|attempted|contactado|contatado|kontakte"],
			["qualified", "qualified|calificado|qualificado|kalifye"],
			["won", "won|closed won|client|customer|sold|active|in force|ganado|cliente|vendido|ganho|fechado|genyen|kliyan"],
			["lost", "lost|closed lost|not interested|perdido|pedi"],
			["unreachable", "unreachable|no contact|ilocalizable|inalcancavel|pa ka jwenn li"],
		] as const
	).flatMap(([status, names]) => names.split("|").map((name): [string, LeadStatus] => [name, status])),
);

function readStatus(text: string): LeadStatus | undefined {
	return statusNames.get(foldedName(text));
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
