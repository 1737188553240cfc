import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { SectionPage } from "#app/features/settings/section-page.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { isFormSection, readSectionPage } from "#server/settings/settings-page.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-section";
import { postSectionForm } from "./section-forms.server.ts";

export const middleware = [requirePage("settings", mayChangeSettings)];

export function loader(args: Route.LoaderArgs) {
	if (!isFormSection(args.params.section)) throw data(null, { status: 404 });
	return readSectionPage(args, args.params.section);
}

export async function action(args: Route.ActionArgs) {
	if (!isFormSection(args.params.section)) throw data(null, { status: 404 });
	return postSectionForm(args, args.params.section, await readForm(args.request));
}

/** Shows that the proof has ended, or the version of whoever saved sooner. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionStatus === 403 || actionStatus === 409 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy[loaderData.section].title);

export default function SettingsSection({ loaderData, actionData }: Route.ComponentProps) {
	return <SectionPage page={loaderData} answer={actionData} />;
}
