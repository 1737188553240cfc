import { stateOfSource } from "#domain/do-not-call/list-source.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { translator } from "#i18n/messages.server.ts";

/** Where a check comes from, in words. */
export function sourceName(source: string, locale: Locale): string {
	const t = translator(locale, "doNotCall");
	const state = stateOfSource(source);
	if (state) return t("sources.state", { state: jurisdictionName(state, locale) ?? state });
	return source === "national" || source === "service" ? t(`sources.${source}`) : t("sources.person");
}
