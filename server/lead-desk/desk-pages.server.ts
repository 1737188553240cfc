import { auditPath } from "#domain/audit/audit-filter.ts";
import { deskPath } from "#domain/blog/desk-address.ts";
import { complaintsPath } from "#domain/complaints/complaint.ts";
import { doNotCallPath } from "#domain/do-not-call/register-address.ts";
import { healthPagePath } from "#domain/health/health-address.ts";
import { launchPath } from "#domain/launch/launch-address.ts";
import { mayExchangeLeads, mayWorkAllLeads, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import {
	calendarPath,
	clientsPath,
	deletedLeadsPath,
	exportPath,
	importPath,
	leadsPath,
	managePath,
	promisesPath,
	routingPath,
	todayPath,
} from "#domain/lead-desk/lead-address.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { duplicatesPath } from "#domain/persons/person-address.ts";
import { settingsPath } from "#domain/settings/settings-address.ts";
import { tabPath } from "#domain/staff/admin-address.ts";
import { peoplePath } from "#domain/staff/people.ts";
import {
	mayChangeSettings,
	mayDecideDataRequests,
	mayKeepDoNotCall,
	mayManagePeople,
	mayManageWebhooks,
	maySeeAuditLog,
	maySeeContactSubmissions,
	maySeeHealth,
	maySeeLaunch,
	maySeeRegister,
	mayWrite,
	type StaffRole,
} from "#domain/staff/roles.ts";
import { webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { wordingsPath } from "#domain/wordings/wordings-address.ts";
import { copyFor } from "#i18n/messages.server.ts";

interface DeskPage {
	path: string;
	mayOpen(role: StaffRole): boolean;
}

/** Where staff are all day, in this order. Each has its name in `admin.json`. */
const main = {
	today: { path: todayPath, mayOpen: mayWorkLeads },
	leads: { path: leadsPath, mayOpen: mayWorkLeads },
	clients: { path: clientsPath, mayOpen: mayWorkLeads },
	calendar: { path: calendarPath, mayOpen: mayWorkLeads },
	blog: { path: deskPath, mayOpen: mayWrite },
	manage: { path: managePath, mayOpen: mayWorkLeads },
} satisfies Record<string, DeskPage>;

/** What is needed now and then, in groups. Each has a name and a sentence in `manage.json`. */
const groups = {
	tools: {
		quarantine: { path: tabPath("quarantine"), mayOpen: maySeeContactSubmissions },
		duplicates: { path: duplicatesPath, mayOpen: mayWorkAllLeads },
		routing: { path: routingPath, mayOpen: mayWorkAllLeads },
		import: { path: importPath, mayOpen: mayExchangeLeads },
		export: { path: exportPath, mayOpen: mayExchangeLeads },
		deleted: { path: deletedLeadsPath, mayOpen: mayWorkAllLeads },
	},
	records: {
		promises: { path: promisesPath, mayOpen: mayWorkLeads },
		complaints: { path: complaintsPath, mayOpen: mayWorkLeads },
		privacyRequests: { path: tabPath("privacy-requests"), mayOpen: mayDecideDataRequests },
		doNotCall: { path: doNotCallPath, mayOpen: mayKeepDoNotCall },
		wordings: { path: wordingsPath, mayOpen: maySeeRegister },
		audit: { path: auditPath, mayOpen: maySeeAuditLog },
	},
	agency: {
		launch: { path: launchPath, mayOpen: maySeeLaunch },
		settings: { path: settingsPath, mayOpen: mayChangeSettings },
		people: { path: peoplePath, mayOpen: mayManagePeople },
		webhooks: { path: webhooksPath, mayOpen: mayManageWebhooks },
		health: { path: healthPagePath, mayOpen: maySeeHealth },
	},
} satisfies Record<string, Record<string, DeskPage>>;

export type MainPage = keyof typeof main;

/** The pages that this person may open from any other, by name. */
export function deskPages(role: StaffRole, locale: Locale) {
	const copy = copyFor(locale, "admin").nav.pages;
	const tools = copyFor(locale, "manage");
	return {
		main: openTo(role, main).map(({ id, path }) => ({ id, path, name: copy[id] })),
		groups: Object.entries(groups)
			.map(([group, pages]) => ({
				name: tools.groups[group as keyof typeof groups],
				pages: openTo<keyof typeof tools.tools>(role, pages).map(({ id, path }) => ({ id, path, ...tools.tools[id] })),
			}))
			.filter(({ pages }) => pages.length > 0),
	};
}

function openTo<Id extends string>(role: StaffRole, pages: Partial<Record<Id, DeskPage>>): { id: Id; path: string }[] {
	return Object.entries<DeskPage>(pages as Record<Id, DeskPage>)
		.filter(([, { mayOpen }]) => mayOpen(role))
		.map(([id, { path }]) => ({ id: id as Id, path }));
}
