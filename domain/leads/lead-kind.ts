/** Why somebody leaves their details: a message, a report by mail, a guide, a quote, the spot of an offer, a talk. */
export const leadKinds = ["contact", "report", "guide", "quote", "offer", "chat"] as const;
export type LeadKind = (typeof leadKinds)[number];

/** By what name the intake knows the form. */
export const serviceOfKind = {
	contact: "contact_submission",
	report: "calculator_report",
	guide: "funnel_lead",
	quote: "funnel_lead",
	offer: "funnel_lead",
	chat: "chat_lead",
} as const satisfies Record<LeadKind, string>;
export type LeadService = (typeof serviceOfKind)[LeadKind];

/** Sent and kept as the subject of whatever comes from such a form. */
export const subjectOfKind: Readonly<Record<LeadKind, string>> = {
	contact: "Contact form submission",
	report: "Calculator report request",
	guide: "Guide request",
	quote: "Quote request",
	offer: "Offer request",
	chat: "Chat request",
};
