import { servicesContext } from "#server/context.server.ts";
import type { Route } from "./+types/tag-manager";

/** Which tag manager the agency has, for browsers whose visitor allows one. Pages do not know: they are built before. */
export function loader({ context }: Route.LoaderArgs) {
	const { env } = context.get(servicesContext);
	return Response.json({ id: env.tagManagerId || null }, { headers: { "Cache-Control": "private, max-age=3600" } });
}
