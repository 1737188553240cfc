import { productOfPage } from "#domain/compliance/product-of-page.ts";
import { captchaAction } from "#domain/leads/captcha-action.ts";
import { leadFacts } from "#domain/leads/lead-content.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import { subjectOfKind } from "#domain/leads/lead-kind.ts";
import { type ParsedSubmission, parseLeadSubmission } from "#domain/leads/lead-submission.ts";
import type { Services } from "../services.server.ts";
import { publishedConsentText } from "./published-consent-text.server.ts";
import type { Lead } from "./store-lead.server.ts";
import { findLead } from "./store-lead.server.ts";
import { submitLead } from "./submit-lead.server.ts";

export type IntakeOutcome = { id: string } | { refused: LeadErrorCode; fields?: Record<string, string> };

interface Visitor {
	ip: string;
	userAgent: string;
}

/** A lead as a form's script sends it. */
export async function receiveLead(
	services: Pick<Services, "database" | "jobs" | "clock" | "env" | "captcha" | "log">,
	body: unknown,
	visitor: Visitor,
): Promise<IntakeOutcome> {
	const parsed = parseLeadSubmission(body);
	if ("fields" in parsed) return { refused: "invalid_submission", fields: parsed.fields };
	const { envelope } = parsed;

	// A retry after a lost answer: its captcha token is spent, and it needs none.
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
	const lead = toLead(parsed, visitor, verdict.outcome === "unavailable" ? ["captcha_unavailable"] : []);
	return submitLead(services, lead, {
		limited: true,
		...(verdict.outcome === "passed" ? { captcha: verdict } : {}),
	});
}

function toLead(
	{ envelope, content }: Exclude<ParsedSubmission, { fields: unknown }>,
	visitor: Visitor,
	spamReasons: string[],
): Lead {
	const facts = leadFacts(content);
	const { text, boxes } = envelope.consent;
	return {
		...facts,
		// What a form does not ask, its page and the browser may know.
		product: facts.product ?? productOfPage(envelope.page_source) ?? null,
		state: facts.state ?? envelope.visitor_state,
		submissionId: envelope.submission_id,
		subject: envelope.subject ?? subjectOfKind[facts.purpose],
		locale: envelope.locale,
		sessionId: envelope.session_id,
		page: envelope.page_source,
		formUrl: envelope.form_url,
		referrer: envelope.referrer,
		utm: { source: envelope.utm_source, medium: envelope.utm_medium, campaign: envelope.utm_campaign },
		userAgent: visitor.userAgent,
		ipAddress: visitor.ip,
		securityMetadata: envelope.security_metadata ?? null,
		spamReasons,
		consent: { text, published: text === publishedConsentText(envelope.locale, facts.purpose), boxes },
	};
}
