import { useTranslations } from "use-intl";
import { useClaims } from "#app/browser/page-frame.tsx";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { FuneralCostMap } from "./funeral-cost-map.tsx";
import { PremiumChart } from "./premium-chart.tsx";
import { SeriesChart } from "./series-chart.tsx";

export function ResultChart({ estimate }: { estimate: Estimate }) {
	const t = useTranslations("calculator");
	const showsFunerals = claimStatus(useClaims(), "funeralCosts") !== "withheld";
	if (estimate.kind !== "premium") return <SeriesChart estimate={estimate} />;
	return (
		<>
			<PremiumChart estimate={estimate} />
			{estimate.product === "final_expense" && showsFunerals && (
				<FuneralCostMap stateCode={estimate.inputs.state} title={t("charts.funeral.title")} />
			)}
		</>
	);
}
