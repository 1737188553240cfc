import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useClaims } from "#app/browser/page-frame.tsx";
import { WithoutFigures } from "#app/components/content/without-figures.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";
import { type WithheldReason, withheldReason } from "#domain/claims/figures.ts";
import { calculatorQuery } from "#domain/funnels/calculator-query.ts";
import { funnelEstimate } from "#domain/funnels/funnel-estimate.ts";
import { endKey, type FunnelProgress } from "#domain/funnels/funnel-progress.ts";
import { queryOf } from "#domain/funnels/funnel-query.ts";
import { calculatorOf, type ProductSlug } from "#domain/products/products.ts";
import { isPremiumProduct } from "#domain/rates/rate-table.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import { useRefusalText } from "../location/use-refusal-text.ts";
import { useSalesRefusal, useStatedState } from "../location/use-sales-refusal.ts";
import { BackLink } from "./back-link.tsx";
import { FunnelLead, type FunnelLeadOptions } from "./funnel-lead.tsx";
import type { FunnelQuestion } from "./funnel-question.ts";
import { FunnelResult, Recommendations, type ResultCopy } from "./funnel-result.tsx";
import { QuestionForm } from "./question-form.tsx";
import { QuoteFigures } from "./quote-figures.tsx";
import { QuoteWays } from "./quote-ways.tsx";
import { SentLine } from "./sent-line.tsx";
import { useFunnel } from "./use-funnel.ts";
import { useQuoteEstimate } from "./use-quote-estimate.ts";

export interface FunnelCalcProps {
	/** The page's own path. */
	page: string;
	questions: readonly FunnelQuestion[];
	initial: FunnelProgress;
	/** The state in the page's URL. */
	stateInQuery: string | null;
	result: ResultCopy;
	lead: FunnelLeadOptions;
	/** For visitors who prefer to choose a time. */
	booking: { href: string; label: string };
}

/** A product's questions one by one, then the estimate with the funnel's rule of thumb folded, and the contact form. */
export function FunnelCalc({ page, questions, initial, stateInQuery, result, lead, booking }: FunnelCalcProps) {
	const t = useTranslations("funnels");
	const asking = useFunnel({ funnel: lead.funnel, steps: questions, initial });
	const { progress, moves, onBack } = asking;
	const { answers, position } = progress;
	const estimate = position === questions.length ? funnelEstimate(lead.product, answers) : undefined;
	const last = questions.at(-1);
	const state = useStatedState(null, stateInQuery);
	const withheld = withheldReason({ product: lead.product, state }, useClaims(), agency);
	const refusal = useSalesRefusal(lead.product, null, stateInQuery);
	const quote = useQuoteEstimate(lead.funnel, answers, state);
	const title = useRef<HTMLHeadingElement>(null);
	const isDone = estimate !== undefined;
	useEffect(() => {
		if (moves > 0 && isDone) title.current?.focus();
	}, [moves, isDone]);

	// A visitor from such a state learns this before the questions, not after them.
	if (refusal === "not_licensed" || refusal === "not_offered") {
		return (
			<div className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
				<RefusalNote reason={refusal} state={state} product={lead.product} />
			</div>
		);
	}
	if (!estimate || !last) {
		return (
			<div className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
				<SentLine
					funnel={lead.funnel}
					answers={answers}
					href={`${page}?${queryOf(answers, endKey)}`}
					onOpen={asking.onEnd}
				/>
				<QuestionForm
					page={page}
					questions={questions}
					finish={!withheld && isPremiumProduct(calculatorOf(lead.product)) ? "finishPrice" : "finish"}
					{...asking}
				/>
			</div>
		);
	}
	return (
		<div data-slot="result" className="grid gap-6">
			<div className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
				{withheld || !quote ? (
					<WithheldResult
						reason={withheld ?? "switched_off"}
						state={state}
						product={lead.product}
						takesFocus={moves > 0}
					/>
				) : (
					<>
						<h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
							{t("estimate.title")}
						</h2>
						<QuoteFigures quote={quote} ways={!refusal && <QuoteWays product={lead.product} />}>
							<div className="border-t border-ink-200 p-4">
								<FunnelResult estimate={estimate} copy={result} locale={lead.locale} />
							</div>
						</QuoteFigures>
					</>
				)}
				<div className="mt-8 flex flex-wrap gap-3">
					<BackLink href={`${page}?${queryOf(answers, last.name)}`} onBack={onBack}>
						{t("result.change")}
					</BackLink>
					{!withheld && (
						<a
							href={`${localizedPath(lead.locale, "/calculator")}?${calculatorQuery(lead.product, answers, state)}`}
							className={buttonStyle("secondary")}
						>
							{t("result.calculator")}
						</a>
					)}
				</div>
			</div>
			{!withheld && <Recommendations recommendations={estimate.recommendations} />}
			<div className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
				{refusal ? (
					<RefusalNote reason={refusal} state={state} product={lead.product} />
				) : (
					<FunnelLead {...lead} questions={questions} answers={answers} action={`${page}?${queryOf(answers, endKey)}`}>
						<a
							href={booking.href}
							className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-coral-700 underline-offset-4 hover:underline"
						>
							{booking.label}
							<Icon name="arrow-right" />
						</a>
					</FunnelLead>
				)}
			</div>
		</div>
	);
}

/** Stands in place of a funnel's result that may not be shown. */
function WithheldResult({
	reason,
	state,
	product,
	takesFocus,
}: {
	reason: WithheldReason;
	state: string | null;
	product: ProductSlug;
	takesFocus: boolean;
}) {
	const t = useTranslations("withheld");
	const textOf = useRefusalText();
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) title.current?.focus();
	}, [takesFocus]);
	return (
		<>
			<h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
				{reason === "switched_off" ? t("title") : t("noFigures")}
			</h2>
			<p className="mt-3">{textOf(reason, state, product)}</p>
			{reason === "switched_off" && <WithoutFigures product={product} />}
		</>
	);
}
