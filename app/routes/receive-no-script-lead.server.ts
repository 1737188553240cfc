import { data, type RouterContextProvider } from "react-router";
import type { LeadFormError } from "#domain/leads/lead-error.ts";
import { contactService, type LeadKind, marketingService, serviceOfKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { addressWithoutQuery } from "#domain/site/address-without-query.ts";
import { toShortLine } from "#domain/text/plain-text.ts";
import { receptionContext, requestInfoContext, servicesContext } from "#server/context.server.ts";
import { addLeadContact } from "#server/leads/add-lead-contact.server.ts";
import { leadIdOf } from "#server/leads/lead-ids.server.ts";
import { recordMarketingConsent } from "#server/leads/record-marketing-consent.server.ts";
import { type NoScriptVisitor, submitNoScriptLead } from "#server/leads/submit-no-script-lead.server.ts";
import { stateOfVisitor } from "#server/location/locate-visitor.server.ts";
import { sendsPrivacySignal } from "#server/platform/http/privacy-signal.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";

interface PostedForm {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/**
 * The action of a page with no-script forms. The page then shows the result.
 * @param kinds of its forms; each names its own
 */
export async function receiveNoScriptLead<Kind extends LeadKind>(
	kinds: Kind | readonly [Kind, ...Kind[]],
	locale: Locale,
	posted: PostedForm,
) {
	const form = await readForm(posted.request);
	const [first, ...others]: readonly [Kind, ...Kind[]] = typeof kinds === "string" ? [kinds] : kinds;
	const service = form.get("service");
	if (service === marketingService) return data({ ...(await answerMarketing(form, locale, posted)), kind: first });
	if (service === contactService) return data({ ...(await answerContact(form, locale, posted)), kind: first });
	const kind = others.find((other) => serviceOfKind[other] === service) ?? first;
	const visitor = await noScriptVisitor(locale, posted);
	const result = await submitNoScriptLead(posted.context.get(receptionContext), kind, form, visitor);
	return data({ ...result, kind }, { status: result.ok ? 200 : statusOf(result.failure) });
}

/** What an answer is about that the page asks for when it thanks for a lead. The thanks stay. */
function answered(form: FormData, locale: Locale, { request }: PostedForm) {
	const text = (name: string) => String(form.get(name) ?? "");
	const submissionId = text("submission_id");
	return {
		body: { ...Object.fromEntries(form), locale, page: new URL(request.url).pathname },
		thanks: { ok: true as const, id: leadIdOf(submissionId), submissionId, phone: text("phone") },
	};
}

async function answerMarketing(form: FormData, locale: Locale, posted: PostedForm) {
	const { body, thanks } = answered(form, locale, posted);
	const { context } = posted;
	const { ok } = await recordMarketingConsent(context.get(servicesContext), body, context.get(requestInfoContext));
	return { ...thanks, answer: ok ? ("recorded" as const) : ("failed" as const) };
}

async function answerContact(form: FormData, locale: Locale, posted: PostedForm) {
	const { body, thanks } = answered(form, locale, posted);
	const { context } = posted;
	const added = await addLeadContact(context.get(servicesContext), body, context.get(requestInfoContext));
	if (added.ok || added.code !== "invalid") {
		return { ...thanks, contact: { state: added.ok ? ("recorded" as const) : ("failed" as const) } };
	}
	const values = { name: String(form.get("name") ?? ""), phone: thanks.phone };
	return { ...thanks, contact: { state: "invalid" as const, errors: added.errors, values } };
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
		optsOut: sendsPrivacySignal(request.headers),
	};
}
