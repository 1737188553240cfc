import { complaintsPath } from "#domain/complaints/complaint.ts";
import { doNotCallPath } from "#domain/do-not-call/register-address.ts";
import { mayExchangeLeads, mayWorkAllLeads, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import {
	calendarPath,
	deletedLeadsPath,
	exportPath,
	importPath,
	promisesPath,
	routingPath,
} from "#domain/lead-desk/lead-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { duplicatesPath } from "#domain/persons/person-address.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { mayKeepDoNotCall, mayManageWebhooks, maySeeRegister } from "#domain/staff/roles.ts";
import { webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { wordingsPath } from "#domain/wordings/wordings-address.ts";
import { copyFor } from "#i18n/messages.server.ts";

interface Tool {
	path: string;
	mayOpen(role: StaffRole): boolean;
}

/** The links of the page "Manage", in this order. Each has a name and a sentence in `manage.json`. */
const tools = {
	routing: { path: routingPath, mayOpen: mayWorkAllLeads },
	calendar: { path: calendarPath, mayOpen: mayWorkLeads },
	promises: { path: promisesPath, mayOpen: mayWorkLeads },
	deleted: { path: deletedLeadsPath, mayOpen: mayWorkAllLeads },
	duplicates: { path: duplicatesPath, mayOpen: mayWorkAllLeads },
	import: { path: importPath, mayOpen: mayExchangeLeads },
	export: { path: exportPath, mayOpen: mayExchangeLeads },
	complaints: { path: complaintsPath, mayOpen: mayWorkLeads },
	webhooks: { path: webhooksPath, mayOpen: mayManageWebhooks },
	doNotCall: { path: doNotCallPath, mayOpen: mayKeepDoNotCall },
	wordings: { path: wordingsPath, mayOpen: maySeeRegister },
} satisfies Record<string, Tool>;

/** The pages that this person may open. */
export function manageLinks(role: StaffRole, locale: Locale): { path: string; name: string; text: string }[] {
	const copy = copyFor(locale, "manage").tools;
	return Object.entries<Tool>(tools)
		.filter(([, { mayOpen }]) => mayOpen(role))
		.map(([id, { path }]) => ({ path, ...copy[id as keyof typeof tools] }));
}
