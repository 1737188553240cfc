import { Form } from "react-router";
import { leadsChangePath } from "#domain/lead-desk/lead-address.ts";
import { LiveChip } from "../live/live-chip.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { EmptyList } from "./empty-list.tsx";
import { LeadPages } from "./lead-pages.tsx";
import { LeadTable } from "./lead-table.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";
import type { OpenList } from "./use-open-list.ts";

/** The leads of a list, with what can be done to those that are selected. */
export function LeadList({ page, list, copy }: { page: ListPage; list: OpenList; copy: ListCopy }) {
	return (
		<div ref={list.element}>
			<LiveChip {...list} />
			{list.rows.length === 0 && page.unread.length === 0 && <EmptyList copy={page.empty} />}
			{list.rows.length > 0 && (
				<Form method="get" action={leadsChangePath} className="group/list grid gap-4">
					<input type="hidden" name="list" value={page.query} />
					<LeadTable page={page} rows={list.rows} copy={copy} />
					<LeadPages newer={page.newer} older={page.older} copy={copy.pages} />
					<BulkBar page={page} copy={copy.bulk} />
				</Form>
			)}
		</div>
	);
}
