import { receptionContext, requestInfoContext } from "#server/context.server.ts";
import { locateVisitor } from "#server/location/locate-visitor.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import { addressUses } from "#server/platform/networks.server.ts";
import { limits } from "#server/rate-limits.server.ts";
import type { Route } from "./+types/geolocation";

/** Guesses the visitor's state. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const reception = context.get(receptionContext);
	const { ip } = context.get(requestInfoContext);
	const excess = refuseExcess(reception.limiter, addressUses(limits.locationsPerAddress, ip));
	return excess ?? Response.json(await locateVisitor(reception, request.headers, ip));
}
