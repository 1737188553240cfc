import { redirect } from "react-router";
import { doNotCallPath, numberFiles } from "#domain/do-not-call/register-address.ts";
import { secondFactorPath, withNext } from "#domain/staff/return-path.ts";
import { mayKeepDoNotCall } from "#domain/staff/roles.ts";
import { isFresh } from "#domain/staff/second-factor.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { exportNumbers } from "#server/do-not-call/export-numbers.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/do-not-call-numbers";

export const middleware = [requirePage("do-not-call/numbers", mayKeepDoNotCall)];

/** Admins who didn't sign in a moment ago first prove who they are, and then return to the register. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	if (!isFresh(staff.provedAt, services.clock())) throw redirect(withNext(secondFactorPath, doNotCallPath));
	const file = numberFiles.find((name) => url.pathname.endsWith(name)) ?? "numbers.csv";
	await logRead(context, "do_not_call_lists", {});
	return exportNumbers(services, staff, file);
}
