import { isCallOutcome } from "#domain/lead-desk/call-outcome.ts";
import { isLeadStatus } from "#domain/lead-desk/lead-status.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";

/** What an entry says about work on a lead: `status: won`, `call: reached`. Null if it says nothing of that kind. */
export function describeLeadDetail(details: string, locale: Locale): string | null {
	const t = translator(locale, "leadPage");
	const [, what, value] = /^(status|call): (\w+)$/.exec(details) ?? [];
	if (what === "status" && isLeadStatus(value)) return t(`statuses.${value}`);
	return what === "call" && isCallOutcome(value) ? t(`outcomes.${value}`) : null;
}
