import { useTranslations } from "use-intl";
import { BeforeResult } from "#app/features/planners/before-result.tsx";
import { NumberBox } from "#app/features/planners/number-box.tsx";
import { PlannerForm } from "#app/features/planners/planner-form.tsx";
import { PlannerFrame } from "#app/features/planners/planner-frame.tsx";
import type { Reading } from "#app/features/planners/planner-state.ts";
import { ResultCard } from "#app/features/planners/result-card.tsx";
import { usePlanner } from "#app/features/planners/use-planner.ts";
import {
	type IncomeNeedsInputs,
	type IncomeNeedsName,
	incomeNeeds,
	incomeNeedsFields,
	incomeNeedsParts,
	readIncomeNeeds,
} from "#domain/calculators/income-needs.ts";
import type { RawPlans } from "#domain/calculators/planner-query.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { NeedsResult } from "./needs-result.tsx";

const id = "income-needs";
/** Two fields that are multiplied with each other share a row. */
const widths: Partial<Record<IncomeNeedsName, string>> = {
	annualIncome: "sm:col-span-4",
	incomeYears: "sm:col-span-2",
	children: "sm:col-span-3",
	educationPerChild: "sm:col-span-3",
};
const hinted = ["debts", "incomeYears", "coverageHeld"] as const;

/** What a family would need, and what there is of it: DIME. `query` is what the page's address says. */
export function IncomeNeeds({ locale, query }: { locale: Locale; query: RawPlans }) {
	const t = useTranslations("planners.needs");
	const { state, form, heading, type, ask } = usePlanner(read, query, query.annualIncome !== undefined);
	const page = localizedPath(locale, "/calculator");
	return (
		<PlannerFrame
			id={id}
			title={t("title")}
			lead={t("lead")}
			form={
				<PlannerForm
					form={form}
					action={`${page}#${id}-answer`}
					label={t("form")}
					submit={t("submit")}
					onInput={type}
					onAsk={ask}
				>
					<div className="grid grid-cols-1 items-end gap-x-4 gap-y-6 sm:grid-cols-6">
						{incomeNeedsFields.map(({ name, unit }) => (
							<NumberBox
								key={name}
								className={widths[name] ?? "sm:col-span-6"}
								name={name}
								unit={unit}
								label={t(`fields.${name}`)}
								hint={isHinted(name) ? t(`hints.${name}`) : undefined}
								error={state.errors[name]}
								text={query[name]}
							/>
						))}
					</div>
				</PlannerForm>
			}
			answer={
				state.answer ? (
					<ResultCard id={`${id}-result`} title={t("result")} heading={heading} outdated={state.outdated}>
						<NeedsResult inputs={state.answer} needs={incomeNeeds(state.answer)} calculator={page} />
					</ResultCard>
				) : (
					<BeforeResult
						title={t("before.title")}
						points={incomeNeedsParts.map((part) => ({ id: part, text: t(`before.${part}`) }))}
					/>
				)
			}
		/>
	);
}

function read(raw: RawPlans): Reading<IncomeNeedsInputs> {
	const reading = readIncomeNeeds(raw);
	return reading.ok ? { ok: true, answer: reading.inputs } : reading;
}

function isHinted(name: IncomeNeedsName): name is (typeof hinted)[number] {
	return (hinted as readonly string[]).includes(name);
}
