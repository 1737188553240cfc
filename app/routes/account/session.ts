import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { tellSession } from "#server/staff/session-endpoints.server.ts";
import type { Route } from "./+types/session";

export async function loader({ request, context }: Route.LoaderArgs) {
	return tellSession(context.get(servicesContext), {
		headers: request.headers,
		visitor: context.get(requestInfoContext),
	});
}
