import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { SectionForm } from "#app/features/settings/section-form.tsx";
import { SettingsFrame } from "#app/features/settings/settings-frame.tsx";
import { SettingsVersions } from "#app/features/settings/settings-versions.tsx";
import { TestimonialList } from "#app/features/settings/testimonial-list.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { FactErrors } from "#domain/settings/form-rules.ts";
import { sectionPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { postSection } from "#server/settings/post-settings.server.ts";
import { isFormSection, readSectionPage } from "#server/settings/settings-page.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-section";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("settings", mayChangeSettings)];

const noErrors: FactErrors = {};

export function loader(args: Route.LoaderArgs) {
	if (!isFormSection(args.params.section)) throw data(null, { status: 404 });
	return readSectionPage(args, args.params.section);
}

/** Saves or restores, once the admin has proved who they are. */
export async function action(args: Route.ActionArgs) {
	const { request, context, params } = args;
	if (!isFormSection(params.section)) throw data(null, { status: 404 });
	const path = sectionPath(params.section);
	const form = await readForm(request);
	if (form.get("intent") === "prove") return postProof(args, form.get("password"), path);
	const typed = textsOf(form);
	// The proof may have ended while somebody typed.
	if (!isProved(args)) return data({ errors: noErrors, typed }, 403);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const file = form.get("permission");
	const result = await postSection(services, by, params.section, typed, file instanceof File ? file : null);
	if (result.ok) throw redirect(`${path}?done=saved`, 303);
	if (result.code === "unknown" || result.code === "gone") throw data(null, { status: 400 });
	if (result.code === "newer") return data({ newer: true, errors: noErrors, typed }, 409);
	return data({ errors: result.errors, typed }, 400);
}

/** Shows that the proof has ended, or the version of whoever saved sooner. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionStatus === 403 || actionStatus === 409 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy[loaderData.section].title);

export default function SettingsSection({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, section, owed, fields, seen } = loaderData;
	const refused = actionData && "typed" in actionData ? actionData : null;
	const typed = refused?.typed.intent === "save" ? refused.typed : null;
	return (
		<SettingsFrame
			page={loaderData}
			isRefused={refused !== null}
			isNewer={refused !== null && "newer" in refused}
			proofError={actionData && "proofError" in actionData ? actionData.proofError : undefined}
		>
			{/* What was typed when the proof ended stays there. */}
			{(!owed || typed) && (
				<Card id={section} heading="h3" title={copy[section].title} lead={copy[section].lead}>
					{section === "testimonials" && <TestimonialList page={loaderData} />}
					<SectionForm
						key={`${section} ${seen} ${fields.id ?? ""}`}
						page={loaderData}
						fields={typed ?? fields}
						errors={typed ? refused?.errors : undefined}
					/>
				</Card>
			)}
			<Card id="versions" heading="h3" title={copy.versions.title}>
				<SettingsVersions page={loaderData} mayRestore={!owed} />
			</Card>
		</SettingsFrame>
	);
}
