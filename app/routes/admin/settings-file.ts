import { redirect } from "react-router";
import { settingsPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { exportSettings } from "#server/settings/settings-file.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-file";

export const middleware = [requirePage("settings", mayChangeSettings)];

/** Somebody opened the file's address by hand: the page has the button. */
export function loader() {
	return redirect(settingsPath);
}

/** The file. A form asks for it, so that no link of another site does. */
export async function action({ context }: Route.ActionArgs) {
	if (!isProved({ context })) return redirect(settingsPath, 303);
	return exportSettings(context.get(servicesContext), context.get(staffContext));
}
