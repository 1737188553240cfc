import { answerImageCall } from "#server/blog-desk/image-call.server.ts";
import { writerCall } from "#server/blog-desk/writer-call.server.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import type { Route } from "./+types/image-api";

async function handle({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visitor = context.get(requestInfoContext);
	return writerCall(services, request, visitor, (by) => answerImageCall(services, by, request));
}

export { handle as action, handle as loader };
