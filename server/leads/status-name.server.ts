import { isLeadStatus } from "#domain/lead-desk/lead-status.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";

/** A status in words. A status that another program wrote into the database is shown as it is, with spaces. */
export function statusName(status: string, locale: Locale): string {
	if (isLeadStatus(status)) return translator(locale, "leadPage")(`statuses.${status}`);
	return status.replace(/[_-]+/g, " ");
}
