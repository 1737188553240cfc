import { createFormatter } from "use-intl/core";
import { estimateWords } from "#i18n/estimate-words.ts";
import { intlLocales, type Locale } from "#i18n/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { dollarsText } from "#i18n/quantity-text.ts";

/** What the calculator's page says, for paper. */
export function paperWords(locale: Locale) {
	const format = createFormatter({ locale: intlLocales[locale] as Locale });
	return {
		...estimateWords(translator(locale, "calculator"), format),
		dollars: (amount: number) => dollarsText(amount, format),
	};
}
