import { auditPath } from "../audit/audit-filter.ts";
import { isDeskPath } from "../blog/desk-address.ts";
import { isCertificatePath } from "../consent/certificate-address.ts";
import { isDoNotCallPath } from "../do-not-call/register-address.ts";
import { isEvidencePath } from "../evidence/evidence-address.ts";
import { type DashboardTab, isDashboardTab } from "./dashboard-tabs.ts";
import { peoplePath, personPath, readAccountId } from "./people.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where admins import files of leads. */
const importPages = new RegExp(`^/admin/leads/import(?:/${uuid.source.slice(1, -1)}(?:/refused\\.csv)?)?$`);

/** Where the leads of a list are downloaded: the address keeps the filters of the list. */
const exportPage = /^\/admin\/leads\/export(?:\/file)?(?:\?[\w%=&+.,:~-]{1,1000})?$/;

/** Lead pages that aren't tabs. `domain/lead-desk/lead-address.ts` makes their addresses and needs the roles. */
const leadDeskPages = new RegExp(
	`^/admin/(?:manage|duplicates|routing|undo|leads(?:/change|/deleted|/promises|/${uuid.source.slice(1, -1)}(?:/person)?)?)$`,
);

/** The register of complaints. `domain/complaints/complaint.ts` makes its addresses. */
const complaintPages = new RegExp(`^/admin/complaints(?:/new|/register\\.(?:csv|json)|/${uuid.source.slice(1, -1)})?$`);

/** Other pages of the dashboard that aren't tabs. */
const otherPages: ReadonlySet<string> = new Set([auditPath, peoplePath]);

/** `domain/webhooks/webhook-address.ts` makes their addresses. */
const webhookPages = new RegExp(`^/admin/webhooks(?:/${uuid.source.slice(1, -1)}){0,2}$`);

/** The dashboard's address, or that of one lead in it. */
export function adminPath(leadId: string | null = null): string {
	return leadId ? `/admin/leads/${leadId}` : "/admin";
}

/** @param before the id of a row: the page starts with the next older one */
export function tabPath(tab: DashboardTab, before: string | null = null): string {
	return `/admin/${tab}${before ? `?before=${before}` : ""}`;
}

/** The id of a row in an address or a form; null if it isn't one. */
export function readRowId(asked: unknown): string | null {
	return typeof asked === "string" && uuid.test(asked) ? asked : null;
}

/** The template and the language of the email being written on a lead's page. The draft is stored under these. */
function emailQuery(query: string): string {
	const kept = query.split("&").filter((field) => /^(?:template|reply)=[a-zA-Z]{1,30}$/.test(field));
	return kept.length > 0 ? `?${kept.join("&")}` : "";
}

/** Where staff go after they signed in: nowhere but to the dashboard. Null if the text names another place. */
export function readAdminPath(text: string | null): string | null {
	if (exportPage.test(text ?? "") || importPages.test(text ?? "")) return text;
	const [path = "", query = ""] = (text ?? "").split("?");
	const lead = readRowId(/(?:^|&)lead=([^&]*)/.exec(query)?.[1]);
	const [, tab = null] = /^\/admin\/([^/]*)$/.exec(path) ?? [];
	if (isDashboardTab(tab)) return tabPath(tab);
	if (leadDeskPages.test(path)) return path + emailQuery(query);
	if (complaintPages.test(path)) return path + (lead && path.endsWith("/new") ? `?lead=${lead}` : "");
	if (otherPages.has(path) || isDeskPath(path) || isCertificatePath(path) || isDoNotCallPath(path)) return path;
	if (webhookPages.test(path) || isEvidencePath(path)) return path;
	const person = path.startsWith(personPath("")) ? readAccountId(path.slice(personPath("").length)) : null;
	if (person) return personPath(person);
	return path === "/admin" ? adminPath() : null;
}
