import { agency } from "#content/agency.ts";
import { receptionContext, requestInfoContext } from "#server/context.server.ts";
import { captchaEffort, challengeUses } from "#server/leads/captcha-effort.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import type { Route } from "./+types/captcha-challenge";

export async function loader({ context }: Route.LoaderArgs) {
	const { captcha, clock, limiter } = context.get(receptionContext);
	const { ip } = context.get(requestInfoContext);
	const excess = refuseExcess(limiter, challengeUses(limiter, ip));
	if (excess) return excess;
	const effort = captchaEffort(limiter, ip, agency.captcha);
	const challenge = await captcha.challenge({ ipAddress: ip, now: clock(), effort });
	return Response.json(challenge, { headers: { "Cache-Control": "no-store" } });
}
