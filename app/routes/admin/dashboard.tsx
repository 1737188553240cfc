import { ContactSubmissionList } from "#app/features/staff/contact-submission-list.tsx";
import { type LinkTab, LinkTabs } from "#app/features/staff/link-tabs.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { VisitorProfileList } from "#app/features/staff/visitor-profile-list.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { maySeeContactSubmissions, type StaffRole } from "#domain/staff/roles.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import type { Services } from "#server/services.server.ts";
import {
	contactSubmissionRows,
	listContactSubmissions,
	listVisitorProfiles,
	visitorProfileRows,
} from "#server/staff/dashboard-lists.server.ts";
import { logSecurity } from "#server/staff/security-log.server.ts";
import type { Route } from "./+types/dashboard";

const tabNames = ["contact-submissions", "visitor-profiles"] as const;
type TabName = (typeof tabNames)[number];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { role, userId } = context.get(staffContext);
	const locale = requestLocale(request.headers);
	const { tabs, agentNote, failed, contactSubmissions, visitorProfiles } = copyFor(locale, "admin");
	const allowed = tabNames.filter((name) => name !== "contact-submissions" || maySeeContactSubmissions(role));
	const asked = new URL(request.url).searchParams.get("tab");
	const tab = allowed.find((name) => name === asked) ?? allowed[0] ?? "visitor-profiles";
	const copy = {
		tabs,
		agentNote,
		failed,
		contactSubmissions: { ...contactSubmissions, notOffered: translator(locale, "leadSummary")("notOfferedMark") },
		visitorProfiles,
	};
	const { ip } = context.get(requestInfoContext);
	const table = tab === "contact-submissions" ? "contact_submissions" : "visitor_profiles";
	await logSecurity(services, { table, action: "ROWS_READ", userId, ip });
	return { copy, allowed, ...(await readTab(services, tab, role, locale)) };
}

async function readTab(services: Services, tab: TabName, role: StaffRole, locale: Locale) {
	const { db } = services.database;
	try {
		return tab === "contact-submissions"
			? { tab, rows: contactSubmissionRows(await listContactSubmissions(db, role), locale) }
			: { tab, rows: visitorProfileRows(await listVisitorProfiles(db, role), locale) };
	} catch (error) {
		services.log.error({ error, tab }, "the dashboard could not be read");
		return { tab, rows: null };
	}
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const { copy, allowed, tab } = loaderData;
	const tabCopy: Record<TabName, string> = {
		"contact-submissions": copy.tabs.contactSubmissions,
		"visitor-profiles": copy.tabs.visitorProfiles,
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
	const { copy } = data;
	if (data.rows === null) return <NoticeBox notice={{ tone: "bad", ...copy.failed }} />;
	const { lead } = data.tab === "contact-submissions" ? copy.contactSubmissions : copy.visitorProfiles;
	return (
		<>
			{data.rows.length > 0 && <p className="mb-4">{lead}</p>}
			{data.tab === "contact-submissions" ? (
				<ContactSubmissionList rows={data.rows} copy={copy.contactSubmissions} />
			) : (
				<VisitorProfileList rows={data.rows} copy={copy.visitorProfiles} />
			)}
		</>
	);
}
