import * as v from "valibot";
import type { IdentityFacts, LinkFacts, SetFacts, SettableFacts, SettingsSection } from "../agency/settable-facts.ts";
import { fieldsOfIdentity, type IdentityError, identityFields, readIdentityForm } from "./identity-form.ts";
import {
	fieldsOfLicenses,
	isPossibleLicenses,
	type LicenseError,
	licenseFactsSchema,
	readLicensesForm,
} from "./licenses-form.ts";
import { bookingPages, fieldsOfLinks, type LinkError, networkIds, readLinksForm } from "./links-form.ts";
import { officeFactsSchema } from "./office-file.ts";
import { fieldsOfOffice, isPossibleOffice, type OfficeError, readOfficeForm } from "./office-form.ts";
import {
	isPossibleTestimonials,
	readTestimonialForm,
	type TestimonialError,
	testimonialsSchema,
} from "./testimonials-form.ts";

export type FactError = IdentityError | OfficeError | LinkError | LicenseError | TestimonialError;
/** By field of the section's form. */
export type FactErrors = Partial<Record<string, FactError>>;

/** How the facts of a section become a form, and what somebody typed becomes facts. */
interface SectionRules<Facts> {
	fieldsOf(facts: Facts, now: Date): Record<string, string>;
	/** @param before the facts until now */
	read(
		fields: Readonly<Record<string, unknown>>,
		at: { now: Date; timeZone: string; before: Facts },
	): { ok: true; facts: Facts } | { ok: false; errors: FactErrors };
	/** The shape of the facts in a file. */
	schema: v.GenericSchema<unknown, Facts>;
	/** True if the form would take facts of that shape. */
	isPossible(facts: Facts, at: { now: Date; timeZone: string }): boolean;
}

const identityFactsSchema = recordOf(identityFields) satisfies v.GenericSchema<unknown, IdentityFacts>;

const linkFactsSchema = v.object({
	booking: recordOf(bookingPages),
	social: recordOf(networkIds),
}) satisfies v.GenericSchema<unknown, LinkFacts>;

export const sectionRules: { readonly [Section in SettingsSection]: SectionRules<SettableFacts[Section]> } = {
	identity: {
		fieldsOf: fieldsOfIdentity,
		read: readIdentityForm,
		schema: identityFactsSchema,
		isPossible: (facts) => readsAlike(facts, readIdentityForm(fieldsOfIdentity(facts))),
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
	},
};
export const settingsSections = Object.keys(sectionRules) as readonly SettingsSection[];

/** The sections of stored settings that this version of the site can read. */
export function readableFacts(stored: Readonly<Record<string, unknown>>): SetFacts {
	const readable = Object.fromEntries(
		settingsSections.flatMap((section) => {
			const read = v.safeParse<v.GenericSchema<unknown, SettableFacts[SettingsSection]>>(
				sectionRules[section].schema,
				stored[section],
			);
			return read.success ? [[section, read.output]] : [];
		}),
	);
	return readable as SetFacts;
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
