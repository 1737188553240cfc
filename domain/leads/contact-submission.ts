import * as v from "valibot";
import { contactFormSchema } from "./contact-form.ts";

const text = (maximum: number) => v.pipe(v.string(), v.maxLength(maximum));
const nullable = (maximum: number) => v.optional(v.nullable(text(maximum)), null);

/** Sent as the subject of every message from the contact form. */
export const contactSubject = "Contact form submission";

/** Yes or no for each thing the visitor could agree to beside the request itself; none is ever ticked beforehand. */
export const consentBoxesSchema = v.object({ marketing: v.optional(v.boolean(), false) });
export type ConsentBoxes = v.InferOutput<typeof consentBoxesSchema>;

/** What the browser sends to the intake: the form, where it stood, and what was agreed to. */
export const contactSubmissionSchema = v.object({
	service: v.literal("contact_submission"),
	/** Made by the browser once per message: a retry carries the same one and stores nothing twice. */
	submission_id: v.pipe(v.string(), v.uuid()),
	...contactFormSchema.entries,
	name: v.optional(text(201)),
	subject: v.optional(text(200), contactSubject),
	locale: v.picklist(["en", "es", "pt", "ht"]),
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
	event_name: v.optional(v.literal("contact_form_submission"), "contact_form_submission"),
	security_metadata: v.optional(
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
export type ContactSubmission = v.InferOutput<typeof contactSubmissionSchema>;

/** Answers of the intake. `message` is English for whoever calls it; screens translate `code`. */
export const leadErrorCodes = [
	"invalid_json",
	"invalid_submission",
	"captcha_missing",
	"captcha_failed",
	"rate_limited",
	"wrong_origin",
	"payload_too_large",
	"unsupported_media_type",
	"method_not_allowed",
	"unavailable",
] as const;
export type LeadErrorCode = (typeof leadErrorCodes)[number];
