import { data, Link, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { SettingsFile } from "#app/features/settings/settings-file.tsx";
import { SettingsFrame } from "#app/features/settings/settings-frame.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { settingsPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { describeFileError } from "#server/settings/describe-words.server.ts";
import { postSettingsFile } from "#server/settings/post-settings.server.ts";
import { readSettingsPage } from "#server/settings/settings-page.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("settings", mayChangeSettings)];

const noErrors: { file?: string } = {};

export function loader(args: Route.LoaderArgs) {
	return readSettingsPage(args);
}

/** Takes a file of all settings, once the admin has proved who they are. */
export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const form = await readForm(request);
	if (form.get("intent") === "prove") return postProof(args, form.get("password"), settingsPath);
	const typed = textsOf(form);
	// The proof may have ended while somebody looked for the file.
	if (!isProved(args)) return data({ errors: noErrors, typed }, 403);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const result = await postSettingsFile(services, by, typed);
	if (result.ok) throw redirect(`${settingsPath}?done=saved`, 303);
	if (result.code === "newer") return data({ newer: true, errors: noErrors, typed }, 409);
	return data(
		{ errors: { file: describeFileError(result.errors.file, context.get(staffContext).locale) }, typed },
		400,
	);
}

/** Shows that the proof has ended, or the version of whoever saved sooner. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionStatus === 403 || actionStatus === 409 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, owed, seen, sections } = loaderData;
	const refused = actionData && "typed" in actionData ? actionData : null;
	return (
		<SettingsFrame
			page={loaderData}
			isRefused={refused !== null}
			isNewer={refused !== null && "newer" in refused}
			proofError={actionData && "proofError" in actionData ? actionData.proofError : undefined}
		>
			{sections.map(({ section, path, lines, alerts }) => (
				<Card
					key={section}
					heading="h3"
					title={copy[section].title}
					lead={lines.length > 0 ? null : copy[section].lead}
				>
					{lines.length > 0 && (
						<div className="grid gap-1 text-sm wrap-anywhere">
							{lines.map((line) => (
								<p key={line}>{line}</p>
							))}
						</div>
					)}
					{alerts.map((alert) => (
						<p key={alert}>
							<StatusBadge variant="warning">{alert}</StatusBadge>
						</p>
					))}
					<p>
						<Link to={path} className={textLink} aria-label={`${copy.tabs.change}: ${copy[section].title}`}>
							{copy.tabs.change}
						</Link>
					</p>
				</Card>
			))}
			{(!owed || refused) && (
				<Card id="file" heading="h3" title={copy.file.title} lead={copy.file.lead}>
					<SettingsFile seen={seen} typed={refused?.typed.file} error={refused?.errors.file} copy={copy} />
				</Card>
			)}
		</SettingsFrame>
	);
}
