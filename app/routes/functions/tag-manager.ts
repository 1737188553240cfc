import { agency } from "#content/agency.ts";

/** The agency's tag manager. An admin can change it, so no page contains it, and browsers ask for it. */
export function loader() {
	return Response.json({ id: agency.tagManagerId || null }, { headers: { "Cache-Control": "private, max-age=60" } });
}
