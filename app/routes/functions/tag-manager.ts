import { servicesContext } from "#server/context.server.ts";
import type { Route } from "./+types/tag-manager";

/** The agency's tag manager. Pages are prerendered without the configuration, so browsers ask for it. */
export function loader({ context }: Route.LoaderArgs) {
	const { env } = context.get(servicesContext);
	return Response.json({ id: env.tagManagerId || null }, { headers: { "Cache-Control": "private, max-age=3600" } });
}
