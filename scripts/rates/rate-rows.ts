import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { isPremiumProduct, type PremiumProduct } from "#domain/rates/rate-table.ts";
import type { Cell, Problem } from "./rate-file.ts";

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

const terms = [10, 20, 30];
/** The ages that the calculators ask for. */
const ages: Readonly<Record<PremiumProduct, readonly [number, number]>> = {
	term_life: [18, 85],
	whole_life: [18, 85],
	final_expense: [50, 85],
};
/** A dearer rate is a slip of the pen, and larger numbers would not be exact. */
const maxDollars = 100;

/** Reads one line. Errors are added to `problems`, by line and column. */
export function readRow(cells: RowCells, problems: Problem[]): RateRow | null {
	const before = problems.length;
	const wrong = (column: Column, message: string) => {
		problems.push({ line: cells[column].line, column, message });
		return Number.NaN;
	};
	const text = (column: Column) => cells[column].text;

	function wholeNumber(column: Column): number {
		return /^\d{1,3}$/.test(text(column))
			? Number(text(column))
			: wrong(column, `"${text(column)}" is no whole number`);
	}

	/** Dollars with at most four decimals, in hundredths of a cent. */
	function amount(column: Column, decimals: number): number {
		const given = text(column).replace(/^\$/, "");
		if (/^-/.test(given)) return wrong(column, `${given} is negative`);
		if (!/^\d+(\.\d+)?$/.test(given)) return wrong(column, `"${given}" is no amount such as 0.125`);
		if ((given.split(".")[1] ?? "").length > decimals) {
			return wrong(column, `${given} has more than ${decimals} decimals`);
		}
		if (Number(given) > maxDollars) return wrong(column, `${given} is more than $${maxDollars}`);
		return Math.round(Number(given) * 10_000);
	}

	const product = text("product").toLowerCase().replaceAll("-", "_");
	if (!isPremiumProduct(product)) {
		wrong("product", `"${text("product")}" is not term_life, whole_life or final_expense`);
		return null;
	}
	const [fromAge, toAge] = [wholeNumber("age_from"), wholeNumber("age_to")];
	const [youngest, oldest] = ages[product];
	for (const [column, age] of [["age_from", fromAge] as const, ["age_to", toAge] as const]) {
		if (age < youngest || age > oldest)
			wrong(column, `${age} is outside ${youngest}-${oldest}, the ages of ${product}`);
	}
	if (fromAge > toAge) wrong("age_to", `${toAge} is less than age_from, ${fromAge}`);

	const group = text("class").toLowerCase().replaceAll("-", "_");
	if (group !== "smoker" && group !== "non_smoker") wrong("class", `"${text("class")}" is not smoker or non_smoker`);

	const term = text("term") === "" ? null : wholeNumber("term");
	if (product === "term_life" && term === null) wrong("term", "a rate of term_life needs its term: 10, 20 or 30");
	if (product !== "term_life" && term !== null) wrong("term", `${product} has no term`);
	if (product === "term_life" && term && !terms.includes(term)) wrong("term", `${term} is not 10, 20 or 30`);

	const codes = text("state")
		.toUpperCase()
		.split(/[\s|;]+/)
		.filter(Boolean);
	const states = codes.length === 0 || codes[0] === "ALL" ? null : codes;
	if (codes.length > 1 && codes.includes("ALL")) wrong("state", "ALL stands alone, without other states");
	else if (new Set(codes).size < codes.length) wrong("state", "a state stands here twice");
	else for (const code of states ?? []) if (!isJurisdiction(code)) wrong("state", `"${code}" is no state`);

	const perThousand = amount("monthly_per_1000", 4);
	if (perThousand === 0) wrong("monthly_per_1000", "a rate is more than 0");
	const feeCents = text("policy_fee") === "" ? 0 : amount("policy_fee", 2) / 100;
	if (problems.length > before) return null;
	const smoker = group === "smoker";
	return { line: cells.product.line, product, fromAge, toAge, smoker, term, states, perThousand, feeCents };
}
