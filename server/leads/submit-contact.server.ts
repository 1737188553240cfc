import * as v from "valibot";
import { contactErrorCodes } from "#domain/leads/contact-form.ts";
import {
	type ContactSubmission,
	contactSubmissionSchema,
	type LeadErrorCode,
} from "#domain/leads/contact-submission.ts";
import { publishedConsentText } from "../consent/published-consent-text.server.ts";
import type { Services } from "../services.server.ts";
import type { Lead } from "./store-lead.server.ts";
import { findLead } from "./store-lead.server.ts";
import { submitLead } from "./submit-lead.server.ts";

export type ContactOutcome = { id: string } | { refused: LeadErrorCode; fields?: Record<string, string> };

/** The captcha action that a token for this form must have been made for. */
const captchaAction = "contact_form";

/** A message as the form's script sends it. */
export async function submitContact(
	services: Pick<Services, "database" | "jobs" | "clock" | "env" | "captcha" | "log">,
	body: unknown,
	visitor: { ip: string; userAgent: string },
): Promise<ContactOutcome> {
	const parsed = v.safeParse(contactSubmissionSchema, body);
	if (!parsed.success) return { refused: "invalid_submission", fields: fieldCodes(parsed.issues) };
	const submission = parsed.output;

	// A retry after a lost answer: its captcha token is spent, and it needs none.
	const earlier = await findLead(services.database.db, submission.submission_id);
	if (earlier) return { id: earlier };

	const token = submission.recaptchaToken || submission.recaptcha_token;
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
	const lead = toLead(submission, visitor, verdict.outcome === "unavailable" ? ["captcha_unavailable"] : []);
	return submitLead(services, lead, {
		limited: true,
		...(verdict.outcome === "passed" ? { captcha: verdict } : {}),
	});
}

function toLead(
	submission: ContactSubmission,
	visitor: { ip: string; userAgent: string },
	spamReasons: string[],
): Lead {
	const { first_name, last_name, email, phone, message } = submission;
	return {
		submissionId: submission.submission_id,
		service: submission.service,
		form: { first_name, last_name, email, phone, message },
		subject: submission.subject,
		locale: submission.locale,
		sessionId: submission.session_id,
		page: submission.page_source,
		formUrl: submission.form_url,
		referrer: submission.referrer,
		utm: { source: submission.utm_source, medium: submission.utm_medium, campaign: submission.utm_campaign },
		userAgent: visitor.userAgent,
		ipAddress: visitor.ip,
		securityMetadata: submission.security_metadata ?? null,
		spamReasons,
		consent: {
			text: submission.consent.text,
			published: submission.consent.text === publishedConsentText(submission.locale),
			boxes: submission.consent.boxes,
		},
	};
}

/** What is wrong, by field: codes that the screen has sentences for, `invalid` for what no screen shows. */
function fieldCodes(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
	const codes: Record<string, string> = {};
	for (const issue of issues) {
		const field = v.getDotPath(issue) ?? "body";
		const known = (contactErrorCodes as readonly string[]).includes(issue.message);
		codes[field] ??= known ? issue.message : issue.received === "undefined" ? "required" : "invalid";
	}
	return codes;
}
