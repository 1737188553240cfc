import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "../products/products.ts";
import type { LeadDetails } from "./lead-details.ts";
import type { LeadFormValues } from "./lead-forms.ts";
import type { LeadKind } from "./lead-kind.ts";
import type { CamelKeys } from "./wire-names.ts";

/** What a lead is about: a product, or work as an agent. */
export type LeadProduct = ProductSlug | "recruiting";

/** A field that the contact form gains belongs to a lead at once; without a column of its name it does not compile. */
type ContactFields = Partial<Omit<CamelKeys<LeadFormValues<"contact">>, "email" | "phone">>;

/** What the form says, whichever form it is. */
export interface LeadAnswers extends ContactFields {
	kind: LeadKind;
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

/** A checked lead, with all that is known of how it came. Each property is a column of the same name. */
export interface Lead extends LeadAnswers {
	/** Made by the browser, the same in each attempt to send. */
	submissionId: string;
	subject: string;
	locale: Locale;
	pageSource: string;
	referrer: string | null;
	userAgent: string;
	ipAddress: string;
	/** Why it looks like spam; empty when it does not. */
	spamReasons: string[];
	/** Only script sends these. */
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
