import { Form, Link, Outlet, useLocation, useMatches, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { UndoBar } from "#app/features/lead-desk/undo-bar.tsx";
import type { DashboardForms } from "#app/features/lead-desk/use-kept-form.ts";
import { useTitleBadge } from "#app/features/live/use-title-badge.ts";
import { signOutPath } from "#app/features/session/sign-out-path.ts";
import { useSessionWatch } from "#app/features/session/use-session-watch.ts";
import type { DashboardHandle } from "#app/features/staff/dashboard-handle.ts";
import { GuardNote } from "#app/features/staff/guard-note.tsx";
import { LinkTabs } from "#app/features/staff/link-tabs.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { useArrivalNotice } from "#app/features/staff/use-arrival-notice.ts";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { auditPath } from "#domain/audit/audit-filter.ts";
import { deskPath } from "#domain/blog/desk-address.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { managePath } from "#domain/lead-desk/lead-address.ts";
import { tabPath } from "#domain/staff/admin-address.ts";
import { type DashboardTab, dashboardTabs } from "#domain/staff/dashboard-tabs.ts";
import { peoplePath } from "#domain/staff/people.ts";
import { accountPath } from "#domain/staff/return-path.ts";
import { mayManagePeople, maySeeAuditLog, mayWrite } from "#domain/staff/roles.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readUndoBar } from "#server/lead-desk/commands/undo-bar.server.ts";
import { quarantineCount } from "#server/lead-desk/work/judge-quarantine.server.ts";
import { isDemo } from "#server/platform/demo-mark.server.ts";
import { requireSecondFactor } from "#server/second-factor/require-second-factor.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { requireStaff } from "#server/staff/require-staff.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/admin-layout";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage, requireStaff, requireSecondFactor];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { email, role, userId } = context.get(staffContext);
	const locale = context.get(staffContext).locale;
	const { meta, header, guard, roles, tabs, agentNote } = copyFor(locale, "admin");
	const allowed = dashboardTabs(role);
	const suspected = allowed.includes("quarantine");
	const count = suspected ? await quarantineCount(context.get(servicesContext), role, locale) : "";
	const labels: Record<DashboardTab, string> = {
		today: tabs.today,
		leads: tabs.leads,
		"contact-submissions": tabs.contactSubmissions,
		quarantine: translator(locale, "admin")("tabs.quarantine", { count }),
		conversions: tabs.conversions,
		"visitor-profiles": tabs.visitorProfiles,
		"privacy-requests": tabs.privacyRequests,
	};
	const { searchParams } = new URL(request.url);
	return {
		undoBar: await readUndoBar(context.get(servicesContext), { role, userId }, searchParams, locale),
		tabs: { label: tabs.label, links: allowed.map((tab) => ({ label: labels[tab], to: tabPath(tab) })) },
		note: allowed.includes("contact-submissions") ? null : agentNote,
		locale,
		shell: staffShell(locale),
		meta,
		header,
		isDemo: isDemo(context.get(servicesContext).env.dataDir),
		guard,
		email,
		role,
		roleName: roles[role],
		pages: [
			...(mayWrite(role) ? [{ to: deskPath, label: header.blog }] : []),
			...(mayWorkLeads(role) ? [{ to: managePath, label: header.manage }] : []),
			...(mayManagePeople(role) ? [{ to: peoplePath, label: header.people }] : []),
			...(maySeeAuditLog(role) ? [{ to: auditPath, label: header.audit }] : []),
		],
		notices: copyFor(locale, "notices"),
		forms: { userId, formCopy: copyFor(locale, "keptForms"), undoKey: copyFor(locale, "commands").key },
	};
}

/** The title of a tab, because tabs export no title, and of a page that couldn't be loaded. */
export const meta = ({ loaderData, location }: Route.MetaArgs) => {
	const tab = loaderData?.tabs.links.find(({ to }) => to === location.pathname);
	return unlistedMeta(tab?.label ?? loaderData?.meta.title);
};

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	const { shell, header, isDemo, guard, email, role, roleName, pages, tabs, note, notices } = loaderData;
	const { undoBar } = loaderData;
	const forms: DashboardForms = { ...loaderData.forms, mayUndo: undoBar?.mayUndo ?? false };
	useArrivalNotice(notices);
	useSessionWatch(role, notices);
	useTitleBadge();
	const { pathname } = useLocation();
	const links = tabs.links.map((link) => ({ ...link, current: link.to === pathname }));
	const currentTab = links.find(({ current }) => current);
	const isWorkspace = useMatches().some(({ handle }) => (handle as Partial<DashboardHandle> | undefined)?.isWorkspace);
	const signingOut = useNavigation().formAction === signOutPath;
	return (
		<StaffShell
			data={shell}
			toSite={header.toSite}
			mark={isDemo ? header.demo : null}
			actions={
				<>
					{pages.map(({ to, label }) => (
						<Link
							key={to}
							to={to}
							aria-current={pathname === to ? "page" : undefined}
							className="inline-flex min-h-11 items-center rounded-md font-semibold text-ink-900 underline-offset-4 hover:underline"
						>
							{label}
						</Link>
					))}
					<a
						href={accountPath}
						className="inline-flex min-h-11 items-center rounded-md font-semibold text-ink-900 underline-offset-4 hover:underline"
					>
						{header.account}
					</a>
					<Form method="post" action={signOutPath}>
						<Button type="submit" variant="secondary" disabled={signingOut}>
							{signingOut ? header.signingOut : header.signOut}
						</Button>
					</Form>
				</>
			}
		>
			{isWorkspace ? (
				<>
					<UndoBar bar={undoBar} />
					<Outlet context={forms} />
				</>
			) : (
				<>
					<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
						<h1 className="text-2xl">{header.title}</h1>
						<StatusBadge>{roleName}</StatusBadge>
						<p className="text-sm wrap-anywhere md:ml-auto">
							{header.signedInAs} <strong className="font-semibold text-ink-900">{email}</strong>
						</p>
					</div>
					{note && <p className="mt-4 rounded-md bg-ink-50 px-4 py-3">{note}</p>}
					<div className="mt-3">
						<LinkTabs label={tabs.label} tabs={links} panelId="dashboard-panel" />
						{currentTab ? (
							<div id="dashboard-panel" role="tabpanel" aria-label={currentTab.label} className="mt-6">
								<UndoBar bar={undoBar} />
								<Outlet context={forms} />
							</div>
						) : (
							<div className="mt-6">
								<UndoBar bar={undoBar} />
								<Outlet context={forms} />
							</div>
						)}
					</div>
				</>
			)}
			<GuardNote copy={guard} />
		</StaffShell>
	);
}
