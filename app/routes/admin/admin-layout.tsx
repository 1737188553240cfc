import { Outlet, useLocation, useMatches } from "react-router";
import { UndoBar } from "#app/features/lead-desk/undo-bar.tsx";
import type { DashboardForms } from "#app/features/lead-desk/use-kept-form.ts";
import { useTitleBadge } from "#app/features/live/use-title-badge.ts";
import { useSessionWatch } from "#app/features/session/use-session-watch.ts";
import { currentLink } from "#app/features/staff/current-link.ts";
import type { DashboardHandle } from "#app/features/staff/dashboard-handle.ts";
import { DeskShell } from "#app/features/staff/desk-shell.tsx";
import { GuardNote } from "#app/features/staff/guard-note.tsx";
import { LinkTabs } from "#app/features/staff/link-tabs.tsx";
import { useArrivalNotice } from "#app/features/staff/use-arrival-notice.ts";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { todayPath } from "#domain/lead-desk/lead-address.ts";
import { tabPath } from "#domain/staff/admin-address.ts";
import { dashboardTabs, type RowTab, rowTabs } from "#domain/staff/dashboard-tabs.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readUndoBar } from "#server/lead-desk/commands/undo-bar.server.ts";
import { deskShell } from "#server/lead-desk/desk-shell.server.ts";
import { requireSecondFactor } from "#server/second-factor/require-second-factor.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { requireStaff } from "#server/staff/require-staff.server.ts";
import type { Route } from "./+types/admin-layout";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage, requireStaff, requireSecondFactor];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const { role, userId, locale } = staff;
	const { meta, guard, tabs } = copyFor(locale, "admin");
	const allowed = dashboardTabs(role);
	const labels: Record<RowTab, string> = {
		"contact-submissions": tabs.contactSubmissions,
		conversions: tabs.conversions,
		"visitor-profiles": tabs.visitorProfiles,
	};
	const { searchParams } = new URL(request.url);
	return {
		undoBar: await readUndoBar(services, { role, userId }, searchParams, locale),
		tabs: {
			label: tabs.label,
			links: rowTabs.filter((tab) => allowed.includes(tab)).map((tab) => ({ label: labels[tab], to: tabPath(tab) })),
		},
		locale,
		shell: await deskShell(services, staff, request.headers),
		meta,
		guard,
		role,
		notices: copyFor(locale, "notices"),
		forms: { userId, formCopy: copyFor(locale, "keptForms"), undoKey: copyFor(locale, "commands").key },
	};
}

/** The title of a tab, because tabs export no title, and of a page that couldn't be loaded. */
export const meta = ({ loaderData, location }: Route.MetaArgs) => {
	if (!loaderData) return unlistedMeta(undefined);
	const { tabs, shell } = loaderData;
	const tab = tabs.links.find(({ to }) => to === location.pathname);
	const page = currentLink(
		shell.pages.groups.flatMap((group) => group.pages),
		location,
	);
	return unlistedMeta(tab?.label ?? page?.link.name ?? loaderData.meta.title);
};

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
	const { shell, guard, role, tabs, notices, undoBar } = loaderData;
	const forms: DashboardForms = { ...loaderData.forms, mayUndo: undoBar?.mayUndo ?? false };
	useArrivalNotice(notices);
	useSessionWatch(role, notices);
	useTitleBadge();
	const { pathname } = useLocation();
	const links = tabs.links.map((link) => ({ ...link, current: link.to === pathname }));
	const currentTab = links.find(({ current }) => current);
	const handles = useMatches().map(({ handle }) => handle as Partial<DashboardHandle> | undefined);
	const page = (
		<>
			<UndoBar bar={undoBar} />
			<Outlet context={forms} />
		</>
	);
	return (
		<DeskShell
			data={shell}
			hasHeading={handles.some((one) => one?.isWorkspace)}
			hasBar={handles.some((one) => one?.hasOwnBar)}
		>
			{(currentTab || pathname === todayPath) && (
				<div className="mb-3">
					<LinkTabs label={tabs.label} tabs={links} panelId="dashboard-panel" />
				</div>
			)}
			{currentTab ? (
				<div id="dashboard-panel" role="tabpanel" aria-label={currentTab.label}>
					{page}
				</div>
			) : (
				page
			)}
			<GuardNote copy={guard} />
		</DeskShell>
	);
}
