/** Which form a lead comes from: a message, a report by mail, an estimate by mail, a guide, a quote, a spot of an offer, the chat, a job application. */
export const leadKinds = ["contact", "report", "estimate", "guide", "quote", "offer", "chat", "application"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The form's name on the wire. */
export const serviceOfKind = {
	contact: "contact_submission",
	report: "calculator_report",
	estimate: "calculator_estimate",
	guide: "funnel_lead",
	quote: "funnel_lead",
	offer: "funnel_lead",
	chat: "chat_lead",
	application: "career_application",
} as const satisfies Record<LeadKind, string>;
export type LeadService = (typeof serviceOfKind)[LeadKind];

/** The form's name where a page asks about marketing after a lead. */
export const marketingService = "marketing_consent";

/** The form's name where a page asks for a name and a number after an estimate by mail. */
export const contactService = "lead_contact";

/** The subject that is sent and stored with a lead of this kind. */
export const subjectOfKind: Readonly<Record<LeadKind, string>> = {
	contact: "Contact form submission",
	report: "Calculator report request",
	estimate: "Estimate by email",
	guide: "Guide request",
	quote: "Quote request",
	offer: "Offer request",
	chat: "Chat request",
	application: "Job application",
};
