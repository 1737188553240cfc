import { useTranslations } from "use-intl";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { FuneralCostMap } from "./funeral-cost-map.tsx";
import { GrowthPicture } from "./growth-picture.tsx";
import { PayoffPicture } from "./payoff-picture.tsx";
import { PremiumPicture } from "./premium-picture.tsx";

/** What an estimate looks like. */
export function ResultPicture({ estimate }: { estimate: Estimate }) {
	const t = useTranslations("calculator");
	switch (estimate.kind) {
		case "growth":
			return <GrowthPicture estimate={estimate} />;
		case "payoff":
			return <PayoffPicture estimate={estimate} />;
		case "premium":
			return (
				<>
					<PremiumPicture estimate={estimate} />
					{estimate.service === "final_expense" && (
						<FuneralCostMap stateCode={estimate.inputs.state} title={t("charts.funeral.title")} />
					)}
				</>
			);
	}
}
