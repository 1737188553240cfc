import { data, redirect } from "react-router";
import { DataRequestList } from "#app/features/staff/data-request-list.tsx";
import { TabList } from "#app/features/staff/tab-list.tsx";
import { readRefusalReason } from "#domain/privacy/data-request.ts";
import { readRowId, tabPath } from "#domain/staff/admin-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { decideDataRequest, recordAppeal, refuseDataRequest } from "#server/privacy/decide-data-request.server.ts";
import { listDataRequests } from "#server/privacy/list-data-requests.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import type { Route } from "./+types/privacy-requests";

export const middleware = [requireTab("privacy-requests")];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const { locale } = staff;
	const before = readRowId(new URL(request.url).searchParams.get("before"));
	const page = await readTab(context, "privacy-requests", () => listDataRequests(services, staff, { locale, before }));
	const { failed, pages } = copyFor(locale, "admin");
	const { staff: words, fields, errors } = copyFor(locale, "dataRequests");
	const copy = { list: { ...words, fields, errors }, tab: { failed, pages, lead: words.lead } };
	return { page, isNewest: before === null, copy };
}

/** Carries out a request about personal data, refuses it, or records that the person appealed. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await request.formData();
	const staff = context.get(staffContext);
	const id = readRowId(form.get("data_request"));
	const services = context.get(servicesContext);
	const intent = form.get("intent");
	if (id && intent === "refuse") {
		const reason = readRefusalReason(form.get("reason"));
		if (!reason) return data({ refused: { id, typed: String(form.get("reason") ?? "") } }, { status: 422 });
		await refuseDataRequest(services, staff, { id, reason });
	} else if (id && intent === "appeal") {
		await recordAppeal(services, staff, id);
	} else if (id) {
		await decideDataRequest(services, staff, { id, phoneConfirmed: form.has("phone_confirmed") });
	}
	return redirect(tabPath("privacy-requests"), 303);
}

export default function PrivacyRequests({ loaderData: { page, isNewest, copy }, actionData }: Route.ComponentProps) {
	return (
		<TabList tab="privacy-requests" page={page} isNewest={isNewest} copy={copy.tab}>
			{(rows) => <DataRequestList rows={rows} copy={copy.list} refused={actionData?.refused ?? null} />}
		</TabList>
	);
}
