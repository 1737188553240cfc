import type { RouterContextProvider } from "react-router";
import type { Locale } from "#domain/locale/locales.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import type { NoScriptVisitor } from "#server/leads/submit-no-script-lead.server.ts";
import { stateOfVisitor } from "#server/location/state-of-visitor.server.ts";

/** What a post from a browser without script tells of its sender. */
export async function noScriptVisitor(
	request: Request,
	context: Readonly<RouterContextProvider>,
	locale: Locale,
): Promise<NoScriptVisitor> {
	const info = context.get(requestInfoContext);
	return {
		...info,
		locale,
		state: await stateOfVisitor(context.get(servicesContext), request.headers, info.ip),
		page: new URL(request.url).pathname,
		referrer: request.headers.get("referer"),
		cookies: request.headers.get("cookie"),
	};
}
