import type { Messages } from "#i18n/messages.server.ts";

type Leads = Messages["leads"];

/** The copy of a lead form, made by a page's loader for the form's kind. */
export interface LeadCopy extends Omit<Leads, "consent"> {
	consent: Omit<Leads["consent"], "request"> & { request: string };
	/** Says that an application is in English; null on English pages. */
	englishDocuments: string | null;
}
