import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "../products/products.ts";
import type { LeadDetails } from "./lead-details.ts";
import type { LeadFormValues } from "./lead-forms.ts";
import type { LeadKind } from "./lead-kind.ts";
import type { CamelKeys } from "./wire-names.ts";

/** The subject of a lead: a product, or work as an agent. */
export type LeadProduct = ProductSlug | "recruiting";

/** A new field of the contact form belongs to every lead at once, and without a column nothing compiles. */
type ContactFields = Partial<Omit<CamelKeys<LeadFormValues<"contact">>, "email" | "phone">>;

/** The fields that the leads of all forms share. */
export interface SharedLeadFields extends ContactFields {
	kind: LeadKind;
	/** Empty where the form asks for none. */
	firstName: string;
	/** Empty where the form asks for none. */
	lastName: string;
	email: string | null;
	phone: string | null;
	/** Empty where the form asks for none. */
	message: string;
	product: LeadProduct | null;
	state: string | null;
	details: LeadDetails;
}

/** A validated lead with its circumstances. Each property is a column of the same name. */
export interface Lead extends SharedLeadFields {
	/** Made by the browser; a retry sends the same one. */
	submissionId: string;
	subject: string;
	locale: Locale;
	pageSource: string;
	referrer: string | null;
	userAgent: string;
	ipAddress: string;
	/** Why it looks like spam; empty if it doesn't. */
	spamReasons: string[];
	/** True if staff sent it to try the site. */
	isTest?: boolean;
	/** Sent by script only. */
	sessionId?: string | null;
	formUrl?: string | null;
	utmSource?: string | null;
	utmMedium?: string | null;
	utmCampaign?: string | null;
	securityMetadata?: object;
}

export function fullName({ firstName, lastName }: Pick<Lead, "firstName" | "lastName">): string {
	return `${firstName} ${lastName}`.trim();
}

/** What staff call somebody who may have left only an address. */
export function calledBy(lead: Pick<Lead, "firstName" | "lastName" | "email">): string {
	return fullName(lead) || lead.email || "";
}
