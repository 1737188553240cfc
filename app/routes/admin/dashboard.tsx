import { redirect } from "react-router";
import { ContactSubmissionList } from "#app/features/staff/contact-submission-list.tsx";
import { DataRequestList } from "#app/features/staff/data-request-list.tsx";
import { type LinkTab, LinkTabs } from "#app/features/staff/link-tabs.tsx";
import { ListPages } from "#app/features/staff/list-pages.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { VisitorProfileList } from "#app/features/staff/visitor-profile-list.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { type DashboardTab, dashboardTabs, type StaffRole } from "#domain/staff/roles.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { within } from "#server/intake/within.server.ts";
import { decideDataRequest } from "#server/privacy/decide-data-request.server.ts";
import { listDataRequests } from "#server/privacy/list-data-requests.server.ts";
import type { Services } from "#server/services.server.ts";
import {
	contactSubmissionRows,
	listContactSubmissions,
	listVisitorProfiles,
	visitorProfileRows,
} from "#server/staff/dashboard-lists.server.ts";
import { quarantineCount, releaseFromQuarantine } from "#server/staff/quarantine.server.ts";
import { recordStopRequest } from "#server/staff/record-stop-request.server.ts";
import { logSecurity } from "#server/staff/security-log.server.ts";
import type { Route } from "./+types/dashboard";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const tables = {
	"contact-submissions": "contact_submissions",
	quarantine: "contact_submissions",
	"visitor-profiles": "visitor_profiles",
	"privacy-requests": "data_requests",
} as const satisfies Record<DashboardTab, string>;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { role, userId } = context.get(staffContext);
	const locale = requestLocale(request.headers);
	const { tabs, agentNote, failed, pages, contactSubmissions, quarantine, visitorProfiles, stopRequest } = copyFor(
		locale,
		"admin",
	);
	const { searchParams } = new URL(request.url);
	const allowed = dashboardTabs(role);
	const tab = allowed.find((name) => name === searchParams.get("tab")) ?? allowed[0] ?? "visitor-profiles";
	// Leads are confirmed before their rows are there.
	if (tab === "contact-submissions") await within(services.intake.drained(), 1000);
	const asked = searchParams.get("before") ?? "";
	const before = uuid.test(asked) ? asked : null;
	const count = allowed.includes("quarantine") ? await quarantineCount(services, role, locale) : "";
	const copy = {
		tabs: { ...tabs, quarantine: translator(locale, "admin")("tabs.quarantine", { count }) },
		agentNote,
		failed,
		pages,
		contactSubmissions: {
			...contactSubmissions,
			release: quarantine.release,
			stopRequest,
			notOffered: translator(locale, "leadSummary")("notOfferedMark"),
		},
		quarantine,
		visitorProfiles,
		privacyRequests: {
			...copyFor(locale, "dataRequests").staff,
			fields: copyFor(locale, "dataRequests").fields,
		},
	};
	const { ip } = context.get(requestInfoContext);
	const table = tables[tab];
	await logSecurity(services, { table, action: "ROWS_READ", userId, ip });
	return { copy, allowed, isNewest: before === null, ...(await readTab(services, tab, role, locale, before)) };
}

/** Releases a lead, writes down that a person asked us to stop, or carries out a request about personal data. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const services = context.get(servicesContext);
	const staff = { ...context.get(staffContext), ...context.get(requestInfoContext) };
	const idIn = (field: string) => {
		const id = String(form.get(field) ?? "");
		return uuid.test(id) ? id : null;
	};
	const [requestId, stopped, released] = [idIn("data_request"), idIn("stop"), idIn("release")];
	if (requestId) {
		await decideDataRequest(services, staff, { id: requestId, phoneConfirmed: form.has("phone_confirmed") });
		return redirect("/admin?tab=privacy-requests", 303);
	}
	if (stopped) {
		const { method, words } = Object.fromEntries(form);
		await recordStopRequest(services, staff, stopped, { channels: form.getAll("channel"), method, words });
		return redirect("/admin?tab=contact-submissions", 303);
	}
	if (released) await releaseFromQuarantine(services, staff, released);
	return redirect("/admin?tab=quarantine", 303);
}

async function readTab(services: Services, tab: DashboardTab, role: StaffRole, locale: Locale, before: string | null) {
	const { db } = services.database;
	try {
		if (tab === "visitor-profiles") {
			const { rows, olderThan } = await listVisitorProfiles(db, role, { before });
			return { tab, olderThan, rows: visitorProfileRows(rows, locale) };
		}
		if (tab === "privacy-requests") return { tab, ...(await listDataRequests(services, role, { locale, before })) };
		const { rows, olderThan } = await listContactSubmissions(db, role, { quarantined: tab === "quarantine", before });
		return { tab, olderThan, rows: await contactSubmissionRows(services, rows, locale) };
	} catch (error) {
		services.log.error({ error, tab }, "the dashboard could not be read");
		return { tab, olderThan: null, rows: null };
	}
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const { copy, allowed, tab } = loaderData;
	const tabCopy: Record<DashboardTab, string> = {
		"contact-submissions": copy.tabs.contactSubmissions,
		quarantine: copy.tabs.quarantine,
		"visitor-profiles": copy.tabs.visitorProfiles,
		"privacy-requests": copy.tabs.privacyRequests,
	};
	const tabs: LinkTab[] = allowed.map((name) => ({
		label: tabCopy[name],
		to: `/admin?tab=${name}`,
		current: name === tab,
	}));
	return (
		<div className="mt-6">
			{!allowed.includes("contact-submissions") && (
				<p className="mb-4 rounded-md bg-ink-50 px-4 py-3">{copy.agentNote}</p>
			)}
			<LinkTabs label={copy.tabs.label} tabs={tabs} panelId="dashboard-panel" />
			<div id="dashboard-panel" role="tabpanel" aria-label={tabCopy[tab]} className="mt-6">
				<Panel {...loaderData} />
			</div>
		</div>
	);
}

function Panel(data: Route.ComponentProps["loaderData"]) {
	const { copy, isNewest, tab, olderThan } = data;
	if (data.rows === null) return <NoticeBox notice={{ tone: "bad", ...copy.failed }} />;
	const { lead } = {
		"contact-submissions": copy.contactSubmissions,
		quarantine: copy.quarantine,
		"visitor-profiles": copy.visitorProfiles,
		"privacy-requests": copy.privacyRequests,
	}[tab];
	return (
		<>
			{isNewest && data.rows.length > 0 && <p className="mb-4">{lead}</p>}
			{data.tab === "visitor-profiles" ? (
				<VisitorProfileList rows={data.rows} copy={copy.visitorProfiles} />
			) : data.tab === "privacy-requests" ? (
				<DataRequestList rows={data.rows} copy={copy.privacyRequests} />
			) : (
				<ContactSubmissionList
					rows={data.rows}
					copy={
						tab === "quarantine"
							? { ...copy.contactSubmissions, empty: copy.quarantine.empty }
							: copy.contactSubmissions
					}
				/>
			)}
			<ListPages tab={tab} isNewest={isNewest} olderThan={olderThan} copy={copy.pages} />
		</>
	);
}
