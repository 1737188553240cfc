import { agency } from "#content/agency.ts";
import type { ClaimedPolicy } from "#domain/claims/claims.ts";
import type { WithheldReason } from "#domain/claims/figures.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { stateWords } from "#domain/location/state-names.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";

/** Why a document has no figures, in the reader's language. */
export function withheldText(locale: Locale, reason: WithheldReason, state: string): string {
	return translator(locale, "withheld")(`reasons.${reason}`, stateWords(state, locale));
}

/** The insurer, form and approval that stand beside a figure. Null if it needs none. */
export function sourceText(locale: Locale, source: ClaimedPolicy | null): string | null {
	if (!source) return null;
	const approvedOn = formatDate(locale, new Date(`${source.approvedOn}T12:00:00Z`), agency.timeZone);
	return translator(locale, "withheld")("source", { ...source, date: approvedOn });
}
