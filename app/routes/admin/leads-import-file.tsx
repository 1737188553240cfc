import { data, Form, Link, redirect } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { ImportChoices } from "#app/features/lead-exchange/import-choices.tsx";
import { PreviewPart } from "#app/features/lead-exchange/import-preview.tsx";
import { ImportProgress, ResultPart } from "#app/features/lead-exchange/import-result.tsx";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { importPath, importPathOf, previewId } from "#domain/lead-desk/lead-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { postImport } from "#server/lead-desk/exchange/import-action.server.ts";
import { importPage } from "#server/lead-desk/exchange/import-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { isProved, owedHere } from "#server/second-factor/recent-proof.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/leads-import-file";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("leads/import", mayExchangeLeads)];

function idOf({ params }: Pick<Route.LoaderArgs, "params">): string {
	const id = readRowId(params.import);
	if (!id) throw data(null, { status: 404 });
	return id;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const id = idOf({ params });
	const locale = context.get(staffContext).locale;
	const owed = owedHere({ request, context }, importPathOf(id));
	const page = await importPage(context.get(servicesContext), id, locale, owed === null);
	if (!page) throw data(null, { status: 404 });
	// Until it is imported, the page shows rows of the file.
	if (page.choices) await logRead(context, "contact_submissions", { list: "import" });
	return { ...page, owed };
}

/** Saves what was chosen, imports, stops, discards or undoes. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const id = idOf({ params });
	const form = await readForm(request);
	if (form.get("intent") === "prove") return postProof({ request, context }, form.get("password"), importPathOf(id));
	// Stopping shows nothing and adds nothing, so it doesn't wait for a password.
	if (form.get("intent") !== "stop" && !isProved({ context })) throw redirect(importPathOf(id), 303);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const result = await postImport(services, by, id, form);
	if (!result) throw data(null, { status: 400 });
	if (!result.ok) return data(result, 400);
	const path = result.done === "discarded" ? importPath : importPathOf(id);
	throw redirect(result.done === "saved" ? `${path}#${previewId}` : path, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.file.fileName);

export default function LeadsImportFile({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, file, owed, result, choices, preview } = loaderData;
	const refused = actionData && "code" in actionData ? actionData : null;
	const problem = refused?.code ?? null;
	const isOfField = problem === "source" || problem === "owner";
	// The saved choices are others than those in the form.
	const shownPreview = refused?.typed ? null : preview;
	const isGoing = file.state === "running" || result.isUndoing;
	return (
		<>
			<Link to={importPath} className={textLink}>
				{copy.backToFiles}
			</Link>
			<h2 className="text-2xl wrap-anywhere">{file.fileName}</h2>
			<p className="mt-2">{file.about}</p>
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
				{problem && !isOfField && (
					<Callout tone="bad" role="alert">
						{copy.problems[problem]}
					</Callout>
				)}
				{owed && !isGoing ? (
					<RecentProof
						owed={owed}
						title={copy.proofTitle}
						hint={copy.proofHint}
						submit={copy.proofSubmit}
						error={actionData && "proofError" in actionData ? actionData.proofError : undefined}
					/>
				) : null}
				{!owed && choices && (
					<>
						<ImportChoices
							choices={choices}
							copy={copy}
							typed={refused?.typed}
							errors={isOfField ? { [problem]: copy.problems[problem] } : {}}
							isNext={!shownPreview}
						/>
						{shownPreview && <PreviewPart preview={shownPreview} copy={copy} />}
						<Form method="post">
							<input type="hidden" name="intent" value="discard" />
							<Button type="submit" variant="secondary">
								{copy.discard}
							</Button>
						</Form>
					</>
				)}
				{isGoing && <ImportProgress id={file.id} result={result} copy={copy} />}
				{!owed && !isGoing && file.state === "done" && <ResultPart id={file.id} result={result} copy={copy} />}
			</div>
		</>
	);
}
