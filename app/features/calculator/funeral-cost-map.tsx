import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { ChartFigure, ChartTable } from "#app/components/charts/chart-figure.tsx";
import { ShapeKey } from "#app/components/charts/chart-key.tsx";
import { ShadedUsMap } from "#app/components/charts/shaded-us-map.tsx";
import { funeralCost, statesWithFuneralCost } from "#domain/calculators/funeral-costs.ts";
import { shades } from "#domain/charts/shades.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { statesByName } from "#domain/location/state-names.ts";
import { useDollars } from "./use-quantity-text.ts";

const fills = ["fill-ink-100", "fill-ink-300", "fill-ink-500", "fill-ink-800"] as const;
const colors = ["bg-ink-100", "bg-ink-300", "bg-ink-500", "bg-ink-800"] as const;

/** Estimated funeral costs by state. */
export function FuneralCostMap({ stateCode, title }: { stateCode: string; title: string }) {
	const t = useTranslations("calculator.charts.funeral");
	const dollars = useDollars();
	const locale = usePageLocale();
	const costs = statesWithFuneralCost.map((code) => funeralCost(code) ?? 0);
	const { shadeOf, ranges } = shades(costs, fills.length);
	const costIn = (code: string) => dollars(funeralCost(code) ?? 0);
	return (
		<ChartFigure
			title={title}
			table={
				<ChartTable
					caption={title}
					columns={[t("state"), t("cost")]}
					rows={statesByName(locale).map(({ code, name }) => ({
						head: name,
						cells: [costIn(code)],
						own: code === stateCode,
					}))}
				/>
			}
		>
			<ShadedUsMap
				label={t("summary", {
					state: jurisdictionName(stateCode, locale) ?? "",
					cost: costIn(stateCode),
					low: dollars(Math.min(...costs)),
					high: dollars(Math.max(...costs)),
				})}
				shadeOf={(code) => {
					const cost = funeralCost(code);
					return cost === undefined ? undefined : shadeOf(cost);
				}}
				fills={fills}
				own={stateCode}
			/>
			<ShapeKey
				entries={ranges.map(([low, high], shade) => ({
					id: String(shade),
					label: t("range", { low: dollars(low), high: dollars(high) }),
					color: `${colors[shade]} ring-1 ring-ink-300 ring-inset`,
				}))}
			/>
			<p className="mt-2 text-sm">{t("source")}</p>
		</ChartFigure>
	);
}
