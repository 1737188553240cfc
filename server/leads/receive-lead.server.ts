import { captchaAction } from "#domain/leads/captcha-action.ts";
import { leadOf, parseLeadSubmission } from "#domain/leads/lead-submission.ts";
import type { Services } from "../services.server.ts";
import { publishedConsentText } from "./lead-copy.server.ts";
import { findLead } from "./store-lead.server.ts";
import { type SubmitLeadResult, submitLead } from "./submit-lead.server.ts";

/** Receives a lead as a form's script sends it. */
export async function receiveLead(
	services: Pick<Services, "database" | "jobs" | "clock" | "env" | "captcha" | "limiter" | "log">,
	body: unknown,
	visitor: { ip: string; userAgent: string },
): Promise<SubmitLeadResult & { fields?: Record<string, string> }> {
	const parsed = parseLeadSubmission(body);
	if (!parsed.ok) return { ok: false, code: "invalid_submission", fields: parsed.errors };
	const { envelope } = parsed;

	// A retry after a lost response needs no captcha token: its own is spent.
	const earlier = await findLead(services.database.db, envelope.submission_id);
	if (earlier) return { ok: true, id: earlier };

	const token = envelope.recaptchaToken || envelope.recaptcha_token;
	if (!token) return { ok: false, code: "captcha_missing" };
	const verdict = await services.captcha.verify(token, {
		action: captchaAction,
		ipAddress: visitor.ip,
		now: services.clock(),
	});
	if (!verdict.ok && verdict.code !== "unavailable") {
		services.log.info({ reason: verdict.code }, "captcha failed");
		return { ok: false, code: "captcha_failed" };
	}
	const lead = leadOf(parsed, {
		userAgent: visitor.userAgent,
		ipAddress: visitor.ip,
		spamReasons: verdict.ok ? [] : ["captcha_unavailable"],
	});
	const { text, boxes } = envelope.consent;
	const consent = { text, published: text === publishedConsentText(lead.locale, lead.kind), boxes };
	return submitLead(services, lead, consent, { limited: true, ...(verdict.ok && { captcha: verdict }) });
}
