import { data, redirect } from "react-router";
import { DataRequestList } from "#app/features/staff/data-request-list.tsx";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { TabList } from "#app/features/staff/tab-list.tsx";
import { readRefusalReason } from "#domain/privacy/data-request.ts";
import { readRowId, tabPath } from "#domain/staff/admin-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { decideDataRequest, recordAppeal, refuseDataRequest } from "#server/privacy/decide-data-request.server.ts";
import { listDataRequests } from "#server/privacy/list-data-requests.server.ts";
import { isProved, owedHere } from "#server/second-factor/recent-proof.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import type { Route } from "./+types/privacy-requests";
import { postProof } from "./proof-forms.server.ts";

const path = tabPath("privacy-requests");

export const middleware = [requireTab("privacy-requests")];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const { locale } = staff;
	const before = readRowId(new URL(request.url).searchParams.get("before"));
	const page = await readTab(context, "privacy-requests", () => listDataRequests(services, staff, { locale, before }));
	const { failed, pages } = copyFor(locale, "admin");
	const { staff: words, fields, errors } = copyFor(locale, "dataRequests");
	const { name: title } = copyFor(locale, "manage").tools.privacyRequests;
	const copy = { title, list: { ...words, fields, errors }, tab: { failed, pages, lead: words.lead } };
	const owed = page?.rows.some((row) => row.mayDecide || row.mayAppeal) ? owedHere({ request, context }, path) : null;
	return { page, isNewest: before === null, owed, copy };
}

/**
 * Carries out a request about personal data, refuses it, or records that the person appealed. Only shortly after the
 * admin proved who they are: a copy holds everything about a person, and nothing brings deleted data back.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const intent = form.get("intent");
	if (intent === "prove") return postProof({ request, context }, form.get("password"), path);
	if (!isProved({ context })) throw redirect(path, 303);
	const staff = context.get(staffContext);
	const id = readRowId(form.get("data_request"));
	const services = context.get(servicesContext);
	if (id && intent === "refuse") {
		const reason = readRefusalReason(form.get("reason"));
		if (!reason) return data({ refused: { id, typed: String(form.get("reason") ?? "") } }, { status: 422 });
		await refuseDataRequest(services, staff, { id, reason });
	} else if (id && intent === "appeal") {
		await recordAppeal(services, staff, id);
	} else if (id) {
		await decideDataRequest(services, staff, { id, phoneConfirmed: form.has("phone_confirmed") });
	}
	throw redirect(path, 303);
}

export default function PrivacyRequests({ loaderData, actionData }: Route.ComponentProps) {
	const { page, isNewest, owed, copy } = loaderData;
	const refused = actionData && "refused" in actionData ? actionData.refused : null;
	const proofError = actionData && "proofError" in actionData ? actionData.proofError : undefined;
	return (
		<>
			<h2 className="mb-2 text-2xl">{copy.title}</h2>
			<TabList tab="privacy-requests" page={page} isNewest={isNewest} copy={copy.tab}>
				{(rows) => (
					<div className="grid gap-4">
						{owed && <RecentProof owed={owed} {...copy.list.proof} heading="h2" error={proofError} />}
						<DataRequestList rows={rows} copy={copy.list} mayAct={owed === null} refused={refused} />
					</div>
				)}
			</TabList>
		</>
	);
}
