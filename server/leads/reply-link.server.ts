import { translator } from "#i18n/messages.server.ts";
import { greeting } from "./greeting.server.ts";
import type { StoredLead } from "./read-lead.server.ts";

/** Opens an answer to the lead in the mail program, begun in the lead's language. */
export function replyLink(lead: StoredLead & { email: string }): string {
	const t = translator(lead.locale, "emails");
	const body = [greeting(lead), t("reply.body"), ""].join("\r\n\r\n");
	const fields = { subject: t("reply.subject"), body };
	const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	return `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?${query.join("&")}`;
}
