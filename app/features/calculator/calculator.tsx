import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { type Faq, FaqList } from "#app/components/content/faq-list.tsx";
import { Folded } from "#app/components/content/folded.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { rateTables } from "#content/rates.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { CalculatorProduct } from "#domain/calculators/calculator-products.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import type { LeadResult } from "../leads/lead-form-state.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import { useSalesRefusal, useStatedState } from "../location/use-sales-refusal.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { hasResult, isOutdated, isSecondStep } from "./calculator-state.ts";
import { Comparison } from "./comparison.tsx";
import { EmptyResult } from "./empty-result.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Result } from "./result.tsx";
import { ResultWays } from "./result-ways.tsx";
import { useCalculator } from "./use-calculator.ts";
import { useEstimateCopy } from "./use-estimate-copy.ts";
import { useScenarios } from "./use-scenarios.ts";
import { useWithheldReason } from "./use-withheld-reason.ts";
import { WithheldEstimate } from "./withheld-estimate.tsx";

interface ProductQuestions {
	seoText: string;
	faqs: readonly Faq[];
}

export interface CalculatorProps {
	/** The inputs in the page's URL. */
	values: RawInputs;
	/** True if this is the calculator's own page, whose URL may name the inputs. */
	ownPage: boolean;
	questions: Record<CalculatorProduct, ProductQuestions>;
	/** The copy of its two lead forms. */
	leadCopies: Record<CalculatorLead, LeadCopy>;
	/** Who may answer visitors. */
	agents: readonly ShownMember[];
	/** The result of one of the forms, posted without script. */
	result: (LeadResult & { kind: string }) | undefined;
	/** The form that the page's address asks for. */
	asked: CalculatorLead | null;
}

/** The forms of the calculator: the estimate for an address alone, and the report. */
export type CalculatorLead = "estimate" | "report";

export function Calculator({ values, ownPage, questions, leadCopies, agents, result, asked }: CalculatorProps) {
	const calculation = useCalculator(values, ownPage);
	const scenarios = useScenarios();
	const { state, resultTitle, said } = calculation;
	const { estimate } = state;
	const withheldFor = useWithheldReason();
	const slug = estimate ? productOfCalculator[estimate.product] : null;
	const stated = useStatedState(state.estimates > 0 ? estimate?.inputs.state : null);
	const livesIn = (state.isStateAssumed ? stated : state.values.state) || estimate?.inputs.state || null;
	const withheld = estimate && withheldFor(estimate.product, livesIn ?? "");
	const refusal = useSalesRefusal(slug, livesIn);
	const locale = usePageLocale();
	const page = localizedPath(locale, "/calculator");
	const agent = agentFor(agents, locale, livesIn);
	const resultOf = (kind: CalculatorLead) => (result?.kind === kind ? result : undefined);
	const report = { copy: leadCopies.report, result: resultOf("report"), asked: asked === "report", agent };
	return (
		<>
			<div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
				<CalculatorForm action={`${page}#estimate`} calculation={calculation} />
				<div id={hasResult(state) || !isSecondStep(state) ? "estimate" : undefined} className="grid grid-cols-1 gap-6">
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
								title={resultTitle}
								scenarios={scenarios}
								said={said}
								agent={refusal ? null : agent}
								ways={
									refusal ? (
										<RefusalNote reason={refusal} state={livesIn} product={slug} />
									) : (
										<ResultWays
											estimate={estimate}
											copy={leadCopies.estimate}
											result={resultOf("estimate")}
											isAsked={asked === "estimate"}
										/>
									)
								}
							>
								<Questions {...questions[estimate.product]} product={estimate.product} />
							</Result>
							{!refusal && <NextSteps key={estimate.product} page={page} estimate={estimate} report={report} />}
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

function Questions({ product, seoText, faqs }: ProductQuestions & { product: CalculatorProduct }) {
	const t = useTranslations("calculator");
	return (
		<Folded title={<h3 className="font-sans text-base font-semibold">{t("questions")}</h3>}>
			<div className="border-t border-ink-200 p-4">
				<p className="mb-5">{seoText}</p>
				<FaqList key={product} items={faqs} />
			</div>
		</Folded>
	);
}

/** Stands in place of an estimate that the rate table has no price for: an agent must quote it. */
function RefusedEstimate({ product, title }: { product: PremiumProduct; title: RefObject<HTMLHeadingElement | null> }) {
	const t = useTranslations("withheld");
	const copy = useEstimateCopy();
	const refusal = copy.refusal(rateTables[product]);
	return (
		<section aria-labelledby="result-title" className="rounded-xl border border-ink-200 bg-white p-5 shadow-lg sm:p-8">
			<h3 id="result-title" ref={title} tabIndex={-1} className="text-xl">
				{refusal.title}
			</h3>
			<p role="status" className="mt-3 mb-5">
				{refusal.text}
			</p>
			<SiteLink path="/#contact" className={buttonStyle()}>
				{t("action")}
			</SiteLink>
		</section>
	);
}
