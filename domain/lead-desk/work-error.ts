/** What can be wrong with what staff type on a lead's page. Each has its sentence in `leadPage.errors`. */
export const workErrors = [
	"required",
	"too_long",
	"not_text",
	"no_choice",
	"reason_required",
	"amount_invalid",
	"amount_range",
] as const;
export type WorkError = (typeof workErrors)[number];
export type WorkErrors = Partial<Record<string, WorkError>>;
