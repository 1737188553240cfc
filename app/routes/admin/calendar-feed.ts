import { data } from "react-router";
import { servicesContext } from "#server/context.server.ts";
import { readFeed } from "#server/lead-desk/appointments/calendar-feed.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import type { Route } from "./+types/calendar-feed";

export const middleware = [privatePage];

/** Somebody's appointments for another calendar. Whoever has the address can read them. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const file = await readFeed(context.get(servicesContext), params.file);
	if (file === null) throw data(null, { status: 404 });
	return new Response(file, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
