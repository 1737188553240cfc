import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isComputable } from "#domain/leads/computable.ts";
import { leadFacts, parseLeadContent } from "#domain/leads/lead-content.ts";
import { type LeadFieldErrors, leadFields, leadFormErrors, needsConsentBox } from "#domain/leads/lead-forms.ts";
import { type LeadKind, subjectOfKind } from "#domain/leads/lead-kind.ts";
import { noScriptSpamReasons } from "#domain/leads/no-script-form.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { withinLimit } from "../platform/rate-limit.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { readFormOpened } from "./form-opened-cookie.server.ts";
import { publishedConsentText } from "./published-consent-text.server.ts";
import { submitLead } from "./submit-lead.server.ts";

export type NoScriptLeadResult =
	| { id: string }
	/** `values` are what was typed and ticked, and what the page knew. */
	| { errors: LeadFieldErrors; values: Record<string, string>; failure?: "invalid_submission" };

export interface NoScriptVisitor {
	ip: string;
	userAgent: string;
	referrer: string | null;
	page: string;
	locale: Locale;
	/** Where the request seems to come from. */
	state: string | null;
	cookies: string | null;
}

/** A lead from a browser without script: the form posts to its own page. */
export async function submitNoScriptLead(
	services: Pick<Services, "database" | "jobs" | "clock" | "env">,
	purpose: LeadKind,
	form: FormData,
	visitor: NoScriptVisitor,
): Promise<NoScriptLeadResult> {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	const typed = Object.fromEntries(leadFields(purpose).map((name) => [name, text(name)]));
	const marketing = form.get("marketing_consent") !== null;
	const details = text("details");
	const values = { ...typed, ...(marketing && { marketing_consent: "on" }), ...(details && { details }) };
	const errors = leadFormErrors(purpose, typed);
	if (Object.keys(errors).length > 0) return { errors, values };
	const content = parseLeadContent(purpose, { ...readDetails(details), ...typed, purpose });
	if (!content.success || !isComputable(content.output)) {
		return { errors: {}, values, failure: "invalid_submission" };
	}

	const facts = leadFacts(content.output);
	const now = services.clock();
	const spamReasons = noScriptSpamReasons({
		honeypot: text("company_website"),
		openedAt: readFormOpened(services.env.captchaSecret, visitor.cookies),
		withinRate: await withinLimit(services.database.db, limits.noScriptLeadsPerAddress, visitor.ip, now),
		now,
	});
	const outcome = await submitLead(
		services,
		{
			...facts,
			// What a form does not ask, the request may tell.
			state: facts.state ?? visitor.state,
			submissionId: v.is(v.pipe(v.string(), v.uuid()), text("submission_id")) ? text("submission_id") : randomUUID(),
			subject: subjectOfKind[purpose],
			locale: visitor.locale,
			sessionId: null,
			page: visitor.page,
			formUrl: null,
			referrer: visitor.referrer,
			utm: { source: null, medium: null, campaign: null },
			userAgent: visitor.userAgent,
			ipAddress: visitor.ip,
			securityMetadata: null,
			spamReasons,
			consent: {
				text: publishedConsentText(visitor.locale, purpose),
				published: true,
				boxes: { ...(needsConsentBox(purpose) && { request: true }), marketing },
			},
		},
		{ limited: false },
	);
	if ("refused" in outcome) throw new Error(`Nothing refuses a plain message, yet: ${outcome.refused}`);
	return outcome;
}

/** What the page knew when it drew the form; it travels in a hidden field, and is judged like anything else. */
function readDetails(json: string): object {
	try {
		const details: unknown = JSON.parse(json || "{}");
		return typeof details === "object" && details !== null ? details : {};
	} catch {
		return {};
	}
}
