import { redirect } from "react-router";
import { DataRequestList } from "#app/features/staff/data-request-list.tsx";
import { TabList } from "#app/features/staff/tab-list.tsx";
import { readRowId, tabPath } from "#domain/staff/admin-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { decideDataRequest } from "#server/privacy/decide-data-request.server.ts";
import { listDataRequests } from "#server/privacy/list-data-requests.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import type { Route } from "./+types/privacy-requests";

export const middleware = [requireTab("privacy-requests")];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { role } = context.get(staffContext);
	const locale = context.get(staffContext).locale;
	const before = readRowId(new URL(request.url).searchParams.get("before"));
	const page = await readTab(context, "privacy-requests", () => listDataRequests(services, role, { locale, before }));
	const { failed, pages } = copyFor(locale, "admin");
	const { staff, fields } = copyFor(locale, "dataRequests");
	const copy = { list: { ...staff, fields }, tab: { failed, pages, lead: staff.lead } };
	return { page, isNewest: before === null, copy };
}

/** Carries out a request about personal data. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const staff = context.get(staffContext);
	const id = readRowId(form.get("data_request"));
	const decision = { phoneConfirmed: form.has("phone_confirmed") };
	if (id) await decideDataRequest(context.get(servicesContext), staff, { id, ...decision });
	return redirect(tabPath("privacy-requests"), 303);
}

export default function PrivacyRequests({ loaderData: { page, isNewest, copy } }: Route.ComponentProps) {
	return (
		<TabList tab="privacy-requests" page={page} isNewest={isNewest} copy={copy.tab}>
			{(rows) => <DataRequestList rows={rows} copy={copy.list} />}
		</TabList>
	);
}
