import { data, type RouterContextProvider } from "react-router";
import type { LeadFormError } from "#domain/leads/lead-error.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { addressWithoutQuery } from "#domain/site/address-without-query.ts";
import { toShortLine } from "#domain/text/plain-text.ts";
import { receptionContext, requestInfoContext } from "#server/context.server.ts";
import { type NoScriptVisitor, submitNoScriptLead } from "#server/leads/submit-no-script-lead.server.ts";
import { stateOfVisitor } from "#server/location/locate-visitor.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";

interface PostedForm {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** The action of a page with a no-script form. The page then shows the result. */
export async function receiveNoScriptLead(kind: LeadKind, locale: Locale, { request, context }: PostedForm) {
	const form = await readForm(request);
	const visitor = await noScriptVisitor(locale, { request, context });
	const result = await submitNoScriptLead(context.get(receptionContext), kind, form, visitor);
	return data(result, { status: result.ok ? 200 : statusOf(result.failure) });
}

function statusOf(failure: LeadFormError | undefined): number {
	if (failure === "no_script_limit") return 429;
	return failure === "unavailable" ? 503 : 422;
}

/** Reads the visitor's data from the request. */
async function noScriptVisitor(locale: Locale, { request, context }: PostedForm): Promise<NoScriptVisitor> {
	const info = context.get(requestInfoContext);
	const referrer = request.headers.get("referer");
	return {
		...info,
		locale,
		state: await stateOfVisitor(context.get(receptionContext), request.headers, info.ip),
		page: new URL(request.url).pathname,
		referrer: referrer && toShortLine(addressWithoutQuery(referrer), 2048),
		cookies: request.headers.get("cookie"),
	};
}
