import { useTranslations } from "use-intl";
import { NumberBox } from "#app/features/planners/number-box.tsx";
import type { FieldErrors } from "#app/features/planners/planner-state.ts";
import type { RawPlans } from "#domain/calculators/planner-query.ts";
import { debtFields, debtNames } from "#domain/calculators/read-debts.ts";

/** One debt: what is owed, at which rate, and what must be paid each month. */
export function DebtRow({ number, texts, errors }: { number: number; texts: RawPlans; errors: FieldErrors }) {
	const t = useTranslations("planners.debts");
	const fields = debtFields(number);
	return (
		<fieldset className="min-w-0 rounded-lg bg-sand-50 p-4">
			<legend className="float-left mb-3 w-full font-semibold text-ink-900">{t("debt", { number })}</legend>
			<div className="clear-both grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
				{debtNames.map((part) => {
					const { name, unit } = fields[part];
					return (
						<NumberBox
							key={name}
							name={name}
							unit={unit}
							label={t(`fields.${part}`)}
							error={errors[name]}
							text={texts[name as keyof RawPlans]}
						/>
					);
				})}
			</div>
		</fieldset>
	);
}
