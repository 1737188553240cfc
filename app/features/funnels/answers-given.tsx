import { useFormatter } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { dollarsText } from "#i18n/quantity-text.ts";
import { type FunnelQuestion, labelOf } from "./funnel-question.ts";

/** Lists the visitor's answers by question. */
export function AnswersGiven({ questions, answers }: { questions: readonly FunnelQuestion[]; answers: FunnelAnswers }) {
	const locale = usePageLocale();
	const format = useFormatter();

	function textOf(question: FunnelQuestion, answer: string): string {
		if (question.kind === "state") return jurisdictionName(answer, locale) ?? answer;
		if (question.kind === "choice") return question.choices?.find(({ value }) => value === answer)?.label ?? answer;
		return question.kind === "number" && question.unit === "dollars" ? dollarsText(Number(answer), format) : answer;
	}

	return (
		<dl className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
			{questions.map((question) => {
				const answer = answers[question.name];
				return (
					answer && (
						<div key={question.name}>
							<dt>{labelOf(question, answers)}</dt>
							<dd className="font-semibold text-ink-900">{textOf(question, answer)}</dd>
						</div>
					)
				);
			})}
		</dl>
	);
}
