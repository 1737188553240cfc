import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { endKey, type FunnelProgress, stateStep } from "#domain/funnels/funnel-progress.ts";
import { queryOf } from "#domain/funnels/funnel-query.ts";
import { calculatorOf } from "#domain/products/products.ts";
import { isPremiumProduct } from "#domain/rates/rate-table.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import { useSalesRefusal, useStatedState } from "../location/use-sales-refusal.ts";
import { AmendAnswers } from "./amend-answers.tsx";
import { BackLink } from "./back-link.tsx";
import { FunnelLead, type FunnelLeadOptions } from "./funnel-lead.tsx";
import type { FunnelQuestion } from "./funnel-question.ts";
import { QuestionForm } from "./question-form.tsx";
import { QuoteFigures } from "./quote-figures.tsx";
import { QuoteWays } from "./quote-ways.tsx";
import { SentLine } from "./sent-line.tsx";
import { StateLine } from "./state-line.tsx";
import { useFunnel } from "./use-funnel.ts";
import { useKnownState } from "./use-known-state.ts";
import { useQuoteEstimate } from "./use-quote-estimate.ts";

export interface FunnelQuoteProps {
	/** The page's own path. */
	page: string;
	questions: readonly FunnelQuestion[];
	initial: FunnelProgress;
	lead: FunnelLeadOptions;
}

/** A few questions one by one, then the estimate and the contact form. */
export function FunnelQuote({ page, questions, initial, lead }: FunnelQuoteProps) {
	const t = useTranslations("funnels");
	const location = useTranslations("location");
	const asking = useFunnel({ funnel: lead.funnel, steps: questions, initial });
	const { progress, moves, onBack, onAmend, adopt } = asking;
	const { answers, position } = progress;
	const panel = useRef<HTMLDivElement>(null);
	useStatedState(moves > 0 ? answers.state : null);
	const isStatePassed = useKnownState(lead.product, questions, asking);
	// An open question has no answer yet, although the typed text is stored.
	const stated = position > 0 ? answers.state : null;
	const refusal = useSalesRefusal(lead.product, stated);
	const last = questions.at(-1);
	const isDone = position === questions.length;
	const isRefused = refusal !== null && position > 0;
	const quote = useQuoteEstimate(lead.funnel, answers, answers.state ?? null);

	useEffect(() => {
		if (moves === 0) return;
		if (isRefused) panel.current?.focus();
		else if (isDone) panel.current?.querySelector("h2")?.focus();
	}, [moves, isDone, isRefused]);

	const state = answers.state ?? "";
	const stateQuestion = `${page}?${queryOf(answers, stateStep)}`;
	if (refusal && isRefused) {
		return (
			<div ref={panel} tabIndex={-1} className="rounded-xl bg-white p-5 shadow-lg outline-none sm:p-8">
				<RefusalNote reason={refusal} state={state} product={lead.product} />
				<BackLink href={stateQuestion} onBack={() => adopt({ answers, position: 0, error: null })} className="mt-6">
					{location("change")}
				</BackLink>
			</div>
		);
	}
	if (!isDone || !last) {
		return (
			<div className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
				<SentLine
					funnel={lead.funnel}
					answers={answers}
					href={`${page}?${queryOf(answers, endKey)}`}
					onOpen={asking.onEnd}
				/>
				{position > 0 && <StateLine state={state} href={stateQuestion} />}
				<QuestionForm
					page={page}
					questions={questions}
					finish={isPremiumProduct(calculatorOf(lead.product)) ? "finishPrice" : "finish"}
					passed={isStatePassed ? 1 : 0}
					{...asking}
				/>
			</div>
		);
	}
	const back = (
		<BackLink href={`${page}?${queryOf(answers, last.name)}`} onBack={onBack} className="mt-6">
			{t("result.change")}
		</BackLink>
	);
	return (
		<div ref={panel} className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
			<StateLine state={state} href={stateQuestion} />
			<FunnelLead
				{...lead}
				questions={questions}
				answers={answers}
				action={`${page}?${queryOf(answers, endKey)}`}
				afterSending={back}
				before={
					quote && (
						<section
							aria-labelledby="quote-estimate"
							data-slot="result"
							className="-mx-5 mb-8 border-y border-sand-300 bg-sand-50 p-5 sm:-mx-8 sm:p-8"
						>
							<h2 id="quote-estimate" tabIndex={-1} className="text-2xl outline-none">
								{t("estimate.title")}
							</h2>
							<QuoteFigures quote={quote} ways={<QuoteWays product={lead.product} />} />
							<AmendAnswers page={page} questions={questions} answers={answers} onAmend={onAmend} />
						</section>
					)
				}
			>
				{back}
			</FunnelLead>
		</div>
	);
}
