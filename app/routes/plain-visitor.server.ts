import type { RouterContextProvider } from "react-router";
import type { Locale } from "#i18n/locales.ts";
import { requestInfoContext } from "#server/context.server.ts";
import type { PlainVisitor } from "#server/leads/submit-plain-lead.server.ts";

/** What a post from a browser without script tells of its sender. */
export function plainVisitor(request: Request, context: Readonly<RouterContextProvider>, locale: Locale): PlainVisitor {
	return {
		...context.get(requestInfoContext),
		locale,
		page: new URL(request.url).pathname,
		referrer: request.headers.get("referer"),
		cookies: request.headers.get("cookie"),
	};
}
