import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { isPremiumProduct, type PremiumProduct } from "#domain/rates/rate-table.ts";
import type { Cell } from "./rate-file.ts";
import type { RateProblem, RateProblemCode } from "./rate-problem.ts";

/** One line of an owner's table, read but not yet compared with the others. */
export interface RateRow {
	line: number;
	product: PremiumProduct;
	fromAge: number;
	toAge: number;
	smoker: boolean;
	/** In years; null for coverage without a term. */
	term: number | null;
	/** Null: every state. */
	states: readonly string[] | null;
	/** Hundredths of a cent. */
	perThousand: number;
	feeCents: number;
}

export const columns = [
	"product",
	"age_from",
	"age_to",
	"class",
	"term",
	"state",
	"monthly_per_1000",
	"policy_fee",
] as const;
type Column = (typeof columns)[number];
export type RowCells = Readonly<Record<Column, Cell>>;

export const termsOfRates = [10, 20, 30];
/** The ages that the calculators ask for. */
export const agesOfRates: Readonly<Record<PremiumProduct, readonly [number, number]>> = {
	term_life: [18, 85],
	whole_life: [18, 85],
	final_expense: [50, 85],
};
/** A dearer rate is a slip of the pen, and larger numbers would not be exact. */
const maxDollars = 100;
/** In hundredths of a cent. */
export const maxPerThousand = maxDollars * 10_000;
export const maxFeeCents = maxDollars * 100;

/** Reads one line. Errors are added to `problems`, by line and column. */
export function readRow(cells: RowCells, problems: RateProblem[]): RateRow | null {
	const before = problems.length;
	const text = (column: Column) => cells[column].text;
	const wrong = (column: Column, code: RateProblemCode, values: RateProblem["values"] = {}) => {
		problems.push({ line: cells[column].line, column, code, values: { found: text(column), ...values } });
		return Number.NaN;
	};

	function wholeNumber(column: Column): number {
		return /^\d{1,3}$/.test(text(column)) ? Number(text(column)) : wrong(column, "number");
	}

	/** Dollars with at most four decimals, in hundredths of a cent. */
	function amount(column: Column, decimals: number): number {
		const given = text(column).replace(/^\$/, "");
		if (/^-/.test(given)) return wrong(column, "negative");
		if (!/^\d+(\.\d+)?$/.test(given)) return wrong(column, "amount");
		if ((given.split(".")[1] ?? "").length > decimals) return wrong(column, "decimals", { max: decimals });
		if (Number(given) > maxDollars) return wrong(column, "too_dear", { max: maxDollars });
		return Math.round(Number(given) * 10_000);
	}

	const product = text("product").toLowerCase().replaceAll("-", "_");
	if (!isPremiumProduct(product)) {
		wrong("product", "product");
		return null;
	}
	const [fromAge, toAge] = [wholeNumber("age_from"), wholeNumber("age_to")];
	const [youngest, oldest] = agesOfRates[product];
	for (const [column, age] of [["age_from", fromAge] as const, ["age_to", toAge] as const]) {
		if (age < youngest || age > oldest) wrong(column, "age_outside", { from: youngest, to: oldest, product });
	}
	if (fromAge > toAge) wrong("age_to", "age_order", { from: fromAge });

	const group = text("class").toLowerCase().replaceAll("-", "_");
	if (group !== "smoker" && group !== "non_smoker") wrong("class", "class");

	const term = text("term") === "" ? null : wholeNumber("term");
	if (product === "term_life" && term === null) wrong("term", "term_missing");
	if (product !== "term_life" && term !== null) wrong("term", "term_none", { product });
	if (product === "term_life" && term && !termsOfRates.includes(term)) wrong("term", "term_unknown");

	const codes = text("state")
		.toUpperCase()
		.split(/[\s|;]+/)
		.filter(Boolean);
	const states = codes.length === 0 || codes[0] === "ALL" ? null : codes;
	if (codes.length > 1 && codes.includes("ALL")) wrong("state", "state_all");
	else if (new Set(codes).size < codes.length) wrong("state", "state_twice");
	else for (const code of states ?? []) if (!isJurisdiction(code)) wrong("state", "state_unknown", { found: code });

	const perThousand = amount("monthly_per_1000", 4);
	if (perThousand === 0) wrong("monthly_per_1000", "zero");
	const feeCents = text("policy_fee") === "" ? 0 : amount("policy_fee", 2) / 100;
	if (problems.length > before) return null;
	const smoker = group === "smoker";
	return { line: cells.product.line, product, fromAge, toAge, smoker, term, states, perThousand, feeCents };
}
