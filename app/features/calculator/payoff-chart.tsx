import { useTranslations } from "use-intl";
import type { PayoffEstimate } from "#domain/calculators/estimate-shape.ts";
import { SeriesFigure } from "./series-figure.tsx";
import { useEstimateCopy } from "./use-estimate-copy.ts";

/** What is still owed, paid off as planned and with minimum payments alone. */
export function PayoffChart({ estimate }: { estimate: PayoffEstimate }) {
	const t = useTranslations("calculator.charts");
	const words = useEstimateCopy();
	const entries = estimate.series.map((series) => ({
		id: series.code,
		kind: series.code === "minimum_payment" ? ("contrast" as const) : ("main" as const),
		label: words.seriesName(series),
	}));
	return (
		<SeriesFigure
			estimate={estimate}
			title={t("payoff.title")}
			summary={t("payoff.summary", { figures: words.summary(estimate) })}
			entries={entries}
			front={entries.toReversed()}
			cell={(cents) => words.money(cents ?? 0)}
		/>
	);
}
