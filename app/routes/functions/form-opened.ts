import { receptionContext, requestInfoContext } from "#server/context.server.ts";
import { formOpenedCookieHeader } from "#server/leads/form-opened-cookie.server.ts";
import type { Route } from "./+types/form-opened";

const transparentPixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

export function loader({ request, context }: Route.LoaderArgs) {
	const reception = context.get(receptionContext);
	const viewer = { ip: context.get(requestInfoContext).ip, cookies: request.headers.get("cookie") };
	const headers = new Headers({ "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": "no-store" });
	const cookie = formOpenedCookieHeader(reception, viewer, reception.clock());
	if (cookie) headers.set("Set-Cookie", cookie);
	return new Response(transparentPixel, { headers });
}
