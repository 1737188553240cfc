import { data, Link } from "react-router";
import { ComplaintHistory } from "#app/features/complaints/complaint-history.tsx";
import { ComplaintCard } from "#app/features/complaints/complaint-list.tsx";
import { ComplaintWorkForm } from "#app/features/complaints/complaint-work-form.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { complaintsPath } from "#domain/complaints/complaint.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { readComplaint, readComplaintPage } from "#server/lead-desk/complaints/complaint-pages.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/complaint";
import { postComplaintWork } from "./complaint-forms.server.ts";

export const middleware = [requirePage("complaints", mayWorkLeads)];

export async function loader(args: Route.LoaderArgs) {
	const page = await readComplaintPage(args);
	const read = await readComplaint(page, args.params.complaint);
	if (!read) throw data(null, { status: 404 });
	await logRead(args.context, "complaints", { only: read.complaint.id });
	const done = page.searchParams.get("done");
	return {
		...read,
		mayWork: page.mayWork,
		done: done === "recorded" || done === "saved" ? done : null,
		copy: page.copy,
	} as const;
}

export function action(args: Route.ActionArgs) {
	return postComplaintWork(args, args.params.complaint);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.shown.name || loaderData?.copy.one);

export default function ComplaintPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shown, complaint, lead, evidence, mayWork, done, copy, recorded, history } = loaderData;
	return (
		<>
			<Link to={complaintsPath} className={textLink}>
				{copy.title}
			</Link>
			<h2 className="mb-4 text-2xl">{copy.one}</h2>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
				{done && !actionData && <NoticeBox notice={{ tone: "good", ...copy.done[done] }} />}
				{actionData?.isConflict && <NoticeBox notice={{ tone: "bad", ...copy.conflict }} />}
				<ComplaintCard row={{ ...shown, words: complaint.words }} />
				{lead && (
					<p>
						{copy.fields.leadId}:{" "}
						<Link to={lead.href} className="font-semibold underline underline-offset-4">
							{lead.name}
						</Link>
					</p>
				)}
				{evidence && (
					<p>
						<Link to={evidence} className={textLink}>
							{copy.evidence}
						</Link>
					</p>
				)}
				{mayWork && <ComplaintWorkForm {...loaderData} refused={actionData} key={complaint.revision} />}
				<ComplaintHistory recorded={recorded} history={history} copy={copy} />
			</div>
		</>
	);
}
