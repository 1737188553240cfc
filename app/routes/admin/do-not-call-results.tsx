import { ListUploadForm } from "#app/features/do-not-call/list-upload-form.tsx";
import { ResultsMappingForm } from "#app/features/do-not-call/results-mapping-form.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { proposeMapping } from "#domain/do-not-call/service-results.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { mayKeepDoNotCall } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { readResultsDraft } from "#server/do-not-call/add-results.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/do-not-call-results";
import { postResults, readRegisterPage } from "./do-not-call-forms.server.ts";

export const middleware = [requirePage("do-not-call/results", mayKeepDoNotCall)];

export async function loader(args: Route.LoaderArgs) {
	const { services, searchParams, locale, states, today } = await readRegisterPage(args);
	const id = readRowId(searchParams.get("file"));
	const draft = id && (await readResultsDraft(services, id));
	await logRead(args.context, "do_not_call_lists", { rows: draft ? draft.table.rows.length : null });
	return {
		file: id && draft ? { id, name: draft.name, columns: draft.table.columns, ...proposeMapping(draft.table) } : null,
		states,
		today,
		copy: copyFor(locale, "doNotCall"),
	};
}

export function action(args: Route.ActionArgs) {
	return postResults(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.results.title);

export default function DoNotCallResults({ loaderData, actionData }: Route.ComponentProps) {
	const { file, states, today, copy } = loaderData;
	return file ? (
		<ResultsMappingForm file={file} copy={copy} refused={actionData} />
	) : (
		<ListUploadForm kind="results" states={states} today={today} copy={copy} refused={actionData} />
	);
}
