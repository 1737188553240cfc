import { isbot } from "isbot";
import * as v from "valibot";
import { journeySchema } from "#domain/profiling/journey.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { jsonOrBeacon, readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse } from "#server/platform/http/refusal.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import { addressUses } from "#server/platform/networks.server.ts";
import { limits } from "#server/rate-limits.server.ts";
import {
	deleteVisitorProfile,
	readVisitorProfile,
	saveVisitorProfile,
} from "#server/visitors/visitor-profile.server.ts";
import type { Route } from "./+types/profile";

const allow = ["GET", "POST", "DELETE"];

const uuid = v.pipe(v.string(), v.uuid());
const reportSchema = v.object({
	session_id: uuid,
	journey: journeySchema,
	contact_submission_id: v.optional(uuid),
});

/**
 * The session id is random and only the visitor's tab knows it, so it grants access to the profile. It comes in a
 * header, because addresses end up in histories and logs.
 */
function sessionOf(request: Request): string | undefined {
	const sessionId = request.headers.get("x-session-id");
	return v.is(uuid, sessionId) ? sessionId : undefined;
}

/** The visitor's own profile. Responds with 204 if there is none. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const sessionId = sessionOf(request);
	if (!sessionId) return refuse("bad_request");
	const services = context.get(servicesContext);
	const { ip } = context.get(requestInfoContext);
	const excess = refuseExcess(services.limiter, addressUses(limits.profilesPerAddress, ip));
	if (excess) return excess;
	const profile = await readVisitorProfile(services.database.db, sessionId);
	return profile ? Response.json(profile) : new Response(null, { status: 204 });
}

/** Stores the journey of a visitor who allows personalization, or deletes the profile. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const { ip, userAgent } = context.get(requestInfoContext);
	if (request.method === "DELETE") {
		const sessionId = sessionOf(request);
		if (!sessionId) return refuse("bad_request");
		const excess = refuseExcess(services.limiter, addressUses(limits.profilesPerAddress, ip));
		if (excess) return excess;
		await deleteVisitorProfile(services.database.db, sessionId);
		return new Response(null, { status: 204 });
	}
	const body = await readJsonBody(request, { allow, types: jsonOrBeacon });
	if (!body.ok) return body.response;
	const report = v.safeParse(reportSchema, body.json);
	if (!report.success) return refuse("bad_request");
	if (isbot(userAgent)) return new Response(null, { status: 204 });
	const { session_id, journey, contact_submission_id } = report.output;
	const excess = refuseExcess(services.limiter, [
		...addressUses(limits.profilesPerAddress, ip),
		[limits.profilesPerSession, session_id],
	]);
	return excess ?? Response.json(await saveVisitorProfile(services, session_id, journey, contact_submission_id));
}
