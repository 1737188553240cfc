import { receptionContext } from "#server/context.server.ts";
import { formOpenedCookieHeader } from "#server/leads/form-opened-cookie.server.ts";
import type { Route } from "./+types/form-opened";

const transparentPixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

export function loader({ request, context }: Route.LoaderArgs) {
	const { env, clock } = context.get(receptionContext);
	const headers = new Headers({ "Content-Type": "image/svg+xml", "Cache-Control": "no-store" });
	const cookie = formOpenedCookieHeader(env.captchaSecret, request.headers.get("cookie"), clock());
	if (cookie) headers.set("Set-Cookie", env.siteOrigin.startsWith("https:") ? `${cookie}; Secure` : cookie);
	return new Response(transparentPixel, { headers });
}
