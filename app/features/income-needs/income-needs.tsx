import { useTranslations } from "use-intl";
import { BeforeResult } from "#app/features/planners/before-result.tsx";
import { PlannerForm } from "#app/features/planners/planner-form.tsx";
import { PlannerFrame } from "#app/features/planners/planner-frame.tsx";
import { ResultCard } from "#app/features/planners/result-card.tsx";
import { usePlanner } from "#app/features/planners/use-planner.ts";
import { NumberField } from "#app/features/questions/number-field.tsx";
import {
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
	const { state, form, heading, type, ask } = usePlanner(readIncomeNeeds, query, query.annualIncome !== undefined);
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
						{incomeNeedsFields.map((question) => {
							const { name } = question;
							return (
								<NumberField
									key={name}
									className={widths[name] ?? "sm:col-span-6"}
									question={question}
									label={t(`fields.${name}`)}
									hint={isHinted(name) ? t(`hints.${name}`) : undefined}
									error={state.errors[name]}
									text={query[name] ?? ""}
								/>
							);
						})}
					</div>
				</PlannerForm>
			}
			answer={
				state.plan ? (
					<ResultCard id={`${id}-result`} title={t("result")} heading={heading} outdated={state.outdated}>
						<NeedsResult inputs={state.plan} needs={incomeNeeds(state.plan)} calculator={page} />
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

function isHinted(name: IncomeNeedsName): name is (typeof hinted)[number] {
	return (hinted as readonly string[]).includes(name);
}
