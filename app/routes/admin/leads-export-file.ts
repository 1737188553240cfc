import { redirect } from "react-router";
import { mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { exportPathOf } from "#domain/lead-desk/lead-address.ts";
import { parseLeadFilter, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import { exportFormats } from "#domain/lead-exchange/export-format.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { exportFile } from "#server/lead-desk/exchange/export-file.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/leads-export-file";

export const middleware = [requirePage("leads/export", mayExchangeLeads)];

/** Somebody opened the file's address by hand: the page has the button. */
export function loader({ url }: Route.LoaderArgs) {
	return redirect(exportPathOf(url.search.slice(1)));
}

/** The file. A form asks for it, so that no link of another site does. */
export async function action({ request, context }: Route.ActionArgs) {
	const { searchParams, search } = new URL(request.url);
	const form = await readForm(request);
	const asked = exportFormats.find((name) => name === form.get("format"));
	if (!asked || unreadFilters(searchParams).length > 0) return new Response(null, { status: 400 });
	if (!isProved({ context })) return redirect(exportPathOf(search.slice(1)), 303);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	return exportFile(services, by, { format: asked, filter: { ...parseLeadFilter(searchParams), cursor: null } });
}
