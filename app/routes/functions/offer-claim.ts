import * as v from "valibot";
import { servicesContext } from "#server/context.server.ts";
import { readClaim } from "#server/offers/read-claim.server.ts";
import type { Route } from "./+types/offer-claim";

const uuid = v.pipe(v.string(), v.uuid());

/** What became of a request for a spot, told to the browser that sent it: only that one knows the message's id. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const submission = v.safeParse(uuid, new URL(request.url).searchParams.get("submission"));
	const claim = submission.success
		? await readClaim(context.get(servicesContext), { submissionId: submission.output })
		: undefined;
	const headers = { "Cache-Control": "no-store" };
	if (!claim) return Response.json({ error: { code: "unknown_submission" } }, { status: 404, headers });
	return Response.json(claim, { headers });
}
