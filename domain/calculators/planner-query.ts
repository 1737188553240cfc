import { type IncomeNeedsName, incomeNeedsFields } from "./income-needs.ts";
import { type DebtFieldName, debtPlannerNames } from "./read-debts.ts";

/** Unchecked inputs of the planners from a form or a URL. */
export type RawPlans = Partial<Record<IncomeNeedsName | DebtFieldName, string>>;

const names = new Set<string>([...incomeNeedsFields.map(({ name }) => name), ...debtPlannerNames]);

/** Picks the planners' inputs from a URL or a form (`URLSearchParams`, `FormData`). */
export function fromPlannerQuery(entries: Iterable<readonly [string, unknown]>): RawPlans {
	const known = [...entries].filter(([name, value]) => names.has(name) && typeof value === "string");
	return Object.fromEntries(known) as RawPlans;
}
