import * as v from "valibot";
import type { IdentityFacts, LinkFacts, MailFacts, SettableFacts, SettingsSection } from "../agency/settable-facts.ts";
import type { WordSection } from "../words/editable-words.ts";
import { type AnalyticsError, analyticsFactsSchema, fieldsOfAnalytics, readAnalyticsForm } from "./analytics-form.ts";
import { type BrandError, brandFactsSchema, fieldsOfBrand, isPossibleBrand, readBrandForm } from "./brand-form.ts";
import { type ClaimError, claimEvidence, claimFactsSchema, isPossibleClaims, readClaimForm } from "./claims-form.ts";
import type { EvidenceError, EvidenceRules } from "./evidence-upload.ts";
import { fieldsOfIdentity, type IdentityError, identityFields, readIdentityForm } from "./identity-form.ts";
import {
	type InsurerError,
	insurerEvidence,
	insurersSchema,
	isPossibleInsurers,
	readInsurerForm,
} from "./insurers-form.ts";
import {
	fieldsOfLicenses,
	isPossibleLicenses,
	type LicenseError,
	licenseFactsSchema,
	readLicensesForm,
} from "./licenses-form.ts";
import { bookingPages, fieldsOfLinks, type LinkError, networkIds, readLinksForm } from "./links-form.ts";
import { fieldsOfMail, type MailError, mailFields, readMailForm } from "./mail-form.ts";
import { fieldsOfOffering, offeringFactsSchema, readOfferingForm } from "./offering-form.ts";
import { officeFactsSchema } from "./office-file.ts";
import { fieldsOfOffice, isPossibleOffice, type OfficeError, readOfficeForm } from "./office-form.ts";
import {
	isPossibleTestimonials,
	readTestimonialForm,
	type TestimonialError,
	testimonialEvidence,
	testimonialsSchema,
} from "./testimonials-form.ts";

export type FactError =
	| IdentityError
	| BrandError
	| OfficeError
	| LinkError
	| AnalyticsError
	| MailError
	| LicenseError
	| TestimonialError
	| ClaimError
	| InsurerError
	| EvidenceError;
/** By field of the section's form. */
export type FactErrors = Partial<Record<string, FactError>>;

/** What counts as facts of a section. */
export interface FactRules<Facts> {
	/** The shape of the facts in a file. */
	schema: v.GenericSchema<unknown, Facts>;
	/** True if an admin could set facts of that shape on the section's page. */
	isPossible(facts: Facts, at: { now: Date; timeZone: string }): boolean;
	/** For facts with uploaded documents. */
	evidence?: EvidenceRules<Facts>;
}

/** How the facts of a section become a form, and what somebody typed becomes facts. */
interface FormRules<Facts> extends FactRules<Facts> {
	fieldsOf(facts: Facts, now: Date): Record<string, string>;
	/** @param before the facts until now */
	read(
		fields: Readonly<Record<string, unknown>>,
		at: { now: Date; timeZone: string; before: Facts },
	): { ok: true; facts: Facts } | { ok: false; errors: FactErrors };
}

/** The sections that are forms. Rates come as a file, and words and consent texts have a form for each text. */
export type FormSection = Exclude<SettingsSection, "rates" | WordSection>;

const identityFactsSchema = recordOf(identityFields) satisfies v.GenericSchema<unknown, IdentityFacts>;

const linkFactsSchema = v.object({
	booking: recordOf(bookingPages),
	social: recordOf(networkIds),
}) satisfies v.GenericSchema<unknown, LinkFacts>;

const mailFactsSchema = recordOf(mailFields) satisfies v.GenericSchema<unknown, MailFacts>;

export const formRules: { readonly [Section in FormSection]: FormRules<SettableFacts[Section]> } = {
	identity: {
		fieldsOf: fieldsOfIdentity,
		read: readIdentityForm,
		schema: identityFactsSchema,
		isPossible: (facts) => readsAlike(facts, readIdentityForm(fieldsOfIdentity(facts))),
	},
	brand: {
		fieldsOf: fieldsOfBrand,
		read: readBrandForm,
		schema: brandFactsSchema,
		isPossible: isPossibleBrand,
	},
	office: {
		fieldsOf: fieldsOfOffice,
		read: readOfficeForm,
		schema: officeFactsSchema,
		isPossible: isPossibleOffice,
	},
	links: {
		fieldsOf: fieldsOfLinks,
		read: readLinksForm,
		schema: linkFactsSchema,
		isPossible: (facts) => readsAlike(facts, readLinksForm(fieldsOfLinks(facts))),
	},
	offering: {
		fieldsOf: fieldsOfOffering,
		read: readOfferingForm,
		schema: offeringFactsSchema,
		isPossible: (facts) => readsAlike(facts, readOfferingForm(fieldsOfOffering(facts))),
	},
	analytics: {
		fieldsOf: fieldsOfAnalytics,
		read: readAnalyticsForm,
		schema: analyticsFactsSchema,
		isPossible: (facts) => readsAlike(facts, readAnalyticsForm(fieldsOfAnalytics(facts))),
	},
	mail: {
		fieldsOf: fieldsOfMail,
		read: readMailForm,
		schema: mailFactsSchema,
		isPossible: (facts) => readsAlike(facts, readMailForm(fieldsOfMail(facts))),
	},
	licenses: {
		fieldsOf: fieldsOfLicenses,
		read: readLicensesForm,
		schema: licenseFactsSchema,
		isPossible: isPossibleLicenses,
	},
	testimonials: {
		// The form begins with a new one.
		fieldsOf: () => ({}),
		read: readTestimonialForm,
		schema: testimonialsSchema,
		isPossible: isPossibleTestimonials,
		evidence: testimonialEvidence,
	},
	claims: {
		// The form is about one claim.
		fieldsOf: () => ({}),
		read: readClaimForm,
		schema: claimFactsSchema,
		isPossible: isPossibleClaims,
		evidence: claimEvidence,
	},
	insurers: {
		fieldsOf: () => ({}),
		read: readInsurerForm,
		schema: insurersSchema,
		isPossible: isPossibleInsurers,
		evidence: insurerEvidence,
	},
};

/** The sections whose forms are about one record, and take its document. */
export const evidenceSections = ["testimonials", "claims", "insurers"] as const satisfies readonly FormSection[];
type EvidenceSection = (typeof evidenceSections)[number];

export function isEvidenceSection(section: SettingsSection): section is EvidenceSection {
	return (evidenceSections as readonly SettingsSection[]).includes(section);
}

/** Texts by name. */
function recordOf<Name extends string>(names: readonly Name[]) {
	return v.object(
		Object.fromEntries(names.map((name) => [name, v.string()])) as Record<Name, v.StringSchema<undefined>>,
	);
}

function readsAlike<Facts>(facts: Facts, read: { ok: true; facts: Facts } | { ok: false }): boolean {
	return read.ok && JSON.stringify(read.facts) === JSON.stringify(facts);
}
