import * as v from "valibot";
import { servicesContext } from "#server/context.server.ts";
import { readClaim } from "#server/offers/read-claim.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/offer-claim";

const uuid = v.pipe(v.string(), v.uuid());

/** The state of a request for a spot. Only the browser that sent the request knows its submission id. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const submissionId = new URL(request.url).searchParams.get("submission");
	const claim = v.is(uuid, submissionId) && (await readClaim(context.get(servicesContext), { submissionId }));
	return claim ? Response.json(claim, { headers: { "Cache-Control": "no-store" } }) : refuse("unknown_submission");
}
