import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { locateVisitor } from "#server/location/locate-visitor.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import { addressUses } from "#server/platform/networks.server.ts";
import { limits } from "#server/rate-limits.server.ts";
import type { Route } from "./+types/geolocation";

/** Guesses the visitor's state. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { ip } = context.get(requestInfoContext);
	const excess = refuseExcess(services.limiter, addressUses(limits.locationsPerAddress, ip));
	return excess ?? Response.json(await locateVisitor(services, request.headers, ip));
}
