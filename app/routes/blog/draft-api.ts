import { requestLocale } from "#i18n/request-locale.ts";
import { answerDraftCall } from "#server/blog-desk/draft-call.server.ts";
import { writerCall } from "#server/blog-desk/writer-call.server.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import type { Route } from "./+types/draft-api";

async function handle({ request, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(servicesContext);
	return writerCall(services, request, context.get(requestInfoContext), async (by) => {
		const body = await readJsonBody(request);
		if (!body.ok) return body.response;
		return answerDraftCall(services, by, body.json, requestLocale(request.headers));
	});
}

export { handle as action, handle as loader };
