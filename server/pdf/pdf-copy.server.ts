import { createFormatter } from "use-intl/core";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { estimateCopy } from "#i18n/estimate-copy.ts";
import { translator } from "#i18n/messages.server.ts";
import { dollarsText } from "#i18n/quantity-text.ts";

/** The copy of a calculator's result, worded as on its page. */
export function pdfCopy(locale: Locale) {
	const format = createFormatter({ locale: intlLocales[locale] as Locale });
	return {
		...estimateCopy(translator(locale, "calculator"), format, locale),
		dollars: (amount: number) => dollarsText(amount, format),
	};
}
