import { mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { importPathOf } from "#domain/lead-desk/lead-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { leftOutRows } from "#server/lead-desk/exchange/left-out-rows.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/leads-import-refused";

export const middleware = [requirePage("leads/import", mayExchangeLeads)];

/** The rows of a file that were skipped or refused, as a file to correct. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const id = readRowId(params.import);
	if (!id) return new Response(null, { status: 404 });
	if (!isProved({ context })) return Response.redirect(new URL(importPathOf(id), request.url), 303);
	const locale = context.get(staffContext).locale;
	const text = await leftOutRows(context.get(servicesContext), id, locale);
	if (text === null) return new Response(null, { status: 404 });
	await logRead(context, "contact_submissions", { list: "import" });
	const disposition = 'attachment; filename="left-out-rows.csv"';
	return new Response(text, {
		headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": disposition },
	});
}
