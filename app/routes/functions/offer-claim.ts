import { isUuid } from "#domain/text/uuid.ts";
import { servicesContext } from "#server/context.server.ts";
import { leadIdOf } from "#server/leads/lead-ids.server.ts";
import { readClaim } from "#server/offers/read-claim.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import type { Route } from "./+types/offer-claim";

/** For the rows of a lead that was answered a moment ago. */
const patienceMs = 2000;

/** The state of a request for a spot. Only the browser that sent the request knows its submission id. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const submissionId = new URL(request.url).searchParams.get("submission");
	if (!isUuid(submissionId)) return refuse("unknown_submission");
	await services.intake.whenStored(leadIdOf(submissionId), patienceMs);
	const claim = await readClaim(services, { submissionId });
	return claim ? Response.json(claim, { headers: { "Cache-Control": "no-store" } }) : refuse("unknown_submission");
}
