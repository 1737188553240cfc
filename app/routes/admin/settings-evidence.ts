import { data, redirect } from "react-router";
import { sectionPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { exportEvidenceFile } from "#server/settings/evidence-files.server.ts";
import { isFormSection } from "#server/settings/settings-page.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-evidence";

export const middleware = [requirePage("settings", mayChangeSettings)];

/** Somebody opened the file's address by hand: the page has the button. */
export function loader({ params }: Route.LoaderArgs) {
	return redirect(pageOf(params.section));
}

/** The document behind what a section says. A form asks for it, so that no link of another site does. */
export async function action({ context, params }: Route.ActionArgs) {
	const page = pageOf(params.section);
	if (!isProved({ context })) return redirect(page, 303);
	return exportEvidenceFile(context.get(servicesContext), context.get(staffContext), params.file);
}

function pageOf(section: string): string {
	if (!isFormSection(section)) throw data(null, { status: 404 });
	return sectionPath(section);
}
