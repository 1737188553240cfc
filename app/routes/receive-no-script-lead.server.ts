import { data, type RouterContextProvider } from "react-router";
import type { LeadFormError } from "#domain/leads/lead-error.ts";
import { type LeadKind, marketingService } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { addressWithoutQuery } from "#domain/site/address-without-query.ts";
import { toShortLine } from "#domain/text/plain-text.ts";
import { receptionContext, requestInfoContext, servicesContext } from "#server/context.server.ts";
import { leadIdOf } from "#server/leads/lead-ids.server.ts";
import { recordMarketingConsent } from "#server/leads/record-marketing-consent.server.ts";
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
	if (form.get("service") === marketingService) return data(await answerMarketing(form, locale, { request, context }));
	const visitor = await noScriptVisitor(locale, { request, context });
	const result = await submitNoScriptLead(context.get(receptionContext), kind, form, visitor);
	return data(result, { status: result.ok ? 200 : statusOf(result.failure) });
}

/** The answer to the question that the page asks when it thanks for a lead. The thanks stay. */
async function answerMarketing(form: FormData, locale: Locale, { request, context }: PostedForm) {
	const text = (name: string) => String(form.get(name) ?? "");
	const body = { ...Object.fromEntries(form), locale, page: new URL(request.url).pathname };
	const recorded = await recordMarketingConsent(context.get(servicesContext), body, context.get(requestInfoContext));
	const submissionId = text("submission_id");
	const answer: "recorded" | "failed" = recorded.ok ? "recorded" : "failed";
	return { ok: true as const, id: leadIdOf(submissionId), submissionId, phone: text("phone"), answer };
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
