import type { ReactNode, RefObject } from "react";
import { useTranslations } from "use-intl";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { FigureMark } from "#app/components/content/figure-mark.tsx";
import { Folded } from "#app/components/content/folded.tsx";
import { WorkingDetails } from "#app/components/content/working-details.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { AgentLine } from "./agent-line.tsx";
import { FuneralCostMap } from "./funeral-cost-map.tsx";
import { KeepScenario } from "./keep-scenario.tsx";
import { PremiumChart } from "./premium-chart.tsx";
import { SeriesChart } from "./series-chart.tsx";
import { ShareResult } from "./share-result.tsx";
import { useEstimateCopy } from "./use-estimate-copy.ts";
import type { Scenarios } from "./use-scenarios.ts";

/** The estimate: figures, who answers, the ways on and the limits. What explains it is folded below. */
export function Result({
	page,
	estimate,
	outdated,
	title,
	scenarios,
	said,
	agent,
	ways,
	children,
}: {
	page: string;
	estimate: Estimate;
	/** The form has changed since. */
	outdated: boolean;
	title: RefObject<HTMLHeadingElement | null>;
	scenarios: Scenarios;
	/** The estimate as a screen reader announces it; null if there is none. */
	said: Estimate | null;
	/** Who answers about it; null where nobody may be shown. */
	agent: ShownMember | null;
	/** The next steps, or why there are none. */
	ways: ReactNode;
	/** More that is folded below. */
	children: ReactNode;
}) {
	const t = useTranslations("calculator");
	const copy = useEstimateCopy();
	const locale = usePageLocale();
	const figures = copy.figures(estimate);
	const [primary] = figures;
	// Growth at 0% is as prominent as at any other rate (Fla. Admin. Code 69B-150.106).
	const prominent = figures.filter((figure) => figure === primary || figure.id === "no_growth");
	const others = figures.filter((figure) => !prominent.includes(figure));
	const state = jurisdictionName(estimate.inputs.state, locale);
	return (
		<section aria-labelledby="result-title" className="rounded-xl border border-ink-200 bg-white shadow-lg">
			<div className="rounded-t-xl bg-sand-100 p-5 sm:p-8">
				<h3 id="result-title" ref={title} tabIndex={-1} className="text-xl">
					{t("result.title")}
				</h3>
				<p className="mt-1 text-sm">
					{t(`services.${estimate.product}`)} · {state}
					{copy.inputs(estimate).map(({ id, label, value }) => (
						<span key={id}>
							{" · "}
							{label}: <span className="font-semibold whitespace-nowrap text-ink-900">{value}</span>
						</span>
					))}
				</p>
				<p role="status" className="sr-only">
					{said && copy.summary(said)}
				</p>
				{outdated && (
					<p className="mt-4 rounded-md bg-sun-100 px-4 py-2.5 text-sm font-medium text-ink-900">
						{t("result.outdated")}
					</p>
				)}
				<dl className="mt-5 flex flex-wrap gap-x-8 gap-y-4">
					{prominent.map(({ id, label, value, also }) => (
						<div key={id} className={prominent.length === 1 ? "w-full" : "grow basis-52 self-end"}>
							<dt className="font-medium">{label}</dt>
							<dd
								className={`font-serif font-semibold text-ink-900 ${prominent.length === 1 ? "text-4xl" : "text-3xl"}`}
							>
								<span data-figure={id}>{value}</span>
								{also && <span className="block font-sans text-base font-normal">{also}</span>}
							</dd>
						</div>
					))}
					{others.map(({ id, label, value, also }) => (
						<div key={id} className="grow basis-32 self-end">
							<dt className="text-sm">{label}</dt>
							<dd className="text-lg font-semibold text-ink-900">
								<span data-figure={id}>{value}</span>
								{also && <span className="ml-2 text-sm font-normal">({also})</span>}
							</dd>
						</div>
					))}
				</dl>
				<FigureMark product={productOfCalculator[estimate.product]} assumptions="working" />
				{agent && <AgentLine member={agent} />}
				{ways}
				<ul className="mt-5 grid gap-2 border-t border-sand-300 pt-4">
					{copy.notes(estimate).map(({ id, text }) => (
						<li key={id} className="flex gap-2.5">
							<Icon name={importantNotes.includes(id) ? "speech" : "check"} className="mt-1 size-5 text-ink-600" />
							<span className={id === "hypothetical" || id === "not_a_quote" ? "font-semibold text-ink-900" : ""}>
								{text}
							</span>
						</li>
					))}
				</ul>
			</div>
			<div className="grid grid-cols-1 gap-3 p-5 sm:p-8">
				<WorkingDetails steps={estimate.working.map(copy.working)} id="working" title={t("working.title")} />
				<Folded title={t("folded.charts")} choice="charts">
					<div className="grid grid-cols-1 gap-6 border-t border-ink-200 p-4">
						<ResultChart estimate={estimate} />
					</div>
				</Folded>
				<Folded title={t("folded.share")} className="print:hidden">
					<div className="border-t border-ink-200 p-4">
						<ShareResult page={page} inputs={estimate.inputs}>
							<KeepScenario inputs={estimate.inputs} scenarios={scenarios} />
						</ShareResult>
					</div>
				</Folded>
				{children}
			</div>
		</section>
	);
}

const importantNotes = ["agent_must_quote", "target_never_repays", "minimum_never_repays"];

function ResultChart({ estimate }: { estimate: Estimate }) {
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
