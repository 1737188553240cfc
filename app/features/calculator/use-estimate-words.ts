import { useFormatter, useTranslations } from "use-intl";
import { estimateWords } from "#i18n/estimate-words.ts";

export function useEstimateWords() {
	return estimateWords(useTranslations("calculator"), useFormatter());
}
