import * as v from "valibot";
import { productOfPage } from "../compliance/product-of-page.ts";
import { locales } from "../locale/locales.ts";
import { isJurisdiction } from "../location/jurisdictions.ts";
import { addressWithoutQuery } from "../site/address-without-query.ts";
import { isPlainText, lineOf } from "../text/plain-text.ts";
import { isComputable } from "./computable.ts";
import type { Lead } from "./lead.ts";
import { type LeadContent, parseLeadContent } from "./lead-content.ts";
import { isFieldErrorCode } from "./lead-fields.ts";
import { needsConsentBox } from "./lead-forms.ts";
import { type LeadKind, type LeadService, leadKinds, serviceOfKind, subjectOfKind } from "./lead-kind.ts";
import { sharedLeadFields } from "./shared-lead-fields.ts";
import { camelKeys } from "./wire-names.ts";

const nullable = (maximum: number) => v.optional(v.nullable(lineOf(maximum)), null);
/** The browser cuts the query itself; a lead that waited in an older page's outbox still has it. */
const address = v.pipe(lineOf(2048), v.transform(addressWithoutQuery));
const nullableAddress = v.optional(v.nullable(address), null);

/**
 * Whether each box was ticked; none is ticked in advance. Only forms with a required box have `request`, and only those
 * that are answered by email have `calls`: calls and texts about the request. `marketing` comes from forms of earlier releases;
 * now it is asked for when the form has been sent.
 */
const consentBoxesSchema = v.object({
	request: v.exactOptional(v.boolean()),
	calls: v.exactOptional(v.boolean()),
	marketing: v.exactOptional(v.boolean()),
});
export type ConsentBoxes = v.InferOutput<typeof consentBoxesSchema>;

/** The text next to the form. */
export const consentTextSchema = v.pipe(v.string(), v.minLength(20), v.maxLength(4000), v.check(isPlainText));

/** The envelope that every form sends besides its own fields, under wire names: its id, its origin and the consent. */
const envelopeSchema = v.object({
	/** Made by the browser once per lead: a retry sends the same id and stores nothing twice. */
	submission_id: v.pipe(v.string(), v.uuid()),
	locale: v.picklist(locales),
	subject: v.exactOptional(lineOf(200)),
	recaptchaToken: v.optional(v.nullable(lineOf(8192)), null),
	recaptcha_token: v.optional(v.nullable(lineOf(8192)), null),
	page_source: address,
	form_url: nullableAddress,
	referrer: nullableAddress,
	user_agent: nullable(1024),
	utm_source: nullable(200),
	utm_medium: nullable(200),
	utm_campaign: nullable(200),
	session_id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
	event_name: v.exactOptional(lineOf(80)),
	/** The visitor's state as far as the browser knew. A wrong value isn't a reason to refuse the lead. */
	visitor_state: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.check(isJurisdiction))), null), null),
	security_metadata: v.exactOptional(
		v.object({
			timestamp: lineOf(40),
			user_agent: nullable(1024),
			page_url: nullableAddress,
			referrer: nullableAddress,
			screen_resolution: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,5}x\d{1,5}$/))), null),
			timezone: nullable(80),
		}),
	),
	consent: v.object({
		text: consentTextSchema,
		boxes: consentBoxesSchema,
	}),
});
export type LeadEnvelope = v.InferOutput<typeof envelopeSchema>;

/** The form that the browser sends, and stores in the outbox while the server is unreachable. */
export type LeadSubmission = { service: LeadService; name?: string } & LeadEnvelope & LeadContent;

export type SubmissionResult =
	| { ok: true; envelope: LeadEnvelope; content: LeadContent }
	/** Codes by field: those that a form shows, and `invalid` for all others. */
	| { ok: false; errors: Record<string, string> };

/** The server's own facts about the sender. */
export type Sender = Pick<Lead, "userAgent" | "ipAddress" | "spamReasons">;

/** Reads and checks an untrusted submission. */
export function parseLeadSubmission(body: unknown): SubmissionResult {
	const kind = kindOf(body);
	if (!kind) return { ok: false, errors: { service: "invalid" } };
	const content = parseLeadContent(kind, body);
	const envelope = v.safeParse(envelopeSchema, body);
	const errors = fieldCodes([...(content.issues ?? []), ...(envelope.issues ?? [])]);
	if (envelope.success && needsConsentBox(kind) && !envelope.output.consent.boxes.request) {
		errors.consent = "consent_required";
	}
	if (!content.success || !envelope.success || errors.consent) return { ok: false, errors };
	if (!isComputable(content.output)) return { ok: false, errors: { inputs: "invalid" } };
	return { ok: true, envelope: envelope.output, content: content.output };
}

/** `service` names the form. Where several forms share a name, `purpose` identifies the kind. */
function kindOf(body: unknown): LeadKind | undefined {
	if (typeof body !== "object" || body === null) return undefined;
	const { service, purpose } = body as { service?: unknown; purpose?: unknown };
	const possible = leadKinds.filter((kind) => serviceOfKind[kind] === service);
	return possible.length === 1 ? possible[0] : possible.find((kind) => kind === purpose);
}

/**
 * The lead of a submission, with the property names of our code. Product and state may come from the page if the form
 * has none.
 */
export function leadOf({ envelope, content }: Extract<SubmissionResult, { ok: true }>, sender: Sender): Lead {
	const { recaptchaToken, recaptcha_token, user_agent, event_name, visitor_state, consent, ...circumstances } =
		envelope;
	const fields = sharedLeadFields(content);
	return {
		...fields,
		...camelKeys(circumstances),
		subject: envelope.subject ?? subjectOfKind[fields.kind],
		product: fields.product ?? productOfPage(envelope.page_source) ?? null,
		state: fields.state ?? visitor_state,
		...sender,
	};
}

/** The first error of each field. */
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
