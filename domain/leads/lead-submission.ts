import * as v from "valibot";
import { productOfPage } from "../compliance/product-of-page.ts";
import { locales } from "../locale/locales.ts";
import { isJurisdiction } from "../location/jurisdictions.ts";
import { isComputable } from "./computable.ts";
import type { Lead } from "./lead.ts";
import { leadAnswers } from "./lead-answers.ts";
import { type LeadContent, parseLeadContent } from "./lead-content.ts";
import { isFieldErrorCode } from "./lead-fields.ts";
import { needsConsentBox } from "./lead-forms.ts";
import { type LeadKind, type LeadService, leadKinds, serviceOfKind, subjectOfKind } from "./lead-kind.ts";
import { camelKeys } from "./wire-names.ts";

const text = (maximum: number) => v.pipe(v.string(), v.maxLength(maximum));
const nullable = (maximum: number) => v.optional(v.nullable(text(maximum)), null);

/**
 * Yes or no for each thing that could be agreed to; none is ever ticked beforehand. `request` is there where the form
 * has a box for being answered at all.
 */
const consentBoxesSchema = v.object({
	request: v.exactOptional(v.boolean()),
	marketing: v.optional(v.boolean(), false),
});
export type ConsentBoxes = v.InferOutput<typeof consentBoxesSchema>;

/** What every form sends beside its own fields: under which id, from where, and what was agreed to. Wire names. */
const envelopeSchema = v.object({
	/** Made by the browser once per message: a retry carries the same one and stores nothing twice. */
	submission_id: v.pipe(v.string(), v.uuid()),
	locale: v.picklist(locales),
	subject: v.exactOptional(text(200)),
	recaptchaToken: v.optional(v.nullable(text(8192)), null),
	recaptcha_token: v.optional(v.nullable(text(8192)), null),
	page_source: text(2048),
	form_url: nullable(2048),
	referrer: nullable(2048),
	user_agent: nullable(1024),
	utm_source: nullable(200),
	utm_medium: nullable(200),
	utm_campaign: nullable(200),
	session_id: v.pipe(v.string(), v.uuid()),
	event_name: v.exactOptional(text(80)),
	/** Where the visitor lives as far as their browser knew; no reason to turn a message away. */
	visitor_state: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.check(isJurisdiction))), null), null),
	security_metadata: v.exactOptional(
		v.object({
			timestamp: text(40),
			user_agent: nullable(1024),
			page_url: nullable(2048),
			referrer: nullable(2048),
			screen_resolution: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,5}x\d{1,5}$/))), null),
			timezone: nullable(80),
		}),
	),
	consent: v.object({
		/** The wording as it stood beside the form. */
		text: v.pipe(v.string(), v.minLength(20), v.maxLength(4000)),
		boxes: consentBoxesSchema,
	}),
});
export type LeadEnvelope = v.InferOutput<typeof envelopeSchema>;

/** As the browser sends it, and keeps it while the server is away. */
export type LeadSubmission = { service: LeadService; name?: string } & LeadEnvelope & LeadContent;

export interface ParsedSubmission {
	envelope: LeadEnvelope;
	content: LeadContent;
}

/** What is wrong, by field: codes that the screen has sentences for, `invalid` for what no screen shows. */
export interface FaultySubmission {
	fields: Record<string, string>;
}

/** What the server knows of a sender by itself. */
export type Sender = Pick<Lead, "userAgent" | "ipAddress" | "spamReasons">;

/** Reads what came to the intake, trusting none of it. */
export function parseLeadSubmission(body: unknown): ParsedSubmission | FaultySubmission {
	const purpose = kindOf(body);
	if (!purpose) return { fields: { service: "invalid" } };
	const content = parseLeadContent(purpose, body);
	const envelope = v.safeParse(envelopeSchema, body);
	const fields = fieldCodes([...(content.issues ?? []), ...(envelope.issues ?? [])]);
	if (envelope.success && needsConsentBox(purpose) && !envelope.output.consent.boxes.request) {
		fields.consent = "consent_required";
	}
	if (!content.success || !envelope.success || fields.consent) return { fields };
	if (!isComputable(content.output)) return { fields: { inputs: "invalid" } };
	return { envelope: envelope.output, content: content.output };
}

/** `service` names the form; where several share a name, `purpose` tells them apart. */
function kindOf(body: unknown): LeadKind | undefined {
	if (typeof body !== "object" || body === null) return undefined;
	const { service, purpose } = body as { service?: unknown; purpose?: unknown };
	const possible = leadKinds.filter((candidate) => serviceOfKind[candidate] === service);
	return possible.length === 1 ? possible[0] : possible.find((candidate) => candidate === purpose);
}

/** The lead of a submission, under the names that are used inside. What a form does not ask, its page may know. */
export function leadOf({ envelope, content }: ParsedSubmission, sender: Sender): Lead {
	const { recaptchaToken, recaptcha_token, user_agent, event_name, visitor_state, consent, ...circumstances } =
		envelope;
	const answers = leadAnswers(content);
	return {
		...answers,
		...camelKeys(circumstances),
		subject: envelope.subject ?? subjectOfKind[answers.kind],
		product: answers.product ?? productOfPage(envelope.page_source) ?? null,
		state: answers.state ?? visitor_state,
		...sender,
	};
}

/** The first thing wrong with each field. */
function fieldCodes(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
	const codes: Record<string, string> = {};
	for (const issue of issues) {
		const field = v.getDotPath(issue) ?? "body";
		codes[field] ??= isFieldErrorCode(issue.message)
			? issue.message
			: issue.received === "undefined"
				? "required"
				: "invalid";
	}
	return codes;
}
