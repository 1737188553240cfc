import { data, type RouterContextProvider } from "react-router";
import type { Locale } from "#domain/locale/locales.ts";
import { servicesContext } from "#server/context.server.ts";
import { submitNoScriptLead } from "#server/leads/submit-no-script-lead.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { noScriptVisitor } from "../no-script-visitor.server.ts";

/** The last step of a funnel, from a browser without script. */
export async function receiveFunnelLead(locale: Locale, request: Request, context: Readonly<RouterContextProvider>) {
	const form = await readForm(request);
	const visitor = await noScriptVisitor(request, context, locale);
	const result = await submitNoScriptLead(context.get(servicesContext), "quote", form, visitor);
	return "errors" in result ? data(result, { status: 422 }) : result;
}
