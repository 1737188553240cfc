import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { withoutPreviewToken } from "#domain/blog/desk-address.ts";
import { clientErrorSchema } from "#domain/pages/client-error-schema.ts";
import { receptionContext, requestInfoContext } from "#server/context.server.ts";
import { jsonOrBeacon, readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import { addressUses } from "#server/platform/networks.server.ts";
import { limits, wholeSite } from "#server/rate-limits.server.ts";
import type { Route } from "./+types/client-error";

/**
 * Logs an error of a visitor's browser. It names nobody, so it needs no consent, and no database: a page may fail because
 * that is away.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request, { types: jsonOrBeacon });
	if (!body.ok) return body.response;
	const report = v.safeParse(clientErrorSchema, body.json);
	if (!report.success) return refuse("bad_request");
	const { limiter, log } = context.get(receptionContext);
	const excess = refuseExcess(limiter, [
		...addressUses(limits.clientErrorsPerAddress, context.get(requestInfoContext).ip),
		[limits.clientErrorsOfSite, wholeSite],
	]);
	if (excess) return excess;
	const id = randomUUID();
	const page = withoutPreviewToken(report.output.page);
	log.error({ clientError: { id, ...report.output, page } }, "error in a visitor's browser");
	return Response.json({ id });
}

export const loader = () => refuseMethod("POST");
