import { useTranslations } from "use-intl";
import type { LineKind } from "#app/components/charts/chart-key.tsx";
import type { GrowthEstimate, SeriesCode } from "#domain/calculators/estimate-shape.ts";
import { SeriesFigure } from "./series-figure.tsx";
import { useEstimateCopy } from "./use-estimate-copy.ts";

const kinds: Partial<Record<SeriesCode, LineKind>> = {
	high: "side",
	low: "side",
	no_growth: "ground",
	assumed: "main",
	fixed_rate: "main",
};

/** How the value may grow: a band between the lowest and the highest rate, and 0 % beside it. */
export function GrowthChart({ estimate }: { estimate: GrowthEstimate }) {
	const t = useTranslations("calculator.charts");
	const words = useEstimateCopy();
	const entries = estimate.series.map((series) => ({
		id: series.code,
		kind: kinds[series.code] ?? "side",
		label: words.seriesName(series),
		value: words.money(series.points.at(-1)?.cents ?? 0),
	}));
	return (
		<SeriesFigure
			estimate={estimate}
			title={t("growth.title")}
			summary={t("growth.summary", {
				years: estimate.inputs.timeHorizon,
				ends: entries.map(({ label, value }) => `${label}: ${value}`).join("; "),
			})}
			entries={entries}
			between={["low", "high"]}
			cell={(cents) => (cents === null ? "" : words.money(cents))}
		/>
	);
}
