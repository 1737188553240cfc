import { useTranslations } from "use-intl";
import { BarChartSvg } from "#app/components/charts/bar-chart-svg.tsx";
import { ChartFigure, ChartTable } from "#app/components/charts/chart-figure.tsx";
import { ShapeKey } from "#app/components/charts/chart-key.tsx";
import type { PremiumEstimate } from "#domain/calculators/estimate-shape.ts";
import { agesOf, premiumBrackets } from "#domain/charts/estimate-series.ts";
import { useEstimateCopy } from "./use-estimate-copy.ts";
import { useDollars, useShortDollars } from "./use-quantity-text.ts";

/** The cost of the same coverage by age, for smokers and non-smokers. */
export function PremiumChart({ estimate }: { estimate: PremiumEstimate }) {
	const t = useTranslations("calculator.charts");
	const copy = useEstimateCopy();
	const dollars = useDollars();
	const shortDollars = useShortDollars();
	const money = (cents: number | null) => (cents === null ? "–" : copy.money(cents, estimate));
	const { age, smoker, coverageAmount } = estimate.inputs;
	const brackets = premiumBrackets(estimate);
	const own = brackets.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge);
	const columns = [copy.seriesName({ code: "non_smoker" }), copy.seriesName({ code: "smoker" })] as const;
	const title = t("premium.title", { amount: dollars(coverageAmount) });
	return (
		<ChartFigure
			title={title}
			table={
				<ChartTable
					caption={title}
					columns={[t("age"), ...columns]}
					rows={brackets.map((bracket) => ({
						head: agesOf(bracket),
						cells: [money(bracket.nonSmokerCents), money(bracket.smokerCents)],
						own: bracket === own,
					}))}
				/>
			}
		>
			<BarChartSvg
				label={t("premium.summary", {
					bands: brackets
						.map((bracket) => `${agesOf(bracket)}: ${money(bracket.nonSmokerCents)} / ${money(bracket.smokerCents)}`)
						.join("; "),
				})}
				groups={brackets.map((bracket) => ({
					label: agesOf(bracket),
					values: { nonSmoker: (bracket.nonSmokerCents ?? 0) / 100, smoker: (bracket.smokerCents ?? 0) / 100 },
				}))}
				ids={["nonSmoker", "smoker"]}
				fills={{ nonSmoker: "fill-ink-700", smoker: "fill-sun-400" }}
				own={own && { label: agesOf(own), id: smoker ? "smoker" : "nonSmoker" }}
				yLabel={shortDollars}
			/>
			<ShapeKey
				entries={[
					{ id: "nonSmoker", label: columns[0], color: "bg-ink-700" },
					{ id: "smoker", label: columns[1], color: "bg-sun-400" },
					{ id: "own", label: t("premium.own"), color: "bg-coral-600" },
				]}
			/>
		</ChartFigure>
	);
}
