import { useTranslations } from "use-intl";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { FuneralCostMap } from "./funeral-cost-map.tsx";
import { GrowthChart } from "./growth-chart.tsx";
import { PayoffChart } from "./payoff-chart.tsx";
import { PremiumChart } from "./premium-chart.tsx";

/** What an estimate looks like. */
export function ResultChart({ estimate }: { estimate: Estimate }) {
	const t = useTranslations("calculator");
	switch (estimate.kind) {
		case "growth":
			return <GrowthChart estimate={estimate} />;
		case "payoff":
			return <PayoffChart estimate={estimate} />;
		case "premium":
			return (
				<>
					<PremiumChart estimate={estimate} />
					{estimate.service === "final_expense" && (
						<FuneralCostMap stateCode={estimate.inputs.state} title={t("charts.funeral.title")} />
					)}
				</>
			);
	}
}
