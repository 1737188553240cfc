import * as v from "valibot";
import { type Insurer, type RatingGrade, ratingGrades } from "../agency/insurer.ts";
import { insuredProducts } from "../claims/figures.ts";
import { isPlainLine, typedLine } from "../forms/typed-line.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { zonedTime } from "../office-hours/zoned-time.ts";
import { productSlugs } from "../products/products.ts";
import { type EvidenceRules, evidenceFileSchema, uploadedFile } from "./evidence-upload.ts";
import { isPossibleList, listWith, nextRecordId } from "./record-list.ts";

export type InsurerError =
	| "insurer_name"
	| "naic_code"
	| "grade_missing"
	| "day_past"
	| "products_missing"
	| "product_unknown"
	| "paper_missing"
	| "insurers_full";
type InsurerErrors = Partial<Record<string, InsurerError>>;
type Fields = Readonly<Record<string, unknown>>;

export const maxInsurers = 30;
export const insurerLengths = { name: 100, paper: 500 } as const;
const productPrefix = "product_";
export const soldField = (product: string) => `${productPrefix}${product}`;
export const allGrades: readonly RatingGrade[] = Object.values(ratingGrades).flat();

/**
 * Reads the form of one insurer: the list with it, by name, or without it if the intent is to withdraw it. A file that was just
 * uploaded is in the fields `file` and `document`.
 * @param before the list until now
 */
export function readInsurerForm(
	fields: Fields,
	{ now, timeZone, before }: { now: Date; timeZone: string; before: readonly Insurer[] },
): { ok: true; facts: readonly Insurer[] } | { ok: false; errors: InsurerErrors } {
	const known = before.find(({ id }) => id === fields.id);
	if (fields.intent === "withdraw") return { ok: true, facts: before.filter((one) => one !== known) };
	const kept = known?.confirmation?.file;
	const read = readInsurer(
		known?.id ?? nextRecordId(before),
		{ ...(kept && { file: kept.id, document: kept.name }), ...fields },
		zonedTime(now, timeZone).date,
	);
	if (!read.ok) return read;
	const facts = listWith(before, read.insurer, maxInsurers);
	if (!facts) return { ok: false, errors: { name: "insurers_full" } };
	return { ok: true, facts: facts.toSorted((one, other) => one.name.localeCompare(other.name, "en")) };
}

/** An insurer as the form has it. */
export function fieldsOfInsurer({
	id,
	name,
	naicCode,
	rating,
	products,
	confirmation,
}: Insurer): Record<string, string> {
	return {
		id,
		name,
		naicCode,
		grade: rating.grade,
		gradeOn: rating.on,
		...Object.fromEntries(products.map((product) => [soldField(product), "on"])),
		paper: confirmation?.document ?? "",
		confirmedOn: confirmation?.confirmedOn ?? "",
		...(confirmation?.file && { file: confirmation.file.id, document: confirmation.file.name }),
	};
}

/** True if the form would take each insurer of a file. */
export function isPossibleInsurers(
	list: readonly Insurer[],
	{ now, timeZone }: { now: Date; timeZone: string },
): boolean {
	const today = zonedTime(now, timeZone).date;
	const isPossible = (one: Insurer) => {
		const read = readInsurer(one.id, fieldsOfInsurer(one), today);
		return read.ok && JSON.stringify(read.insurer) === JSON.stringify(one);
	};
	return isPossibleList(list, maxInsurers) && list.every(isPossible);
}

const text = v.string();
/** The insurers in a file. */
export const insurersSchema = v.array(
	v.object({
		id: text,
		name: text,
		naicCode: text,
		rating: v.object({ grade: v.picklist(allGrades), on: text }),
		products: v.array(v.picklist(productSlugs)),
		confirmation: v.nullable(v.object({ document: text, confirmedOn: text, file: v.optional(evidenceFileSchema) })),
	}),
) as v.GenericSchema<unknown, readonly Insurer[]>;

/** A letter that isn't here confirms nothing. */
export const insurerEvidence: EvidenceRules<readonly Insurer[]> = {
	filesOf: (list) => list.flatMap(({ confirmation }) => confirmation?.file?.id ?? []),
	withFiles: (list, known) =>
		list.map((one) => {
			const { file } = one.confirmation ?? {};
			return file && !known.has(file.id) ? { ...one, confirmation: null } : one;
		}),
};

function readInsurer(
	id: string,
	fields: Fields,
	today: string,
): { ok: true; insurer: Insurer } | { ok: false; errors: InsurerErrors } {
	const errors: InsurerErrors = {};
	const line = (field: string) => typedLine(fields[field]);
	const isPast = (day: string) => isCalendarDay(day) && day <= today;

	const [name, naicCode, on] = [line("name"), line("naicCode"), line("gradeOn")];
	if (!/\p{L}/u.test(name) || !isPlainLine(name, insurerLengths.name)) errors.name = "insurer_name";
	// No regulator gives out 00000.
	if (!/^\d{5}$/.test(naicCode) || naicCode === "00000") errors.naicCode = "naic_code";
	const grade = allGrades.find((one) => one === fields.grade);
	if (!grade) errors.grade = "grade_missing";
	if (!isPast(on)) errors.gradeOn = "day_past";
	const products = insuredProducts.filter((product) => fields[soldField(product)] !== undefined);
	const sold = Object.keys(fields).filter((field) => field.startsWith(productPrefix));
	if (sold.length > products.length) errors.products = "product_unknown";
	else if (products.length === 0) errors.products = "products_missing";
	const [document, confirmedOn, file] = [line("paper"), line("confirmedOn"), uploadedFile(line)];
	const isConfirming = Boolean(document || confirmedOn || file);
	if (isConfirming && !isPlainLine(document, insurerLengths.paper)) errors.paper = "paper_missing";
	if (isConfirming && !isPast(confirmedOn)) errors.confirmedOn = "day_past";
	if (!grade || Object.keys(errors).length > 0) return { ok: false, errors };
	const confirmation = isConfirming ? { document, confirmedOn, ...(file && { file }) } : null;
	return { ok: true, insurer: { id, name, naicCode, rating: { grade, on }, products, confirmation } };
}
