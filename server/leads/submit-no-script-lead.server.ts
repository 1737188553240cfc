import * as v from "valibot";
import { isComputable } from "#domain/leads/computable.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { parseLeadContent } from "#domain/leads/lead-content.ts";
import {
	isAnsweredByEmail,
	type LeadFieldErrors,
	leadFields,
	leadFormErrors,
	needsConsentBox,
	typedField,
} from "#domain/leads/lead-forms.ts";
import { type LeadKind, subjectOfKind } from "#domain/leads/lead-kind.ts";
import { consentTextSchema } from "#domain/leads/lead-submission.ts";
import { noScriptSpamReasons } from "#domain/leads/no-script-form.ts";
import { sharedLeadFields } from "#domain/leads/shared-lead-fields.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { LeadConsent } from "../intake/intake-entry.server.ts";
import type { Use } from "../platform/limiter.server.ts";
import { addressUses, networksOf, siteUses } from "../platform/networks.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";
import type { Reception } from "../reception.server.ts";
import { readOpenedForm } from "./form-opened-cookie.server.ts";
import { publishedConsentText, wasPublished } from "./lead-copy.server.ts";
import { leadIdOf } from "./lead-ids.server.ts";
import { submissionIds } from "./no-script-submission.server.ts";
import { submitLead } from "./submit-lead.server.ts";

export type NoScriptLeadResult =
	/** The thank-you panel asks about marketing under the submission id, for the number that was given. */
	| { ok: true; id: string; submissionId: string; phone: string }
	/** `values` are what was typed and ticked, and the page's hidden details. */
	| {
			ok: false;
			errors: LeadFieldErrors;
			values: Record<string, string>;
			failure?: "invalid_submission" | "unavailable" | "no_script_limit";
	  };

export interface NoScriptVisitor {
	ip: string;
	userAgent: string;
	referrer: string | null;
	page: string;
	locale: Locale;
	/** The state of the visitor's address, as a guess. */
	state: string | null;
	cookies: string | null;
	optsOut?: boolean;
}

/** Receives a lead from a browser without script: the form posts to its own page. */
export async function submitNoScriptLead(
	reception: Pick<Reception, "clock" | "env" | "limiter" | "intake">,
	kind: LeadKind,
	form: FormData,
	visitor: NoScriptVisitor,
): Promise<NoScriptLeadResult> {
	const text = textOf(form);
	const typed = Object.fromEntries(leadFields(kind).map((name) => [name, typedField(form, name)]));
	const callsConsent = form.has("calls_consent");
	const details = text("details");
	const values = { ...typed, ...(callsConsent && { calls_consent: "on" }), ...(details && { details }) };
	const errors = leadFormErrors(kind, typed);
	if (Object.keys(errors).length > 0) return { ok: false, errors, values };
	const content = parseLeadContent(kind, { ...readDetails(details), ...typed, purpose: kind });
	if (!content.success || !isComputable(content.output)) {
		return { ok: false, errors: {}, values, failure: "invalid_submission" };
	}

	const received = (id: string, submissionId: string) =>
		({ ok: true, id, submissionId, phone: typed.phone?.trim() ?? "" }) as const;
	const { locale, page, referrer, userAgent, ip } = visitor;
	const post = [kind, locale, page, userAgent, networksOf(ip).network, values];
	const [submissionId, ...olderIds] = submissionIds(reception.env, text("submission_id"), post, reception.clock());
	for (const id of [submissionId, ...olderIds]) {
		const earlier = await reception.intake.earlier(leadIdOf(id));
		if (earlier?.ok) return received(earlier.id, id);
	}

	const { maxNoScriptLeadsPerAddress, maxNoScriptLeadsOfSite } = limits;
	// Without a captcha nothing makes a flood expensive, so its size is bounded: nobody could read it.
	const uses = siteUses(reception.limiter, maxNoScriptLeadsPerAddress, maxNoScriptLeadsOfSite, ip);
	if (reception.limiter.takeAll(uses)) return { ok: false, errors: {}, values, failure: "no_script_limit" };
	for (const older of olderIds) {
		// An earlier process may have received it.
		const id = await reception.intake.find(older);
		if (id) return received(id, older);
	}

	const fields = sharedLeadFields(content.output);
	const lead: Lead = {
		...fields,
		// If the form does not ask for the state, the address may say it.
		state: fields.state ?? visitor.state,
		submissionId,
		subject: subjectOfKind[kind],
		locale,
		pageSource: page,
		referrer,
		userAgent,
		ipAddress: ip,
		spamReasons: spamReasons(reception, text("company_website"), visitor),
	};
	const consent = {
		...readText(text("consent_text"), locale, kind),
		boxes: {
			...(needsConsentBox(kind) && { request: true }),
			...(isAnsweredByEmail(kind) && { calls: callsConsent }),
		},
		...(visitor.optsOut && { optsOut: true }),
	};
	const result = await submitLead(reception, lead, consent);
	if (result.ok) return received(result.id, submissionId);
	reception.limiter.giveBack(uses);
	return { ok: false, errors: {}, values, failure: result.code };
}

/** Limits leads of browsers that did not load the form's image or stored no cookie. */
function unopenedUses(ip: string): Use[] {
	return [...addressUses(limits.unopenedFormsPerAddress, ip), [limits.unopenedFormsOfSite, wholeSite]];
}

function textOf(form: FormData) {
	return (name: string): string => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
}

function spamReasons(
	{ env, clock, limiter }: Pick<Reception, "clock" | "env" | "limiter">,
	honeypot: string,
	visitor: NoScriptVisitor,
): string[] {
	const now = clock();
	const opened = readOpenedForm(env, visitor, now);
	return noScriptSpamReasons({
		honeypot,
		openedAt: opened?.at ?? null,
		isRare: opened !== null || !limiter.takeAll(unopenedUses(visitor.ip)),
		isReused: opened !== null && !limiter.take(limits.leadsPerOpenedForm, opened.nonce),
		withinRate: !limiter.takeAll(addressUses(limits.noScriptLeadsPerAddress, visitor.ip)),
		now,
	});
}

/**
 * The consent text that the page showed: it may have changed since. A form without one shows nothing that we could prove, so its
 * record has the present text as one that was not published.
 */
function readText(shown: string, locale: Locale, kind: LeadKind): Pick<LeadConsent, "text" | "published"> {
	// Browsers send each line break as two characters.
	const { success, output } = v.safeParse(consentTextSchema, shown.replaceAll("\r\n", "\n"));
	if (!success) return { text: publishedConsentText(locale, kind), published: false };
	return { text: output, published: wasPublished(output, locale, kind) };
}

/** Reads the hidden field in which the page sends what it knew when it was rendered. It is validated like all input. */
function readDetails(json: string): object {
	try {
		const details: unknown = JSON.parse(json || "{}");
		return typeof details === "object" && details !== null ? details : {};
	} catch {
		return {};
	}
}
