import type { Locale } from "#domain/locale/locales.ts";
import type { FactorNotice } from "#domain/staff/second-factor.ts";
import { translator } from "#i18n/messages.server.ts";

const good = new Set<FactorNotice>([
	"required",
	"totpOn",
	"totpOff",
	"codesRenewed",
	"passkeyAdded",
	"passkeyRenamed",
	"passkeyRemoved",
]);

/** A notice in the reader's language. */
export function factorNotice(locale: Locale, notice: FactorNotice) {
	const t = translator(locale, "secondFactor");
	return {
		tone: good.has(notice) ? ("good" as const) : ("bad" as const),
		title: t(`notices.${notice}.title`),
		text: t(`notices.${notice}.text`),
	};
}
