import { Link } from "react-router";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { BrokenPromises, PromisePeriods, PromisesByOwner } from "#app/features/lead-desk/kept-promises.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { leadsPath } from "#domain/lead-desk/lead-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { promisesPage } from "#server/lead-desk/promises/promises-page.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/lead-promises";

export const middleware = [requirePage("leads/promises", mayWorkLeads)];

export async function loader({ context }: Route.LoaderArgs) {
	const staff = context.get(staffContext);
	const page = await promisesPage(context.get(servicesContext), staff, staff.locale);
	await logRead(context, "contact_submissions", { list: "promises", rows: page.broken.length });
	return page;
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function LeadPromises({ loaderData }: Route.ComponentProps) {
	const { copy, isPromising, isEmpty, periods, owners, broken, hasMore } = loaderData;
	return (
		<>
			<Link to={leadsPath} className={textLink}>
				{copy.back}
			</Link>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			{!isPromising && <p className="mt-4 max-w-prose rounded-md bg-sun-100 px-4 py-3 text-ink-900">{copy.withheld}</p>}
			{isEmpty ? (
				<EmptyState className="mt-6">{copy.empty}</EmptyState>
			) : (
				<div className="mt-6 grid gap-6">
					<PromisePeriods periods={periods} copy={copy} />
					{owners.length > 0 && <PromisesByOwner owners={owners} periods={periods} copy={copy} />}
					<BrokenPromises leads={broken} hasMore={hasMore} copy={copy} />
				</div>
			)}
		</>
	);
}
