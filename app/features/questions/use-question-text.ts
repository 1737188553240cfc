import { useFormatter, useTranslations } from "use-intl";
import { questionText } from "./question-text.ts";

export function useQuestionText() {
	return questionText(useTranslations("questions"), useFormatter());
}
