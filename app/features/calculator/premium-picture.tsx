import { useTranslations } from "use-intl";
import { BarChartPicture } from "#app/components/charts/bar-chart-picture.tsx";
import { ChartFigure, ChartTable } from "#app/components/charts/chart-figure.tsx";
import { ShapeKey } from "#app/components/charts/chart-key.tsx";
import type { PremiumEstimate } from "#domain/calculators/estimate-shape.ts";
import { type PremiumBand, premiumBands } from "#domain/charts/estimate-series.ts";
import { useEstimateWords } from "./use-estimate-words.ts";
import { useDollars, useShortDollars } from "./use-quantity-text.ts";

/** What the same coverage costs at other ages, for those who smoke and those who do not. */
export function PremiumPicture({ estimate }: { estimate: PremiumEstimate }) {
	const t = useTranslations("calculator.charts");
	const words = useEstimateWords();
	const dollars = useDollars();
	const shortDollars = useShortDollars();
	const { age, smoker, coverageAmount } = estimate.inputs;
	const bands = premiumBands(estimate);
	const own = bands.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge);
	const columns = [words.seriesName({ code: "non_smoker" }), words.seriesName({ code: "smoker" })] as const;
	const title = t("premium.title", { amount: dollars(coverageAmount) });
	return (
		<ChartFigure
			title={title}
			table={
				<ChartTable
					caption={title}
					columns={[t("age"), ...columns]}
					rows={bands.map((band) => ({
						head: ages(band),
						cells: [words.money(band.nonSmokerCents), words.money(band.smokerCents)],
						own: band === own,
					}))}
				/>
			}
		>
			<BarChartPicture
				label={t("premium.summary", {
					bands: bands
						.map((band) => `${ages(band)}: ${words.money(band.nonSmokerCents)} / ${words.money(band.smokerCents)}`)
						.join("; "),
				})}
				groups={bands.map((band) => ({
					label: ages(band),
					values: { nonSmoker: band.nonSmokerCents / 100, smoker: band.smokerCents / 100 },
				}))}
				ids={["nonSmoker", "smoker"]}
				fills={{ nonSmoker: "fill-ink-700", smoker: "fill-sun-400" }}
				own={own && { label: ages(own), id: smoker ? "smoker" : "nonSmoker" }}
				yLabel={shortDollars}
			/>
			<ShapeKey
				entries={[
					{ id: "nonSmoker", label: columns[0], colour: "bg-ink-700" },
					{ id: "smoker", label: columns[1], colour: "bg-sun-400" },
					{ id: "own", label: t("premium.own"), colour: "bg-coral-600" },
				]}
			/>
		</ChartFigure>
	);
}

function ages({ fromAge, toAge }: PremiumBand): string {
	return `${fromAge}–${toAge}`;
}
