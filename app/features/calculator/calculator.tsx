import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { CalculatorProduct } from "#domain/calculators/calculator-products.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import { useSalesRefusal, useStatedState } from "../location/use-sales-refusal.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { hasResult, isOutdated, isSecondStep } from "./calculator-state.ts";
import { Comparison } from "./comparison.tsx";
import { EmptyResult } from "./empty-result.tsx";
import { NextSteps, type ReportProps } from "./next-steps.tsx";
import { type ProductQuestions, Questions } from "./questions.tsx";
import { RefusedEstimate } from "./refused-estimate.tsx";
import { Result } from "./result.tsx";
import { useCalculator } from "./use-calculator.ts";
import { useScenarios } from "./use-scenarios.ts";
import { useWithheldReason } from "./use-withheld-reason.ts";
import { WithheldEstimate } from "./withheld-estimate.tsx";

export interface CalculatorProps {
	/** The inputs in the page's URL. */
	values: RawInputs;
	/** True if this is the calculator's own page, whose URL may name the inputs. */
	ownPage: boolean;
	questions: Record<CalculatorProduct, ProductQuestions>;
	report: ReportProps;
}

export function Calculator({ values, ownPage, questions, report }: CalculatorProps) {
	const calculation = useCalculator(values, ownPage);
	const scenarios = useScenarios();
	const { state, resultTitle } = calculation;
	const { estimate } = state;
	const withheldFor = useWithheldReason();
	const slug = estimate ? productOfCalculator[estimate.product] : null;
	const stated = useStatedState(state.estimates > 0 ? estimate?.inputs.state : null);
	const livesIn = (state.isStateAssumed ? stated : state.values.state) || estimate?.inputs.state || null;
	const withheld = estimate && withheldFor(estimate.product, livesIn ?? "");
	const refusal = useSalesRefusal(slug, livesIn);
	const page = localizedPath(usePageLocale(), "/calculator");
	return (
		<>
			<div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
				<CalculatorForm action={`${page}#estimate`} calculation={calculation} />
				<div
					id={hasResult(state) || !isSecondStep(state) ? "estimate" : undefined}
					className="grid scroll-mt-24 grid-cols-1 gap-6"
				>
					{estimate && withheld ? (
						<WithheldEstimate
							key={estimate.product}
							page={page}
							estimate={estimate}
							reason={withheld}
							state={livesIn ?? ""}
							title={resultTitle}
							report={report}
						/>
					) : estimate ? (
						<>
							<Result
								page={page}
								estimate={estimate}
								outdated={isOutdated(state)}
								estimates={state.estimates}
								title={resultTitle}
								scenarios={scenarios}
							/>
							<Questions {...questions[estimate.product]} product={estimate.product} />
							{refusal ? (
								<RefusalNote reason={refusal} state={livesIn} product={slug} />
							) : (
								<NextSteps key={estimate.product} page={page} estimate={estimate} report={report} />
							)}
						</>
					) : state.refused ? (
						<RefusedEstimate product={state.refused} title={resultTitle} />
					) : (
						<EmptyResult values={state.values} state={livesIn} />
					)}
				</div>
			</div>
			{!refusal && <Comparison scenarios={scenarios} />}
		</>
	);
}
