import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { OfficeForm } from "#app/features/settings/office-form.tsx";
import { SettingsFile } from "#app/features/settings/settings-file.tsx";
import { SettingsVersions } from "#app/features/settings/settings-versions.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { settingsPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { postSettings, type SettingsErrors } from "#server/settings/post-settings.server.ts";
import { readSettingsPage } from "#server/settings/settings-page.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("settings", mayChangeSettings)];

const noErrors: SettingsErrors = {};

export function loader(args: Route.LoaderArgs) {
	return readSettingsPage(args);
}

/** Saves, restores or imports, once the admin has proved who they are. */
export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const form = await readForm(request);
	if (form.get("intent") === "prove") return postProof(args, form.get("password"), settingsPath);
	const typed = textsOf(form);
	// The proof may have ended while somebody typed.
	if (!isProved(args)) return data({ errors: noErrors, typed }, 403);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const result = await postSettings(services, by, typed);
	if (result.ok) throw redirect(`${settingsPath}?done=saved`, 303);
	if (result.code === "unknown" || result.code === "gone") throw data(null, { status: 400 });
	if (result.code === "newer") return data({ newer: true, typed }, 409);
	return data({ errors: result.errors, typed }, 400);
}

/** Shows that the proof has ended. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionStatus === 403 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, owed, fields, seen, isSaved } = loaderData;
	const refused = actionData && "typed" in actionData ? actionData : null;
	const errors: SettingsErrors = refused && "errors" in refused ? refused.errors : {};
	const isOffice = refused?.typed.intent === "office";
	const proofError = actionData && "proofError" in actionData ? actionData.proofError : undefined;
	return (
		<>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<div className="mt-5 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
				{isSaved && !refused && <NoticeBox notice={{ tone: "good", ...copy.saved }} />}
				{refused && "newer" in refused && <NoticeBox notice={{ tone: "bad", ...copy.newer }} />}
				{owed && <RecentProof owed={owed} {...copy.proof} error={proofError} />}
				{/* What was typed when the proof ended stays there. */}
				{(!owed || isOffice) && (
					<Card id="office" heading="h3" title={copy.office.title} lead={copy.office.lead}>
						<OfficeForm
							key={seen}
							page={loaderData}
							fields={isOffice ? refused.typed : fields}
							errors={isOffice ? errors.office : undefined}
						/>
					</Card>
				)}
				<Card id="versions" heading="h3" title={copy.versions.title}>
					<SettingsVersions page={loaderData} mayRestore={!owed} />
				</Card>
				{!owed && (
					<Card id="file" heading="h3" title={copy.file.title} lead={copy.file.lead}>
						<SettingsFile
							seen={seen}
							typed={refused?.typed.file}
							error={errors.file && copy.errors[errors.file]}
							copy={copy}
						/>
					</Card>
				)}
			</div>
		</>
	);
}
