import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { LeadSubmission } from "#domain/leads/lead-submission.ts";
import { track } from "../tracking/track.ts";
import type { LeadFailure } from "./failure-notice.ts";

/** The forms' names in analytics. */
const formIds: Readonly<Record<LeadKind, string>> = {
	contact: "contact_main",
	report: "calculator_report",
	estimate: "calculator_estimate",
	guide: "funnel_guide",
	quote: "funnel_quote",
	offer: "funnel_offer",
	chat: "chat_lead",
	application: "career_application",
};

const maxSourceLength = 100;

function formType(kind: LeadKind): string {
	return kind === "contact" ? "contact_form" : formIds[kind];
}

export function trackSentLead(submission: LeadSubmission): void {
	const { purpose, utm_source, page_source } = submission;
	track(
		"form_submit",
		{ form_id: formIds[purpose], utm_source: utm_source?.slice(0, maxSourceLength) || "direct", page_source },
		submission.email || undefined,
	);
	track("contact_form", { form_type: formType(purpose), page: page_source, outcome: "success" });
}

export function trackFailedLead(kind: LeadKind, reason: LeadFailure): void {
	track("contact_form", {
		form_type: formType(kind),
		page: window.location.pathname,
		outcome: "failure",
		error_message: reason,
	});
}
