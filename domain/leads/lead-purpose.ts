/** Why somebody leaves their details: a message, a report by mail, a guide, a quote, the spot of an offer, a talk. */
export const leadPurposes = ["contact", "report", "guide", "quote", "offer", "chat"] as const;
export type LeadPurpose = (typeof leadPurposes)[number];

/** By what name the intake knows the form. */
export const serviceOfPurpose = {
	contact: "contact_submission",
	report: "calculator_report",
	guide: "funnel_lead",
	quote: "funnel_lead",
	offer: "funnel_lead",
	chat: "chat_lead",
} as const satisfies Record<LeadPurpose, string>;
export type LeadService = (typeof serviceOfPurpose)[LeadPurpose];

/** Sent and kept as the subject of whatever comes from such a form. */
export const subjectOfPurpose: Readonly<Record<LeadPurpose, string>> = {
	contact: "Contact form submission",
	report: "Calculator report request",
	guide: "Guide request",
	quote: "Quote request",
	offer: "Offer request",
	chat: "Chat request",
};
