import { fullName } from "#domain/leads/lead.ts";
import { isPlainName } from "#domain/leads/plain-words.ts";
import { translator } from "#i18n/messages.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** The salutation of an email to the visitor, without the name if that may be a message. */
export function greeting({ firstName, locale }: Pick<StoredLead, "firstName" | "locale">): string {
	const t = translator(locale, "emails");
	return isPlainName(firstName) ? t("acknowledgment.greeting", { firstName }) : t("acknowledgment.greetingUnnamed");
}

/** The whole name, or null if it may be a message. */
export function plainName(lead: Pick<StoredLead, "firstName" | "lastName">): string | null {
	const { firstName, lastName } = lead;
	return isPlainName(firstName) && (!lastName || isPlainName(lastName)) ? fullName(lead) : null;
}
