import { redirect } from "react-router";
import { sectionPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { exportPermissionFile } from "#server/settings/permission-files.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-permission";

export const middleware = [requirePage("settings", mayChangeSettings)];

/** Somebody opened the file's address by hand: the page has the button. */
export function loader() {
	return redirect(sectionPath("testimonials"));
}

/** A client's signed permission. A form asks for it, so that no link of another site does. */
export async function action({ context, params }: Route.ActionArgs) {
	if (!isProved({ context })) return redirect(sectionPath("testimonials"), 303);
	return exportPermissionFile(context.get(servicesContext), context.get(staffContext), params.file);
}
