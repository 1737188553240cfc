/** Why a posted form was refused. A form without script has a separate limit, because nothing proves its work. */
export type LeadFormError = LeadErrorCode | "no_script_limit";

/** Why the server refuses a lead. Screens translate the code. */
export type LeadErrorCode =
	| "invalid_json"
	| "invalid_submission"
	| "captcha_missing"
	| "captcha_failed"
	| "rate_limited"
	| "wrong_origin"
	| "payload_too_large"
	| "unsupported_media_type"
	| "method_not_allowed"
	| "unavailable"
	| "internal_error";
