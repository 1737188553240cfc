import { useTranslations } from "use-intl";
import { BeforeResult } from "#app/features/planners/before-result.tsx";
import { figuresId, Planner } from "#app/features/planners/planner.tsx";
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

/** Fields that are multiplied with each other share a row. */
const widths: Partial<Record<IncomeNeedsName, string>> = {
	annualIncome: "sm:col-span-4",
	incomeYears: "sm:col-span-2",
	children: "sm:col-span-3",
	educationPerChild: "sm:col-span-3",
};
const hinted = ["debts", "incomeYears", "coverageHeld"] as const;

/** Shows a family's needs and assets (DIME). `query` is the page's query. */
export function IncomeNeeds({ locale, query }: { locale: Locale; query: RawPlans }) {
	const t = useTranslations("planners.needs");
	const planner = usePlanner(readIncomeNeeds, query, query.annualIncome !== undefined, figuresId("income-needs"));
	return (
		<Planner
			id="income-needs"
			copy="needs"
			locale={locale}
			planner={planner}
			before={
				<BeforeResult
					title={t("before.title")}
					points={incomeNeedsParts.map((part) => ({ id: part, text: t(`before.${part}`) }))}
				/>
			}
			result={(plan) => (
				<NeedsResult inputs={plan} needs={incomeNeeds(plan)} calculator={localizedPath(locale, "/calculator")} />
			)}
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
							error={planner.state.errors[name]}
							text={query[name] ?? ""}
						/>
					);
				})}
			</div>
		</Planner>
	);
}

function isHinted(name: IncomeNeedsName): name is (typeof hinted)[number] {
	return (hinted as readonly string[]).includes(name);
}
