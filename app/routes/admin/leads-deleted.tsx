import { data, Link, redirect } from "react-router";
import { Callout } from "#app/components/ui/callout.tsx";
import { DeletedLeads } from "#app/features/lead-desk/deleted-leads.tsx";
import { ListPages } from "#app/features/staff/list-pages.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { deletedLeadsPath, leadPath, leadsPath } from "#domain/lead-desk/lead-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readBinPage } from "#server/lead-desk/bin/bin-page.server.ts";
import { restoreDeleted } from "#server/lead-desk/bin/restore-deleted.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/leads-deleted";

export const middleware = [requirePage("leads/deleted", mayWorkAllLeads)];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const locale = context.get(staffContext).locale;
	const before = readRowId(searchParams.get("before"));
	const page = await readBinPage(context.get(servicesContext), before, locale);
	await logRead(context, "contact_submissions", { list: "deleted", rows: page.rows.length });
	const { label, newest, older } = copyFor(locale, "admin").pages;
	return {
		...page,
		before,
		pages: { label, newest, older },
		restored: readRowId(searchParams.get("restored")),
	};
}

/** Restores a lead. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const leadId = readRowId((await readForm(request)).get("lead"));
	if (!leadId) throw data(null, { status: 400 });
	const by = await readLeadActor(services, context.get(staffContext));
	const restored = await restoreDeleted(services, by, leadId);
	if (!restored.ok) return data({ isGone: true }, 409);
	throw redirect(`${deletedLeadsPath}?restored=${leadId}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function DeletedLeadsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, olderThan, before, pages, copy, restored } = loaderData;
	const notice = actionData?.isGone ? copy.gone : restored ? copy.restored : null;
	return (
		<>
			<Link to={leadsPath} className={textLink}>
				{copy.back}
			</Link>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			{notice && (
				<Callout
					tone="good"
					role="status"
					className="mt-4 font-semibold"
					action={
						restored &&
						!actionData && (
							<Link to={leadPath(restored)} className={textLink}>
								{copy.open}
							</Link>
						)
					}
				>
					{notice}
				</Callout>
			)}
			<DeletedLeads leads={rows} copy={copy} />
			<ListPages
				newest={before ? deletedLeadsPath : null}
				older={olderThan && `${deletedLeadsPath}?before=${olderThan}`}
				copy={pages}
			/>
		</>
	);
}
