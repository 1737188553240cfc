/** Emails that staff begin from, in the order in which a lead usually needs them. */
export const replyTemplates = [
	"calledYou",
	"answer",
	"quoteDetails",
	"documents",
	"appointment",
	"agreed",
	"yearlyReview",
	"notOffered",
	"application",
] as const;
export type ReplyTemplate = (typeof replyTemplates)[number];

/** Only for a person to whom nothing may be sold, and the only templates for them: for others they would be untrue. */
const sellNothing: readonly ReplyTemplate[] = ["notOffered"];
/** The only ones for a person who looks for work. */
const forApplicants: readonly ReplyTemplate[] = ["application"];

export function isReplyTemplate(value: unknown): value is ReplyTemplate {
	return replyTemplates.some((template) => template === value);
}

/** The templates that fit a lead. */
export function templatesFor(lead: { isApplicant: boolean; mayBuy: boolean }): readonly ReplyTemplate[] {
	if (lead.isApplicant) return forApplicants;
	if (!lead.mayBuy) return sellNothing;
	return replyTemplates.filter((template) => !forApplicants.includes(template) && !sellNothing.includes(template));
}

/** The placeholders of templates: known about the lead, or for the writer to add. */
export const replySlots = [
	"bookingLink",
	"inState",
	"regulator",
	"answer",
	"detail1",
	"detail2",
	"documents",
	"agreed",
] as const;
export type ReplySlot = (typeof replySlots)[number];

/** Stands where something is not known. An email with one is not sent. */
export const blankOf = (name: string): string => `[[${name}]]`;

export function hasBlank(text: string): boolean {
	return /\[\[[\s\S]*?\]\]/.test(text);
}
