import { useTranslations } from "use-intl";
import { boundsOf } from "#domain/funnels/funnel-step.ts";
import type { AnswerErrorCode } from "#domain/funnels/read-answer.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatMoney } from "#i18n/format.ts";
import type { FunnelQuestion } from "./funnel-question.ts";

/** The sentence for what is wrong with an answer. */
export function useAnswerError(locale: Locale) {
	const t = useTranslations("funnels.errors");
	return (question: FunnelQuestion, error: AnswerErrorCode): string => {
		if (question.type === "select" || question.type === "state") {
			return t(error === "required" ? "required" : "not_an_option");
		}
		const { min, max } = boundsOf(question);
		const shown = (value: number) => (question.unit === "dollars" ? formatMoney(locale, value) : String(value));
		return t(error, {
			min: shown(min),
			max: shown(max),
			step: question.type === "range" ? String(question.step) : "1",
		});
	};
}
