import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { rateTables } from "#content/rates.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";
import { compareScenarios } from "#domain/calculators/scenarios.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { useEstimateCopy } from "./use-estimate-copy.ts";
import type { Scenarios } from "./use-scenarios.ts";
import { useWithheldReason } from "./use-withheld-reason.ts";

/** Up to three estimates side by side, with their differences highlighted. Renders nothing until one is saved. */
export function Comparison({ scenarios }: { scenarios: Scenarios }) {
	const t = useTranslations("calculator");
	const copy = useEstimateCopy();
	const locale = usePageLocale();
	const stateRow = (code: string) => ({
		id: "state" as const,
		label: t("fields.state"),
		value: jurisdictionName(code, locale) ?? "",
	});
	const withheldFor = useWithheldReason();
	const shown = scenarios.saved.filter(({ service, state }) => !withheldFor(service, state));
	if (shown.length === 0) return null;
	const { estimates, differing } = compareScenarios(shown, rateTables);
	return (
		<section id="comparison" aria-labelledby="comparison-title" className="mt-10 scroll-mt-24">
			<h3 id="comparison-title" className="text-xl">
				{t("compare.title")}
			</h3>
			<ul className="mt-4 grid gap-4 md:grid-cols-3">
				{estimates.map((estimate, index) => (
					<li
						key={toQuery(estimate.inputs)}
						className="flex flex-col rounded-xl border border-ink-200 bg-white p-5 print:break-inside-avoid"
					>
						<h4 className="font-semibold text-ink-900">
							{index + 1}. {t(`services.${estimate.product}`)}
						</h4>
						<dl className="mt-3 grid gap-1 text-sm">
							{[stateRow(estimate.inputs.state), ...copy.inputs(estimate)].map(({ id, label, value }) => (
								<div key={id} className="flex flex-wrap justify-between gap-x-4">
									<dt>{label}</dt>
									<dd
										className={
											differing.some((name) => name === id)
												? "rounded-sm bg-sun-100 px-1.5 font-semibold text-ink-900"
												: "px-1.5"
										}
									>
										{value}
									</dd>
								</div>
							))}
						</dl>
						<dl className="mt-4 grid gap-3 border-t border-ink-100 pt-4">
							{copy.figures(estimate).map(({ id, label, value }, place) => (
								<div key={id}>
									<dt className="text-sm">{label}</dt>
									<dd
										className={`font-semibold text-ink-900 ${place === 0 || id === "no_growth" ? "font-serif text-2xl" : ""}`}
									>
										{value}
									</dd>
								</div>
							))}
						</dl>
						<button
							type="button"
							onClick={() => scenarios.remove(estimate.inputs)}
							className="mt-auto min-h-11 self-start pt-4 font-semibold underline underline-offset-4 print:hidden"
						>
							{t("compare.remove")}
							<span className="sr-only"> {index + 1}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
