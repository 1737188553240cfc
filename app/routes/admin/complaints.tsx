import { Link } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { ComplaintFilters } from "#app/features/complaints/complaint-filters.tsx";
import { ComplaintList } from "#app/features/complaints/complaint-list.tsx";
import { ListPages } from "#app/features/staff/list-pages.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import {
	complaintFilePath,
	complaintsAddress,
	newComplaintPath,
	readComplaintFilter,
} from "#domain/complaints/complaint.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { describeComplaint, readComplaintPage } from "#server/lead-desk/complaints/complaint-pages.server.ts";
import { listComplaints } from "#server/lead-desk/complaints/read-complaints.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/complaints";

export const middleware = [requirePage("complaints", mayWorkLeads)];

export async function loader(args: Route.LoaderArgs) {
	const page = await readComplaintPage(args);
	const filter = readComplaintFilter(page.searchParams);
	const { rows, hasMore } = await listComplaints(page.services, page.by, filter);
	await logRead(args.context, "complaints", { rows: rows.length });
	return {
		filter,
		hasMore,
		mayWork: page.mayWork,
		copy: page.copy,
		rows: rows.map((row) => describeComplaint(row, page)),
		pages: copyFor(page.locale, "admin").pages,
	};
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

export default function Complaints({ loaderData }: Route.ComponentProps) {
	const { rows, filter, hasMore, mayWork, copy, pages } = loaderData;
	return (
		<>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{mayWork ? copy.lead : copy.leadAgent}</p>
			<div className="my-5 flex flex-wrap items-center gap-x-6 gap-y-2">
				<Link to={newComplaintPath()} className={buttonStyle()}>
					{copy.record}
				</Link>
				{mayWork && (
					<>
						<a href={complaintFilePath("register.csv")} className={link}>
							{copy.csv}
						</a>
						<a href={complaintFilePath("register.json")} className={link}>
							{copy.json}
						</a>
					</>
				)}
			</div>
			<ComplaintFilters filter={filter} copy={copy} />
			<div className="mt-5">
				<ComplaintList rows={rows} empty={copy.list.empty} />
			</div>
			<ListPages
				newest={filter.page > 1 ? complaintsAddress({ ...filter, page: 1 }) : null}
				older={hasMore ? complaintsAddress({ ...filter, page: filter.page + 1 }) : null}
				copy={pages}
			/>
		</>
	);
}
