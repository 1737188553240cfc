import { randomUUID } from "node:crypto";
import * as v from "valibot";
import {
	type ContactErrorCode,
	type ContactField,
	contactFields,
	contactFormErrors,
	contactFormSchema,
} from "#domain/leads/contact-form.ts";
import { contactSubject } from "#domain/leads/contact-submission.ts";
import { plainFormSpamReasons } from "#domain/leads/plain-form.ts";
import type { Locale } from "#i18n/locales.ts";
import { publishedConsentText } from "../consent/published-consent-text.server.ts";
import { withinLimit } from "../platform/rate-limit.server.ts";
import type { Services } from "../services.server.ts";
import { readFormOpened } from "./form-opened-cookie.server.ts";
import { perAddressWithoutScript } from "./lead-limits.server.ts";
import { submitLead } from "./submit-lead.server.ts";

export type PlainContactResult =
	| { id: string }
	/** `values` are what was typed and ticked. */
	| { errors: Partial<Record<ContactField, ContactErrorCode>>; values: Record<string, string> };

/** A message from a browser without script: the form posts to its own page. */
export async function submitPlainContact(
	services: Pick<Services, "database" | "jobs" | "clock" | "env">,
	form: FormData,
	visitor: {
		ip: string;
		userAgent: string;
		referrer: string | null;
		page: string;
		locale: Locale;
		cookies: string | null;
	},
): Promise<PlainContactResult> {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	const values = Object.fromEntries(contactFields.map((name) => [name, text(name)])) as Record<ContactField, string>;
	const parsed = v.safeParse(contactFormSchema, values);
	const ticked = form.get("marketing_consent") !== null;
	if (!parsed.success) {
		return { errors: contactFormErrors(values), values: { ...values, ...(ticked ? { marketing_consent: "on" } : {}) } };
	}

	const now = services.clock();
	const spamReasons = plainFormSpamReasons({
		honeypot: text("company_website"),
		openedAt: readFormOpened(services.env.captchaSecret, visitor.cookies),
		withinRate: await withinLimit(services.database.db, perAddressWithoutScript, visitor.ip, now),
		now,
	});
	const outcome = await submitLead(
		services,
		{
			submissionId: v.is(v.pipe(v.string(), v.uuid()), text("submission_id")) ? text("submission_id") : randomUUID(),
			service: "contact_submission",
			form: parsed.output,
			subject: contactSubject,
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
				text: publishedConsentText(visitor.locale),
				published: true,
				boxes: { marketing: ticked },
			},
		},
		{ limited: false },
	);
	if ("refused" in outcome) throw new Error(`Nothing refuses a plain message, yet: ${outcome.refused}`);
	return outcome;
}
