import { redirect } from "react-router";
import { todayPath } from "#domain/lead-desk/lead-address.ts";
import { maySendTestLead } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { sendTestLead } from "#server/lead-desk/test-lead/send-test-lead.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/test-lead";

export const middleware = [requirePage("test-lead", maySendTestLead)];

/** Refuses GET requests, because only a form leads here. */
export function loader() {
	return redirect(todayPath);
}

/** Sends a test lead, and leads to Today, which shows how far it has come. */
export async function action({ request, context }: Route.ActionArgs) {
	const userAgent = request.headers.get("user-agent") ?? "";
	const result = await sendTestLead(context.get(servicesContext), context.get(staffContext), userAgent);
	throw redirect(`${todayPath}?test=${result.ok ? "sent" : result.code}`, 303);
}
