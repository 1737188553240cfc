import { data, Link, redirect } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { ImportCopy } from "#app/features/lead-exchange/import-props.ts";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { StaffForm } from "#app/features/staff/staff-form.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { importPath, importPathOf, leadsPath } from "#domain/lead-desk/lead-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { importCopy, importsPage } from "#server/lead-desk/exchange/import-page.server.ts";
import { storeImport } from "#server/lead-desk/exchange/store-import.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { isProved, owedHere } from "#server/second-factor/recent-proof.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/leads-import";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("leads/import", mayExchangeLeads)];

export async function loader({ request, context }: Route.LoaderArgs) {
	const locale = context.get(staffContext).locale;
	const page = await importsPage(context.get(servicesContext), locale);
	return { ...page, owed: owedHere({ request, context }, importPath) };
}

/** Takes a file, or the password that the page asks for first. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	if (form.get("intent") === "prove") return postProof({ request, context }, form.get("password"), importPath);
	const file = form.get("file");
	if (form.get("intent") !== "upload" || !(file instanceof File)) throw data(null, { status: 400 });
	if (!isProved({ context })) throw redirect(importPath, 303);
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const locale = staff.locale;
	const uploaded = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
	const by = await readLeadActor(services, staff);
	const result = await storeImport(services, by, { file: uploaded, locale });
	if (result.ok) throw redirect(importPathOf(result.id), 303);
	return data({ fileError: importCopy(locale).uploadProblems[result.code] }, 400);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function LeadsImport({ loaderData: { copy, files, owed }, actionData }: Route.ComponentProps) {
	const proofError = actionData && "proofError" in actionData ? actionData.proofError : undefined;
	const fileError = actionData && "fileError" in actionData ? actionData.fileError : undefined;
	return (
		<>
			<Link to={leadsPath} className={textLink}>
				{copy.back}
			</Link>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<div className="mt-6 grid gap-6">
				{owed ? (
					<RecentProof
						owed={owed}
						title={copy.proofTitle}
						hint={copy.proofHint}
						submit={copy.proofSubmit}
						error={proofError}
					/>
				) : (
					<ImportUpload copy={copy} error={fileError} />
				)}
				{files.length > 0 && (
					<section aria-labelledby="files">
						<h3 id="files" className="text-xl">
							{copy.files}
						</h3>
						<ul className="mt-3 divide-y divide-sand-200 rounded-lg border border-sand-200 bg-white">
							{files.map(({ id, fileName, about, result }) => (
								<li key={id} className="px-5 py-3">
									<Link
										to={importPathOf(id)}
										className="inline-flex min-h-11 items-center font-semibold text-ink-900 underline underline-offset-4 wrap-anywhere"
									>
										{fileName}
									</Link>
									<p className="text-sm text-ink-700">
										{about}
										<br />
										{result}
									</p>
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
		</>
	);
}

/** Asks for the file. Browsers take it by a click, or dropped on the field. */
function ImportUpload({ copy, error }: { copy: ImportCopy; error: string | undefined }) {
	return (
		<StaffForm
			fields={{ intent: "upload" }}
			errors={error ? { file: error } : undefined}
			encType="multipart/form-data"
			noValidate={false}
			className="desk-card grid max-w-prose gap-5"
		>
			{({ errors, sending }) => (
				<>
					<Field name="file" label={copy.file} hint={copy.fileHint} error={errors.file}>
						{(control) => <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" required {...control} />}
					</Field>
					<Button type="submit" disabled={sending} className="justify-self-start">
						{sending ? copy.uploading : copy.upload}
					</Button>
				</>
			)}
		</StaffForm>
	);
}
