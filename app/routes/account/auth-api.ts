import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { handleAuthCall } from "#server/staff/handle-auth-call.server.ts";
import type { Route } from "./+types/auth-api";

async function handle({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
	return handleAuthCall(context.get(servicesContext), request, params["*"], context.get(requestInfoContext));
}

export { handle as action, handle as loader };
