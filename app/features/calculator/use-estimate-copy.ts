import { useFormatter, useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { estimateCopy } from "#i18n/estimate-copy.ts";

export function useEstimateCopy() {
	return estimateCopy(useTranslations("calculator"), useFormatter(), usePageLocale());
}
