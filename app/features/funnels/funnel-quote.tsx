import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { endKey, type FunnelProgress } from "#domain/funnels/funnel-progress.ts";
import { queryOf } from "#domain/funnels/funnel-query.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import { useSalesRefusal, useStatedState } from "../location/use-sales-refusal.ts";
import { BackLink } from "./back-link.tsx";
import { FunnelLead, type FunnelLeadOptions } from "./funnel-lead.tsx";
import type { FunnelQuestion } from "./funnel-question.ts";
import { QuestionForm } from "./question-form.tsx";
import { useFunnel } from "./use-funnel.ts";

export interface FunnelQuoteProps {
	/** The page's own path. */
	page: string;
	questions: readonly FunnelQuestion[];
	initial: FunnelProgress;
	lead: FunnelLeadOptions;
	/** Codes of the states where the agency may not offer this. */
	notOfferedStates: readonly string[];
}

/** A few questions one by one, then the contact form. */
export function FunnelQuote({ page, questions, initial, lead, notOfferedStates }: FunnelQuoteProps) {
	const t = useTranslations("funnels");
	const asking = useFunnel({ funnel: lead.funnel, steps: questions, initial });
	const { progress, moves, onBack } = asking;
	const { answers, position } = progress;
	const panel = useRef<HTMLDivElement>(null);
	useStatedState(moves > 0 ? answers.state : null);
	const refusal = useSalesRefusal(lead.product, answers.state);
	const last = questions.at(-1);
	const isDone = position === questions.length;

	useEffect(() => {
		if (moves > 0 && isDone) panel.current?.querySelector("h2")?.focus();
	}, [moves, isDone]);

	if (!isDone || !last) {
		return (
			<div className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
				<QuestionForm page={page} questions={questions} finish="finishQuote" {...asking} />
			</div>
		);
	}
	const state = answers.state ?? "";
	const back = (
		<BackLink href={`${page}?${queryOf(answers, last.name)}`} onBack={onBack} className="mt-6">
			{t("result.change")}
		</BackLink>
	);
	const stateName = jurisdictionName(state, lead.locale);
	return (
		<div ref={panel} className="rounded-xl bg-white p-5 shadow-lg sm:p-8">
			{refusal ? (
				<>
					<RefusalNote reason={refusal} state={state} />
					{back}
				</>
			) : (
				<FunnelLead
					{...lead}
					answers={answers}
					action={`${page}?${queryOf(answers, endKey)}`}
					warning={
						notOfferedStates.includes(state) ? t("contact.notOffered", { state: stateName ?? state }) : undefined
					}
				>
					{back}
				</FunnelLead>
			)}
		</div>
	);
}
