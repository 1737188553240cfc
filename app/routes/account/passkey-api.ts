import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { handlePasskeyCall } from "#server/second-factor/handle-passkey-call.server.ts";
import type { Route } from "./+types/passkey-api";

async function handle({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
	return handlePasskeyCall(context.get(servicesContext), request, params.step, context.get(requestInfoContext));
}

export { handle as action, handle as loader };
