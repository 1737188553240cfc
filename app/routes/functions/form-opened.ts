import { servicesContext } from "#server/context.server.ts";
import { formOpenedCookieHeader } from "#server/leads/form-opened-cookie.server.ts";
import type { Route } from "./+types/form-opened";

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

export function loader({ context }: Route.LoaderArgs) {
	const { env, clock } = context.get(servicesContext);
	const secure = env.siteOrigin.startsWith("https:") ? "; Secure" : "";
	return new Response(emptyPicture, {
		headers: {
			"Content-Type": "image/svg+xml",
			"Cache-Control": "no-store",
			"Set-Cookie": formOpenedCookieHeader(env.captchaSecret, clock()) + secure,
		},
	});
}
