import type { RouterContextProvider } from "react-router";
import type { Locale } from "#i18n/locales.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import type { PlainVisitor } from "#server/leads/submit-plain-lead.server.ts";
import { stateOfVisitor } from "#server/location/state-of-visitor.server.ts";

/** What a post from a browser without script tells of its sender. */
export async function plainVisitor(
	request: Request,
	context: Readonly<RouterContextProvider>,
	locale: Locale,
): Promise<PlainVisitor> {
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
