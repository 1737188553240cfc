import { captchaAction } from "#domain/leads/captcha-action.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import { leadOf, parseLeadSubmission } from "#domain/leads/lead-submission.ts";
import type { Services } from "../services.server.ts";
import { publishedConsentText } from "./published-consent-text.server.ts";
import { findLead } from "./store-lead.server.ts";
import { submitLead } from "./submit-lead.server.ts";

export type IntakeOutcome = { id: string } | { refused: LeadErrorCode; fields?: Record<string, string> };

/** A lead as a form's script sends it. */
export async function receiveLead(
	services: Pick<Services, "database" | "jobs" | "clock" | "env" | "captcha" | "log">,
	body: unknown,
	visitor: { ip: string; userAgent: string },
): Promise<IntakeOutcome> {
	const parsed = parseLeadSubmission(body);
	if (!parsed.ok) return { refused: "invalid_submission", fields: parsed.errors };
	const { envelope } = parsed;

	// A retry after a lost response: its captcha token is spent, and it needs none.
	const earlier = await findLead(services.database.db, envelope.submission_id);
	if (earlier) return { id: earlier };

	const token = envelope.recaptchaToken || envelope.recaptcha_token;
	if (!token) return { refused: "captcha_missing" };
	const verdict = await services.captcha.verify(token, {
		action: captchaAction,
		ipAddress: visitor.ip,
		now: services.clock(),
	});
	if (verdict.outcome === "failed") {
		services.log.info({ reason: verdict.reason }, "captcha failed");
		return { refused: "captcha_failed" };
	}
	const lead = leadOf(parsed, {
		userAgent: visitor.userAgent,
		ipAddress: visitor.ip,
		spamReasons: verdict.outcome === "unavailable" ? ["captcha_unavailable"] : [],
	});
	const { text, boxes } = envelope.consent;
	const consent = { text, published: text === publishedConsentText(lead.locale, lead.kind), boxes };
	return submitLead(services, lead, consent, {
		limited: true,
		...(verdict.outcome === "passed" ? { captcha: verdict } : {}),
	});
}
