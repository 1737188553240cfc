import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { WithoutFigures } from "#app/components/content/without-figures.tsx";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";
import type { WithheldReason } from "#domain/claims/figures.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import type { ReportProps } from "./next-steps.tsx";
import { ReportForm } from "./report-form.tsx";
import { useEstimateCopy } from "./use-estimate-copy.ts";

/**
 * Replaces an estimate that may not be shown: the reason, the entered values, and a request for written quotes. Where
 * nothing may be sold there is no form, because an agent may not call either.
 */
export function WithheldEstimate({
	page,
	estimate,
	reason,
	state: code,
	title,
	report,
}: {
	page: string;
	estimate: Estimate;
	reason: WithheldReason;
	/** Where the visitor lives, two letters. */
	state: string;
	title: RefObject<HTMLHeadingElement | null>;
	report: ReportProps;
}) {
	const t = useTranslations("withheld");
	const calculator = useTranslations("calculator");
	const copy = useEstimateCopy();
	const state = jurisdictionName(code, usePageLocale()) ?? code;
	const inputs = [
		{ id: "state", label: calculator("fields.state"), value: state },
		// Without an estimate a rate says nothing.
		...copy.inputs(estimate).filter(({ id }) => id !== "assumedRate"),
	];
	return (
		<>
			<section
				aria-labelledby="result-title"
				className="rounded-xl border border-ink-200 bg-white p-5 shadow-lg sm:p-8"
			>
				<h3 id="result-title" ref={title} tabIndex={-1} className="text-xl">
					{reason === "switched_off" ? t("title") : calculator(`services.${estimate.product}`)}
				</h3>
				<div role="status" className="mt-3">
					{reason === "switched_off" ? (
						<>
							<p>{t("reasons.switched_off")}</p>
							<WithoutFigures product={productOfCalculator[estimate.product]} />
						</>
					) : (
						<RefusalNote reason={reason} state={code} product={productOfCalculator[estimate.product]} />
					)}
				</div>
				<h4 className="mt-6 font-sans text-base font-semibold text-ink-900">{t("given")}</h4>
				<dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
					{inputs.map(({ id, label, value }) => (
						<div key={id}>
							<dt className="text-sm">{label}</dt>
							<dd className="font-semibold text-ink-900">{value}</dd>
						</div>
					))}
				</dl>
			</section>
			{reason === "switched_off" && (
				<div id="next-steps" className="scroll-mt-24 rounded-xl bg-ink-50 p-5 sm:p-8 print:hidden">
					<ReportForm
						estimate={estimate}
						action={`${page}?${toQuery(estimate.inputs)}&report=full#next-steps`}
						report={report}
						takesFocus={false}
						withheld
					/>
				</div>
			)}
		</>
	);
}
