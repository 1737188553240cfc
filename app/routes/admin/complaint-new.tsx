import { Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ComplaintFields } from "#app/features/complaints/complaint-fields.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { StaffForm } from "#app/features/staff/staff-form.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { complaintsPath } from "#domain/complaints/complaint.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { readComplaintPage, startComplaint } from "#server/lead-desk/complaints/complaint-pages.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/complaint-new";
import { postComplaint } from "./complaint-forms.server.ts";

export const middleware = [requirePage("complaints/new", mayWorkLeads)];

export async function loader(args: Route.LoaderArgs) {
	const page = await readComplaintPage(args);
	const start = await startComplaint(page);
	await logRead(args.context, "complaints", { only: null });
	return { ...start, copy: page.copy };
}

export function action(args: Route.ActionArgs) {
	return postComplaint(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.record);

export default function NewComplaint({ loaderData, actionData }: Route.ComponentProps) {
	const { lead, once, states, today, isDone, copy } = loaderData;
	const typed = actionData?.typed ?? loaderData.typed;
	return (
		<>
			<Link to={complaintsPath} className={textLink}>
				{copy.title}
			</Link>
			<h2 className="mb-4 text-2xl">{copy.record}</h2>
			{isDone && !actionData && <NoticeBox notice={{ tone: "good", ...copy.done.recorded }} />}
			{lead && (
				<p className="mb-4">
					{copy.fields.leadId}:{" "}
					<Link to={lead.href} className="font-semibold underline underline-offset-4">
						{lead.name}
					</Link>
				</p>
			)}
			<StaffForm
				fields={{ once, lead: lead?.id ?? "" }}
				errors={actionData?.errors}
				className="desk-card mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2"
			>
				{({ errors, sending }) => (
					<>
						<ComplaintFields typed={typed} errors={errors} states={states} today={today} copy={copy} />
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? copy.saving : copy.submit}
						</Button>
					</>
				)}
			</StaffForm>
		</>
	);
}
