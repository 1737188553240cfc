import { data, type RouterContextProvider } from "react-router";
import type { Locale } from "#i18n/locales.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { submitPlainLead } from "#server/leads/submit-plain-lead.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";

/** The last step of a funnel, from a browser without script. */
export async function receiveFunnelLead(locale: Locale, request: Request, context: Readonly<RouterContextProvider>) {
	const form = await readForm(request);
	const result = await submitPlainLead(context.get(servicesContext), "quote", form, {
		...context.get(requestInfoContext),
		locale,
		page: new URL(request.url).pathname,
		referrer: request.headers.get("referer"),
		cookies: request.headers.get("cookie"),
	});
	return "errors" in result ? data(result, { status: 422 }) : result;
}
