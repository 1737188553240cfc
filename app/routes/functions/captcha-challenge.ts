import { receptionContext } from "#server/context.server.ts";
import type { Route } from "./+types/captcha-challenge";

export async function loader({ context }: Route.LoaderArgs) {
	const { captcha, clock } = context.get(receptionContext);
	return Response.json(await captcha.challenge(clock()), { headers: { "Cache-Control": "no-store" } });
}
