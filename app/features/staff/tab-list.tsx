import type { ReactNode } from "react";
import { tabPath } from "#domain/staff/admin-address.ts";
import type { DashboardTab } from "#domain/staff/dashboard-tabs.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { FailedNotice } from "./failed-notice.tsx";
import { ListPages } from "./list-pages.tsx";

export interface TabListCopy {
	lead: string;
	failed: Messages["admin"]["failed"];
	pages: Messages["admin"]["pages"];
}

/** One page of a list in a tab of the dashboard, between its introduction and the links to other pages. */
export function TabList<Row>({
	tab,
	page,
	isNewest,
	query = "",
	copy,
	children,
}: {
	tab: DashboardTab;
	/** Null if it could not be read. */
	page: { rows: Row[]; olderThan: string | null } | null;
	isNewest: boolean;
	/** The other parameters of the pages' addresses. */
	query?: string;
	copy: TabListCopy;
	children: (rows: Row[]) => ReactNode;
}) {
	if (page === null) return <FailedNotice {...copy.failed} />;
	return (
		<>
			{isNewest && page.rows.length > 0 && <p className="mb-4">{copy.lead}</p>}
			{children(page.rows)}
			<ListPages
				newest={isNewest ? null : tabPath(tab) + (query && `?${query}`)}
				older={page.olderThan && tabPath(tab, page.olderThan) + (query && `&${query}`)}
				copy={copy.pages}
			/>
		</>
	);
}
