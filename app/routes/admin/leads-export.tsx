import { data, Link, redirect } from "react-router";
import { ExportForm } from "#app/features/lead-exchange/export-form.tsx";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { exportPathOf, listPath } from "#domain/lead-desk/lead-address.ts";
import { leadFilterQuery, parseLeadFilter, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { exportPage } from "#server/lead-desk/exchange/export-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { owedHere } from "#server/second-factor/recent-proof.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/leads-export";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("leads/export", mayExchangeLeads)];

/** The list's filters, as the address of this page keeps them. */
function filtersOf(request: Request) {
	const { searchParams, search } = new URL(request.url);
	// The list says which part could not be read.
	if (unreadFilters(searchParams).length > 0) throw redirect(listPath(search.slice(1)));
	const filter = { ...parseLeadFilter(searchParams), cursor: null };
	return { filter, query: leadFilterQuery(filter) };
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const { filter, query } = filtersOf(request);
	const page = await exportPage(services, await readLeadActor(services, staff), filter, staff.locale);
	return { ...page, query, back: listPath(query), owed: owedHere({ request, context }, exportPathOf(query)) };
}

/** Checks the password that the page asks for first. The file has its own address. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	if (form.get("intent") !== "prove") throw data(null, { status: 400 });
	return postProof({ request, context }, form.get("password"), exportPathOf(filtersOf(request).query));
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function LeadsExport({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, owed, back, active } = loaderData;
	return (
		<>
			<Link to={back} className={textLink}>
				{copy.back}
			</Link>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<ul className="mt-4 flex flex-wrap gap-2">
				{active.map((filter) => (
					<li key={filter} className="rounded-md bg-ink-50 px-3 py-1.5 font-semibold text-ink-900 wrap-anywhere">
						{filter}
					</li>
				))}
			</ul>
			<div className="mt-6">
				{owed ? (
					<RecentProof
						owed={owed}
						title={copy.proofTitle}
						hint={copy.proofHint}
						submit={copy.proofSubmit}
						error={actionData?.proofError}
					/>
				) : (
					<ExportForm {...loaderData} />
				)}
			</div>
		</>
	);
}
