import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { BeforeResult } from "#app/features/planners/before-result.tsx";
import { figuresId, Planner } from "#app/features/planners/planner.tsx";
import { usePlanner } from "#app/features/planners/use-planner.ts";
import { NumberField } from "#app/features/questions/number-field.tsx";
import { compareStrategies, type StrategyComparison, strategies } from "#domain/calculators/debt-planner.ts";
import type { RawPlans } from "#domain/calculators/planner-query.ts";
import { debtFields, debtNames, extraPaymentField, maxDebts, readDebts } from "#domain/calculators/read-debts.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { QuestionErrors } from "#domain/questions/question-error.ts";
import type { RawAnswers } from "#domain/questions/read-answer.ts";
import type { AnswersReading } from "#domain/questions/read-answers.ts";
import { PlanResult } from "./plan-result.tsx";

const rows = Array.from({ length: maxDebts }, (_, index) => index + 1);
const rowsAtFirst = 3;

/** Several debts and two strategies to pay them off. `query` is the page's query. */
export function DebtPlanner({ locale, query }: { locale: Locale; query: RawPlans }) {
	const t = useTranslations("planners.debts");
	const planner = usePlanner(read, query, query.balance1 !== undefined, figuresId("debt-planner"));
	const { errors } = planner.state;
	const row = (number: number) => <DebtRow key={number} number={number} texts={query} errors={errors} />;
	const furtherRows = rows.slice(rowsAtFirst);
	const needsMore = furtherRows.some((number) => query[`balance${number}`] || query[`rate${number}`]);
	return (
		<Planner
			id="debt-planner"
			copy="debts"
			locale={locale}
			planner={planner}
			before={
				<BeforeResult
					points={strategies.map((strategy) => ({
						id: strategy,
						name: t(`plans.${strategy}`),
						text: t(`before.${strategy}`),
					}))}
				/>
			}
			result={(plan) => <PlanResult comparison={plan} />}
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
				error={errors.extraPayment}
				text={query.extraPayment ?? ""}
			/>
		</Planner>
	);
}

function read(raw: RawPlans): AnswersReading<StrategyComparison> {
	const reading = readDebts(raw);
	if (!reading.ok) return reading;
	const { debts, extraCents } = reading.values;
	return { ok: true, values: compareStrategies(debts, extraCents) };
}

function DebtRow({ number, texts, errors }: { number: number; texts: RawAnswers; errors: QuestionErrors }) {
	const t = useTranslations("planners.debts");
	const fields = debtFields(number);
	return (
		<fieldset className="min-w-0 rounded-lg bg-sand-50 p-4">
			<legend className="float-left mb-3 w-full font-semibold text-ink-900">{t("debt", { number })}</legend>
			<div className="clear-both grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
				{debtNames.map((part) => {
					const question = fields[part];
					const { name } = question;
					return (
						<NumberField
							key={name}
							question={question}
							label={t(`fields.${part}`)}
							error={errors[name]}
							text={texts[name] ?? ""}
						/>
					);
				})}
			</div>
		</fieldset>
	);
}
