import type { Messages } from "#i18n/messages.server.ts";

type Leads = Messages["leads"];

/** What a form that makes a lead says; a page's loader makes it for the form's purpose. */
export interface LeadCopy extends Omit<Leads, "consent"> {
	consent: Omit<Leads["consent"], "request"> & { request: string };
}
