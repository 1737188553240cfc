import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { BeforeResult } from "#app/features/planners/before-result.tsx";
import { PlannerForm } from "#app/features/planners/planner-form.tsx";
import { PlannerFrame } from "#app/features/planners/planner-frame.tsx";
import { ResultCard } from "#app/features/planners/result-card.tsx";
import { usePlanner } from "#app/features/planners/use-planner.ts";
import { NumberField } from "#app/features/questions/number-field.tsx";
import { compareStrategies, type StrategyComparison, strategies } from "#domain/calculators/debt-planner.ts";
import type { RawPlans } from "#domain/calculators/planner-query.ts";
import { extraPaymentField, maxDebts, readDebts } from "#domain/calculators/read-debts.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { AnswersReading } from "#domain/questions/read-answers.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { DebtRow } from "./debt-row.tsx";
import { PlanResult } from "./plan-result.tsx";

const id = "debt-planner";
const rows = Array.from({ length: maxDebts }, (_, index) => index + 1);
const rowsAtFirst = 3;

/** Several debts, two ways to pay them off. `query` is what the page's address says. */
export function DebtPlanner({ locale, query }: { locale: Locale; query: RawPlans }) {
	const t = useTranslations("planners.debts");
	const { state, form, heading, type, ask } = usePlanner(read, query, query.balance1 !== undefined);
	const row = (number: number) => <DebtRow key={number} number={number} texts={query} errors={state.errors} />;
	const furtherRows = rows.slice(rowsAtFirst);
	const needsMore = furtherRows.some((number) => query[`balance${number}`] || query[`rate${number}`]);
	return (
		<PlannerFrame
			id={id}
			title={t("title")}
			lead={t("lead")}
			form={
				<PlannerForm
					form={form}
					action={`${localizedPath(locale, "/calculator")}#${id}-answer`}
					label={t("form")}
					submit={t("submit")}
					onInput={type}
					onAsk={ask}
				>
					<div className="grid gap-5">{rows.slice(0, rowsAtFirst).map(row)}</div>
					<details open={needsMore} suppressHydrationWarning className="group mt-5">
						<summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink-900 underline decoration-ink-300 underline-offset-4">
							{t("more")}
							<Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
						</summary>
						<div className="mt-3 grid gap-5">{furtherRows.map(row)}</div>
					</details>
					<p className="mt-3 mb-5 text-sm">{t("hints.minimum")}</p>
					<NumberField
						question={extraPaymentField}
						label={t("fields.extraPayment")}
						hint={t("hints.extraPayment")}
						error={state.errors.extraPayment}
						text={query.extraPayment ?? ""}
					/>
				</PlannerForm>
			}
			answer={
				state.plan ? (
					<ResultCard id={`${id}-result`} title={t("result")} heading={heading} outdated={state.outdated}>
						<PlanResult comparison={state.plan} />
					</ResultCard>
				) : (
					<BeforeResult
						points={strategies.map((strategy) => ({
							id: strategy,
							name: t(`plans.${strategy}`),
							text: t(`before.${strategy}`),
						}))}
					/>
				)
			}
		/>
	);
}

function read(raw: RawPlans): AnswersReading<StrategyComparison> {
	const reading = readDebts(raw);
	if (!reading.ok) return reading;
	const { debts, extraCents } = reading.values;
	return { ok: true, values: compareStrategies(debts, extraCents) };
}
