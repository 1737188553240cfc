import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { locateVisitor } from "#server/location/locate-visitor.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import type { RateLimit } from "#server/platform/rate-limit.server.ts";
import type { Route } from "./+types/geolocation";

/** A page asks once a day; a whole library may share an address. */
const perAddress: RateLimit = { name: "geolocation/address", most: 120, perMinutes: 10 };

/** In which state the visitor seems to be. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { ip } = context.get(requestInfoContext);
	const refused = await refuseExcess(services, [[perAddress, ip]]);
	return refused ?? Response.json(await locateVisitor(services, request.headers, ip));
}
