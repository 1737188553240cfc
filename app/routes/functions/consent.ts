import * as v from "valibot";
import { consentReportSchema } from "#domain/consent/consent-report.ts";
import { logCookieConsent } from "#server/consent/log-cookie-consent.server.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { sendsPrivacySignal } from "#server/platform/http/privacy-signal.server.ts";
import { jsonOrBeacon, readJsonBody } from "#server/platform/http/read-json-body.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import { refuseExcess } from "#server/platform/http/refuse-excess.server.ts";
import { addressUses } from "#server/platform/networks.server.ts";
import { limits } from "#server/rate-limits.server.ts";
import type { Route } from "./+types/consent";

/** Logs the answer to the cookie notice. Responds with what is allowed, honoring a privacy signal. */
export async function action({ request, context }: Route.ActionArgs) {
	const body = await readJsonBody(request, { types: jsonOrBeacon });
	if (!body.ok) return body.response;
	const report = v.safeParse(consentReportSchema, body.json);
	if (!report.success) return refuse("bad_request");
	const services = context.get(servicesContext);
	const { ip } = context.get(requestInfoContext);
	const excess = refuseExcess(services.limiter, addressUses(limits.cookieConsentsPerAddress, ip));
	if (excess) return excess;
	return Response.json(await logCookieConsent(services, report.output, sendsPrivacySignal(request.headers)));
}

export const loader = () => refuseMethod("POST");
