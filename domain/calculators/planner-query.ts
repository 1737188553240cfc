import { type IncomeNeedsName, incomeNeedsFields } from "./income-needs.ts";
import { type DebtFieldName, debtPlannerNames } from "./read-debts.ts";

/** What stands in the forms of the planners, or in an address: nothing is known of it yet. */
export type RawPlans = Partial<Record<IncomeNeedsName | DebtFieldName, string>>;

const names = new Set<string>([...incomeNeedsFields.map(({ name }) => name), ...debtPlannerNames]);

/** The planners' part of what an address or a form holds (`URLSearchParams`, `FormData`). */
export function fromPlannerQuery(entries: Iterable<readonly [string, unknown]>): RawPlans {
	const known = [...entries].filter(([name, value]) => names.has(name) && typeof value === "string");
	return Object.fromEntries(known) as RawPlans;
}
