import { useTranslations } from "use-intl";
import { useQuantityText } from "#app/features/calculator/use-quantity-text.ts";
import { type DebtPlan, type StrategyComparison, strategies } from "#domain/calculators/debt-planner.ts";
import { timeToPayoff } from "#domain/calculators/quantities.ts";
import { PlanChart } from "./plan-chart.tsx";

/** Compares both strategies, with their cost and a chart. */
export function PlanResult({ comparison }: { comparison: StrategyComparison }) {
	const t = useTranslations("planners.debts");
	const quantity = useQuantityText();
	const { avalanche, snowball, budgetCents, firstInterestCents, savedCents } = comparison;
	const money = (cents: number) => quantity({ unit: "cents", value: cents });
	const verdict = t(`verdicts.${comparison.verdict}`, {
		amount: money(savedCents),
		interest: money(firstInterestCents),
	});
	const hasEnd = avalanche.payoff.outcome === "paid" || snowball.payoff.outcome === "paid";
	return (
		<>
			<p className="mt-3 text-lg font-semibold text-ink-900">{verdict}</p>
			<ExtraPayment comparison={comparison} />
			<p className="mt-2">{t("budget", { amount: money(budgetCents) })}</p>
			{hasEnd && (
				<div className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
					{strategies.map((strategy) => (
						<PlanCard key={strategy} title={t(`plans.${strategy}`)} plan={comparison[strategy]} />
					))}
				</div>
			)}
			<div className="mt-6 rounded-lg bg-white p-4">
				<PlanChart comparison={comparison} verdict={verdict} />
			</div>
			<p className="mt-6 text-sm">{t("note")}</p>
		</>
	);
}

/** Shows how much the extra payment saves, if the debts get paid off with and without it. */
function ExtraPayment({ comparison: { avalanche, withoutExtra } }: { comparison: StrategyComparison }) {
	const t = useTranslations("planners.debts");
	const quantity = useQuantityText();
	const [more, less] = [avalanche.payoff, withoutExtra.payoff];
	if (more.outcome !== "paid" || less.outcome !== "paid" || more.months >= less.months) return null;
	return (
		<p className="mt-2">
			{t("extraSaves", {
				amount: quantity({ unit: "cents", value: less.interestCents - more.interestCents }),
				time: quantity({ unit: "months", value: less.months - more.months }),
			})}
		</p>
	);
}

function PlanCard({ title, plan: { payoff, order } }: { title: string; plan: DebtPlan }) {
	const t = useTranslations("planners.debts");
	const quantity = useQuantityText();
	const money = (cents: number) => quantity({ unit: "cents", value: cents });
	return (
		<section className="rounded-lg bg-white p-4">
			<h4 className="font-semibold text-ink-900">{title}</h4>
			<dl className="mt-3 grid gap-2 text-sm">
				<div>
					<dt>{t("time")}</dt>
					<dd className="text-lg font-semibold text-ink-900 tabular-nums">{quantity(timeToPayoff(payoff))}</dd>
				</div>
				{payoff.outcome === "paid" && (
					<div>
						<dt>{t("interest")}</dt>
						<dd className="font-semibold text-ink-900 tabular-nums">{money(payoff.interestCents)}</dd>
					</div>
				)}
			</dl>
			{order.length > 1 && (
				<>
					<p className="mt-4 text-sm font-semibold text-ink-900">{t("order")}</p>
					<ol className="mt-1 grid list-decimal gap-1 pl-5 text-sm">
						{order.map(({ number, month }) => (
							<li key={number}>
								{t("paidOff", { debt: t("debt", { number }), time: quantity({ unit: "months", value: month }) })}
							</li>
						))}
					</ol>
				</>
			)}
		</section>
	);
}
