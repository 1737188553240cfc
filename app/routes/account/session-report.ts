import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import { receiveReport } from "#server/staff/session-endpoints.server.ts";
import type { Route } from "./+types/session-report";

export async function action({ request, context, params: { report } }: Route.ActionArgs) {
	if (report !== "activity" && report !== "focus") return refuse("not_found");
	return receiveReport(context.get(servicesContext), request, context.get(requestInfoContext), report);
}

export function loader({ params: { report } }: Route.LoaderArgs) {
	return report === "activity" || report === "focus" ? refuseMethod("POST") : refuse("not_found");
}
