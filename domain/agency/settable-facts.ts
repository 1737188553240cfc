import type { Locale } from "../locale/locales.ts";
import type { OfficeFacts } from "../office-hours/office-facts.ts";
import type { InsuredProduct, ProductSlug } from "../products/products.ts";
import type { RateFacts } from "../rates/rate-table.ts";
import type { AnalyticsFacts } from "./analytics-facts.ts";
import type { BrandFacts } from "./brand-facts.ts";
import type { ClaimFacts } from "./claim-evidence.ts";
import type { Insurer } from "./insurer.ts";
import type { SetWords } from "./set-words.ts";
import type { Testimonial } from "./testimonial.ts";

/** What the agency is called. */
export interface IdentityFacts {
	/** The name under which it does business: pages, emails, PDFs and consent texts say it. */
	name: string;
	/** For narrow places, such as below an icon on a phone. */
	shortName: string;
	/** The legal entity, as it is filed with the state. Shown only beside a name that differs. */
	legalName: string;
}

/** The external scheduler's pages: one for each product, one for a first appointment and one for recruiting. */
export type SchedulerPage = "general" | ProductSlug | "recruiting";
export type BookingLinks = Readonly<Record<SchedulerPage, string>>;

export type SocialNetwork = "facebook" | "instagram" | "linkedin";

/** Where the site's buttons lead elsewhere. */
export interface LinkFacts {
	/** The general page stands in for a product whose link is empty. */
	booking: BookingLinks;
	/** Not shown while empty. */
	social: Readonly<Record<SocialNetwork, string>>;
}

/** What visitors get on the site. */
export interface OfferingFacts {
	/** The languages of its pages, with English, in the order of `locales`. Staff and emails have all of them. */
	languages: readonly Locale[];
	/**
	 * Products for which the site shows no premium or growth figure. Their pages and calculators then offer written quotes.
	 * For all others, figures are estimates from the rates in use.
	 */
	withoutFigures: readonly InsuredProduct[];
}

/** The agency's license in one state. */
export interface AgencyLicense {
	number: string;
	/** The last day on which it is valid, `YYYY-MM-DD` in the agency's time zone. */
	expiresOn: string;
}

/** Under which licenses the agency sells. */
export interface LicenseFacts {
	/** The agency's national producer number, the same in every state. Left out while empty. */
	npn: string;
	/** By state code. A state that is missing counts as licensed, and its number is "available on request". */
	licenses: Readonly<Partial<Record<string, AgencyLicense>>>;
	/** Codes of the states in which the agency has no license: the site is closed there, and says nothing else. */
	missing: readonly string[];
}

/** Who the site's emails come from, and who hears about leads. Only staff see it, so no page contains it. */
export interface MailFacts {
	/** The address that every email is sent from, under the agency's name. */
	mailFrom: string;
	/** Receives notices of new leads. */
	leadInbox: string;
	/** Where the sender's domain has the key that signs emails: `SELECTOR._domainkey`. Empty: where the service usually has it. */
	dkimSelector: string;
}

/** The agency's facts that an admin can set while the site runs, by section of the settings (decisions 119, 121, 125, 132, 133, 138 to 143). */
export interface SettableFacts {
	identity: IdentityFacts;
	brand: BrandFacts;
	office: OfficeFacts;
	links: LinkFacts;
	offering: OfferingFacts;
	analytics: AnalyticsFacts;
	mail: MailFacts;
	licenses: LicenseFacts;
	/** The newest one first. Once an admin has added one, those of `content/testimonials.ts` are no longer shown. */
	testimonials: readonly Testimonial[];
	rates: RateFacts;
	claims: ClaimFacts;
	/** Once an admin has added one, those of `content/insurers.ts` are no longer shown. */
	insurers: readonly Insurer[];
	/** Words in place of those that came with the site. */
	words: readonly SetWords[];
	/** Consent texts in place of those that came with the site. */
	consent: readonly SetWords[];
}
export type SettingsSection = keyof SettableFacts;
/** What has been set. `content/agency.ts` counts for a section that is missing. */
export type SetFacts = Readonly<Partial<SettableFacts>>;
