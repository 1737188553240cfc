import type { TaskError } from "./tasks.ts";

/** Errors in text that staff type on a lead's page. Each has its sentence in `leadPage.errors`. */
export type WorkError =
	| TaskError
	| "required"
	| "email_invalid"
	| "phone_min"
	| "phone_or_email"
	| "day_future"
	| "name_missing"
	| "too_long"
	| "not_text"
	| "no_choice"
	| "place_long"
	| "words_long"
	| "line_long"
	| "carrier_missing"
	| "ends_first"
	| "unconfirmed"
	| "reason_required"
	| "amount_invalid"
	| "amount_range";
export type WorkErrors = Partial<Record<string, WorkError>>;
